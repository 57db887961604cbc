import { END } from '@hustings/kernel';
import { dieMacher2006 } from '../../rules/edition-2006/die-macher-2006.js';
import {
  partyIds,
  rounds,
  type Event,
  type State,
  type View,
} from '../../rules/edition-2006/index.js';
import type { Knowledge } from '@hustings/bots';
import { judging } from '../world/judging.js';
import { forecasting, OVER, phaseOf } from './forecast.js';
import { recall } from './memory.js';
import { organiser } from './parameters.js';
import { people } from './people.js';
import { rate } from './rate.js';
import { sight } from './sight.js';
import { strategist } from './strategist.js';
import { tempers } from './tempers.js';

export const knowledge: Knowledge<State, View, Event> = {
  game: dieMacher2006,
  parameters: { organiser, strategist },
  ...judging({ ...forecasting, rate }),
  moment: (world) => world.held + phaseOf(world.flow.at) / 20,
  left: (world) =>
    world.flow.at === END ? 0 : rounds(world) - world.held - phaseOf(world.flow.at) / OVER,
  spread: {
    3: { end: 3.3, round: 12.3 },
    4: { end: 5.7, round: 9.4 },
    5: { end: 1.8, round: 10 },
  },
  sealedBids: ['bid', 'bidAgain'],
  sight,
  recall,
  people,
  tempers,
  notes: (view, move, traits) => {
    traits['party'] = partyIds[view.parties[view.position.viewer]];
    if (!view.position.at.endsWith('preliminary')) return;
    const choice = move as number[]; // options and states by slot
    traits['list 1'] = String(choice[0] + 1);
    traits['list 2'] = String(choice[4] + 1);
  },
};
