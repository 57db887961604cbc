import { END } from '@hustings/kernel';
import {
  copycat,
  data,
  type CopycatEvent,
  type CopycatState,
  type CopycatView,
} from '../rules/index.js';
import type { Knowledge, Parameters } from '@hustings/bots';
import { account, forecast } from './forecast.js';
import { organiser, type Figures } from './parameters.js';
import { sight } from './learned/sight.js';
import { people } from './people.js';
import { rate } from './rate.js';
import { strategist } from './strategist.js';
import { tempers } from './tempers.js';

/** Phases of a round, and one more: a round is not over before its last. */
const PHASES = 5;

const figures = (parameters: Parameters): Figures => parameters as Figures; // of this game's files

export const knowledge: Knowledge<CopycatState, CopycatView, CopycatEvent> = {
  game: copycat,
  parameters: { organiser, strategist },
  rate: (world, seat, parameters, random) => rate(world, seat, figures(parameters), random),
  forecast: (world, parameters) => forecast(world, figures(parameters)),
  moment: (world) => world.round + world.phase / 10,
  left: (world) =>
    world.flow.at === END ? 0 : data.end.rounds - world.round + 1 - world.phase / PHASES,
  spread: {
    2: { end: 0.3, round: 2.9 },
    3: { end: 1.5, round: 2 },
    4: { end: 1.8, round: 1 },
  },
  sealedBids: ['bid'],
  people,
  tempers,
  sight,
  account: (world, seat, parameters) => account(world, seat, figures(parameters)),
};
