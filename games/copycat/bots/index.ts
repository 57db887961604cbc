import { copycat, type CopycatEvent, type CopycatState, type CopycatView } from '../rules/index.js';
import type { Knowledge, Parameters } from '@hustings/bots';
import { account, forecast } from './forecast.js';
import { organiser, type Figures } from './parameters.js';
import { rate } from './rate.js';
import { strategist } from './strategist.js';

const figures = (parameters: Parameters): Figures => parameters as Figures; // of this game's files

export const knowledge: Knowledge<CopycatState, CopycatView, CopycatEvent> = {
  game: copycat,
  parameters: { organiser, strategist },
  rate: (world, seat, parameters, random) => rate(world, seat, figures(parameters), random),
  forecast: (world, parameters) => forecast(world, figures(parameters)),
  moment: (world) => world.round + world.phase / 10,
  sealedBids: ['bid'],
  intern: { noise: 1.2, blunders: 0.1 },
  account: (world, seat, parameters) => account(world, seat, figures(parameters)),
};
