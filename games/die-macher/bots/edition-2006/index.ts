import {
  dieMacher2006,
  partyIds,
  type Event,
  type State,
  type View,
} from '../../rules/edition-2006/index.js';
import type { Knowledge, Parameters } from '@hustings/bots';
import { account, forecast, phaseOf } from './forecast.js';
import { organiser, type Figures } from './parameters.js';
import { rate } from './rate.js';
import { strategist } from './strategist.js';

const figures = (parameters: Parameters): Figures => parameters as Figures; // of this game's files

export const knowledge: Knowledge<State, View, Event> = {
  game: dieMacher2006,
  parameters: { organiser, strategist },
  rate: (world, seat, parameters, random) => rate(world, seat, figures(parameters), random),
  forecast: (world, parameters) => forecast(world, figures(parameters)),
  moment: (world) => world.held + phaseOf(world.flow.at) / 20,
  sealedBids: ['bid', 'bidAgain'],
  intern: { noise: 6, blunders: 0.1 },
  account: (world, seat, parameters) => account(world, seat, figures(parameters)),
  notes: (view, move, traits) => {
    traits['party'] = partyIds[view.parties[view.position.viewer]];
    if (!view.position.at.endsWith('preliminary')) return;
    const choice = move as number[]; // options and states by slot
    traits['list 1'] = String(choice[0] + 1);
    traits['list 2'] = String(choice[4] + 1);
  },
};
