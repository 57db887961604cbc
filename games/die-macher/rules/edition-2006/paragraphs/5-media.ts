import { NONE } from '@hustings/kernel';
import { boardNow, buyingMedia, mediaMajority } from '../../world/index.js';
import { data } from '../data.js';
import { stateWord } from '../names.js';
import type { State } from '../state.js';
import { fromFirst } from '../turn-order.js';
import { ask, bind, decision, forEach, procedure, untilAllPass, when } from '../words.js';
import { electionAt, stateCount, statesFromLast } from './0.13-election-order.js';
import { canSwap, swapOpinion } from './5.4-swap.js';

/** 5.1: as in all editions; 0.10: a state may hold more than five from the preliminary stage. */
const { shape, buy, mayBuy } = buyingMedia<State>({
  price: data.mediaCost,
  spots: data.mediaSpots,
  rule: 'M06-5.1',
  stateCount,
  electionAt,
  stateWord,
});

const buyMedia = decision('buyMedia', shape, buy);

/** 5.3: strictly more markers than every other player. */
const controlling = (s: State): number => mediaMajority(boardNow(s).media);

export const media = procedure(
  '5 media',
  untilAllPass('seat', 'passes', fromFirst, ask('seat', buyMedia, mayBuy)),
  forEach(
    'election',
    statesFromLast,
    when(
      (s) => controlling(s) !== NONE,
      bind('seat', controlling, ask('seat', swapOpinion, canSwap)),
    ),
  ),
);
