import { dieMacher2019 } from '../../rules/edition-2019/die-macher-2019.js';
import {
  partyIds,
  rounds,
  type Event,
  type State,
  type View,
} from '../../rules/edition-2019/index.js';
import type { Knowledge } from '@hustings/bots';
import { judging } from '../world/judging.js';
import { forecasting } from './forecast.js';
import { recall } from './memory.js';
import { OVER, phaseOf } from './moment.js';
import { organiser } from './parameters.js';
import { people } from './people.js';
import { rate } from './rate.js';
import { sight } from './sight.js';
import { strategist } from './strategist.js';
import { tempers } from './tempers.js';

export const knowledge: Knowledge<State, View, Event> = {
  game: dieMacher2019,
  parameters: { organiser, strategist },
  ...judging({ ...forecasting, rate }),
  moment: (world) => world.round + phaseOf(world.flow.at) / 20,
  left: (world) => rounds(world) - world.round + 1 - phaseOf(world.flow.at) / OVER,
  spread: {
    3: { end: 1.5, round: 7.4 },
    4: { end: 2.1, round: 5.6 },
    5: { end: 2.7, round: 4.8 },
  },
  sealedBids: ['bid'],
  sight,
  recall,
  people,
  tempers,
  notes: (view, move, traits) => {
    traits['party'] = partyIds[view.parties[view.position.viewer]];
    if (view.position.at.endsWith('startPosition')) {
      traits['start block'] = String((move as number[])[0] + 1); // a block, then states
    }
  },
};
