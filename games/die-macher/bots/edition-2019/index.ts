import type { Random } from '@hustings/kernel';
import {
  dieMacher2019,
  partyIds,
  type Event,
  type State,
  type View,
} from '../../rules/edition-2019/index.js';
import type { Knowledge, Parameters } from '@hustings/bots';
import { account, forecast } from './forecast.js';
import { phaseOf } from './moment.js';
import { organiser, type Figures } from './parameters.js';
import { rate } from './rate.js';
import { strategist } from './strategist.js';

const figures = (parameters: Parameters): Figures => parameters as Figures; // of this game's files

export const knowledge: Knowledge<State, View, Event> = {
  game: dieMacher2019,
  parameters: { organiser, strategist },
  rate: (world, seat, parameters, random: Random) => rate(world, seat, figures(parameters), random),
  forecast: (world, parameters) => forecast(world, figures(parameters)),
  moment: (world) => world.round + phaseOf(world.flow.at) / 20,
  sealedBids: ['bid'],
  intern: { noise: 5, blunders: 0.1 },
  account: (world, seat, parameters) => account(world, seat, figures(parameters)),
  notes: (view, move, traits) => {
    traits['party'] = partyIds[view.parties[view.position.viewer]];
    if (view.position.at.endsWith('startPosition')) {
      traits['start block'] = String((move as number[])[0] + 1); // a block, then states
    }
  },
};
