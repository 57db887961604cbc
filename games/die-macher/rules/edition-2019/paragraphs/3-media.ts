import { buyingMedia } from '../../world/index.js';
import { data } from '../data.js';
import { electionAt, stateCount } from './10.6-states-electing.js';
import { stateWord } from '../names.js';
import type { State } from '../state.js';
import { fromStart } from '../turn-order.js';
import { ask, decision, procedure, untilAllPass } from '../words.js';

/** 3.1, 3.3, 3.4: as in all editions (`world/buying-media.ts`); price and spots are this one's. */
const { shape, buy, mayBuy } = buyingMedia<State>({
  price: data.mediaCost,
  spots: data.mediaSpots,
  rule: 'M19-3.3',
  stateCount,
  electionAt,
  stateWord,
});

const buyMedia = decision('buyMedia', shape, buy);

/** 3.2: passing does not bar a later purchase. */
export const media = procedure(
  '3 media',
  untilAllPass('seat', 'passes', fromStart, ask('seat', buyMedia, mayBuy)),
);
