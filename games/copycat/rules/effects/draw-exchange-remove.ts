import { Amount, One, PASS, Some, type Reason } from '@hustings/kernel';
import { recruit } from '../7-cards.js';
import { gainCoins } from '../coins-and-points.js';
import { draw, leaveHand, removeFromHand } from '../piles.js';
import { reasons } from '../reasons.js';
import { push, topOf, type PendingKind, type State } from '../state.js';
import { LAST_CARD } from '../tables.js';
import { decision } from '../words.js';
import { anythingGoes, decline, inHand, mustBeInHand, onTop, word, zero } from './among.js';

/**
 * How many cards to draw, said before the first is seen (CC-5.1). They may be played in the same
 * turn (CC-2.6).
 */
export const drawNumber = decision(
  'drawNumber',
  new Amount<State>({
    min: zero,
    max: onTop,
    tooLow: reasons.numberTooLow,
    tooHigh: reasons.tooManyDrawn,
  }),
  (state, seat, count, out) => {
    state.pending.pop();
    draw(state, seat, count, out);
  },
);

const upToTheHand = (state: State, seat: number): number =>
  Math.min(topOf(state).figure, state.players[seat].hand.length);

/** Who exchanges or removes cards says the number first (CC-5.1) … */
const sayNumber = (
  what: 'exchangeNumber' | 'removeNumber',
  then: PendingKind,
  tooHigh: Reason<State>,
) =>
  decision(
    what,
    new Amount<State>({ min: zero, max: upToTheHand, tooLow: reasons.numberTooLow, tooHigh }),
    (state, _seat, count) => {
      state.pending.pop();
      if (count > 0) push(state, then, count);
    },
  );

/** … and then names just as many hand cards. */
const handCards = (notInHand: Reason<State>, otherNumber: Reason<State>) =>
  new Some<State>({
    size: LAST_CARD + 1,
    word,
    fits: mustBeInHand(notInHand),
    min: onTop,
    max: onTop,
    together: anythingGoes,
    tooFew: otherNumber,
    tooMany: otherNumber,
    among: inHand,
  });

/** CC-8.2. */
export const exchangeNumber = sayNumber(
  'exchangeNumber',
  'exchangeCards',
  reasons.tooManyExchanged,
);

/** CC-8.2: they can't come back, being in the temporary pile. */
export const exchangeCards = decision(
  'exchangeCards',
  handCards(reasons.notInHandToExchange, reasons.exchangeOther),
  (state, seat, cards, out) => {
    state.pending.pop();
    const player = state.players[seat];
    for (const card of cards) {
      leaveHand(player, card);
      player.temporary.push(card);
    }
    out?.push({ type: 'exchanged', seat, cards });
    draw(state, seat, cards.length, out);
  },
);

/** CC-8.6. */
export const removeNumber = sayNumber('removeNumber', 'removeCards', reasons.tooManyRemoved);

/** CC-8.6: one coin for each. */
export const removeCards = decision(
  'removeCards',
  handCards(reasons.notInHandToRemove, reasons.removeOther),
  (state, seat, cards, out) => {
    state.pending.pop();
    removeFromHand(state, seat, cards, out);
    gainCoins(state, cards.length);
  },
);

/** CC-7.5: a hand card out of the game for a worker. */
export const removeForWorker = decision(
  'removeForWorker',
  new One<State>({
    size: LAST_CARD + 1,
    word,
    why: mustBeInHand(reasons.notInHandForWorker),
    pass: true,
    among: inHand,
  }),
  (state, seat, card, out) => {
    const { figure } = topOf(state);
    state.pending.pop();
    if (card === PASS) return decline(seat, 'removeForWorker', out);
    removeFromHand(state, seat, [card], out);
    recruit(state, seat, figure, out);
  },
);
