import { leaveArea } from '../piles.js';
import { topOf, type PendingKind, type State } from '../state.js';
import { ask, procedure, repeatWhile } from '../words.js';
import { coinOrPoints, coinsForDoctorate } from './coins-for-points.js';
import {
  drawNumber,
  exchangeCards,
  exchangeNumber,
  removeCards,
  removeForWorker,
  removeNumber,
} from './draw-exchange-remove.js';
import { pay } from './payment.js';
import { copyCard, reuseCard, reuseWorker } from './use-again.js';

/**
 * The questions that effects ask, of cards and of offices, in phase 2 and in phase 3. What is going
 * on lies on `state.pending`; the top of it is asked for, answered and taken off, and may put
 * others there. That is how second uses nest (CC-5.7), though the sequence of play knows no
 * recursion. It ends because every step spends a use of a card or of a worker.
 */

/** CC-5.7: a card leaves the play area when its second use is done. */
function leaveWhenDone(state: State): void {
  const { pending } = state;
  while (pending.length > 0 && topOf(state).what === 'leave') {
    leaveArea(state.players[state.now.seat], topOf(state).card);
    pending.pop();
  }
}

const isOnTop =
  (what: PendingKind) =>
  (state: State): boolean =>
    state.pending.length > 0 && topOf(state).what === what;

const isGoingOn = (state: State): boolean => state.pending.length > 0;

/** Everything that a card or an office has set off in phase 2. */
export const effectsInActions = procedure(
  'effects',
  repeatWhile(
    isGoingOn,
    leaveWhenDone,
    ask('seat', drawNumber, isOnTop('drawNumber')),
    ask('seat', exchangeNumber, isOnTop('exchangeNumber')),
    ask('seat', exchangeCards, isOnTop('exchangeCards')),
    ask('seat', removeForWorker, isOnTop('removeForWorker')),
    ask('seat', pay, isOnTop('pay')),
    ask('seat', removeNumber, isOnTop('removeNumber')),
    ask('seat', removeCards, isOnTop('removeCards')),
    ask('seat', reuseWorker, isOnTop('reuseWorker')),
    ask('seat', copyCard, isOnTop('copyCard')),
    ask('seat', reuseCard, isOnTop('reuseCard')),
  ),
);

/** The same in phase 3, where nobody draws. */
export const effectsInBuying = procedure(
  'effects',
  repeatWhile(
    isGoingOn,
    leaveWhenDone,
    ask('seat', removeNumber, isOnTop('removeNumber')),
    ask('seat', removeCards, isOnTop('removeCards')),
    ask('seat', coinOrPoints, isOnTop('coinOrPoints')),
    ask('seat', coinsForDoctorate, isOnTop('coinsForDoctorate')),
    ask('seat', reuseWorker, isOnTop('reuseWorker')),
    ask('seat', copyCard, isOnTop('copyCard')),
    ask('seat', reuseCard, isOnTop('reuseCard')),
  ),
);
