import { Amount, One, PASS, Some, type Among, type Out, type Reason } from '@hustings/kernel';
import { coinsLeft, gainCoins } from './coins-and-points.js';
import { doCard, drawUpTo, play, recruit, whyNotPlay } from './cards.js';
import type { Event } from './events.js';
import { doOffice, useOffice, whyNotUse } from './offices.js';
import { draw, leaveArea, leaveHand, removeFromHand } from './piles.js';
import { reasons } from './reasons.js';
import { whyNotCopy, whyNotReuse, whyNotReuseWorker } from './second-uses.js';
import { push, topOf, type PendingKind, type State } from './state.js';
import { DOCTORATE, LAST_CARD, OFFICES, tablesOf } from './tables.js';
import { ask, decision, procedure, repeatWhile } from './words.js';

/**
 * The questions that effects ask, of cards and of offices, in phase 2 and in phase 3. What is going
 * on lies on `state.pending`; the top of it is asked for, answered and taken off, and may put
 * others there. That is how second uses nest (CC-5.7), though the sequence of play knows no
 * recursion. It ends because every step spends a use of a card or of a worker.
 */

const zero = (): number => 0;
const onTop = (state: State): number => topOf(state).figure;
const word = (state: State, card: number): string => tablesOf(state).cardWords[card];
const anythingGoes = (): undefined => undefined;

const inHand: Among<State> = {
  count: (state, seat) => state.players[seat].hand.length,
  at: (state, seat, i) => state.players[seat].hand[i],
};
const inArea: Among<State> = {
  count: (state, seat) => state.players[seat].area.length,
  at: (state, seat, i) => state.players[seat].area[i],
};
const atWork: Among<State> = {
  count: (state, seat) => state.players[seat].workers.length,
  at: (state, seat, i) => state.players[seat].workers[i],
};

const mustBeInHand = (notInHand: Reason<State>) => (state: State, seat: number, card: number) =>
  state.players[seat].hand.includes(card) ? undefined : notInHand;

/**
 * How many cards to draw, said before the first is seen (CC-5.1). They may be played in the same
 * turn (CC-2.6).
 */
const drawNumber = decision(
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
const exchangeNumber = sayNumber('exchangeNumber', 'exchangeCards', reasons.tooManyExchanged);

/** CC-8.2: they can't come back, being in the temporary pile. */
const exchangeCards = decision(
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
const removeNumber = sayNumber('removeNumber', 'removeCards', reasons.tooManyRemoved);

/** CC-8.6: one coin for each. */
const removeCards = decision(
  'removeCards',
  handCards(reasons.notInHandToRemove, reasons.removeOther),
  (state, seat, cards, out) => {
    state.pending.pop();
    removeFromHand(state, seat, cards, out);
    gainCoins(state, cards.length);
  },
);

/** CC-7.5: a hand card out of the game for a worker. */
const removeForWorker = decision(
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

/** Options of a payment: to close it, a card, an office. */
const CLOSE = 0;
const OFFICE = LAST_CARD + 1;

/** CC-7.9: sources of coins one after the other; only then are cards drawn. */
const pay = decision(
  'pay',
  new One<State>({
    size: OFFICE + OFFICES,
    word: (state, option) => {
      if (option === CLOSE) return 'end payment';
      const { cardWords, officeWords } = tablesOf(state);
      return option < OFFICE ? `play ${cardWords[option]}` : `use ${officeWords[option - OFFICE]}`;
    },
    why: (state, seat, option) => {
      if (option === CLOSE) return undefined;
      return option < OFFICE
        ? whyNotPlay(state, seat, option)
        : whyNotUse(state, seat, option - OFFICE);
    },
    among: {
      count: (state, seat) => 1 + inHand.count(state, seat) + atWork.count(state, seat),
      at: (state, seat, i) => {
        const hand = inHand.count(state, seat);
        if (i === 0) return CLOSE;
        return i <= hand
          ? inHand.at(state, seat, i - 1)
          : OFFICE + atWork.at(state, seat, i - 1 - hand);
      },
    },
  }),
  (state, seat, option, out) => {
    if (option === CLOSE) closePayment(state, seat, out);
    else if (option < OFFICE) play(state, seat, option, out);
    else useOffice(state, seat, option - OFFICE, out);
  },
);

function closePayment(state: State, seat: number, out: Out<Event>): void {
  const { figure } = topOf(state);
  state.pending.pop();
  out?.push({ type: 'paid', seat, coins: figure });
  drawUpTo(state, seat, figure);
}

/** CC-7.21: the worker uses the action of its office again. */
const reuseWorker = decision(
  'reuseWorker',
  new One<State>({
    size: OFFICES,
    word: (state, office) => tablesOf(state).officeWords[office],
    why: whyNotReuseWorker,
    pass: true,
    among: atWork,
  }),
  (state, seat, office, out) => {
    state.pending.pop();
    if (office === PASS) return decline(seat, 'reuseWorker', out);
    const player = state.players[seat];
    player.worked[player.workers.indexOf(office)]++;
    out?.push({ type: 'usedAgain', seat, office });
    doOffice(state, seat, office, out);
  },
);

/** CC-7.22: as if the card lay there twice; its own uses are not touched (CC-5.5). */
const copyCard = decision(
  'copyCard',
  new One<State>({ size: DOCTORATE + 1, word, why: whyNotCopy, pass: true, among: inArea }),
  (state, seat, card, out) => {
    state.pending.pop();
    if (card === PASS) return decline(seat, 'copyCard', out);
    out?.push({ type: 'copied', seat, card });
    doCard(state, seat, card, out);
  },
);

/** CC-8.8: the card is used again and leaves the play area when that is done. */
const reuseCard = decision(
  'reuseCard',
  new One<State>({
    size: DOCTORATE + 1 + OFFICES,
    word: (state, option) => {
      const { cardWords, officeWords } = tablesOf(state);
      return option <= DOCTORATE ? cardWords[option] : officeWords[option - DOCTORATE - 1];
    },
    why: (state, seat, option) =>
      option <= DOCTORATE ? whyNotReuse(state, seat, option) : reasons.neverAnOffice,
    pass: true,
    among: inArea,
  }),
  (state, seat, card, out) => {
    state.pending.pop();
    if (card === PASS) return decline(seat, 'reuseCard', out);
    const player = state.players[seat];
    player.used[player.area.indexOf(card)]++;
    out?.push({ type: 'reused', seat, card });
    push(state, 'leave', 0, card);
    doCard(state, seat, card, out);
  },
);

function decline(seat: number, what: PendingKind, out: Out<Event>): void {
  out?.push({ type: 'declined', seat, what });
}

const COIN = 0;
const gains = ['coin', 'points'] as const;

/** CC-7.14: chosen at each use anew. */
const coinOrPoints = decision(
  'coinOrPoints',
  new One<State>({ size: gains.length, word: (_state, gain) => gains[gain], why: anythingGoes }),
  (state, seat, gain, out) => {
    const { card } = topOf(state);
    state.pending.pop();
    out?.push({ type: 'chose', seat, gain: gains[gain] });
    const { coinsOf, pointsOf } = tablesOf(state);
    if (gain === COIN) gainCoins(state, coinsOf[card]);
    else state.account.cardPoints += pointsOf[card];
  },
);

/** CC-3.5: any number of coins for as many points, scored at once. */
const coinsForDoctorate = decision(
  'coinsForDoctorate',
  new Amount<State>({
    min: zero,
    max: (state) => coinsLeft(state.account),
    tooLow: reasons.numberTooLow,
    tooHigh: reasons.tooManyCoins,
  }),
  (state, seat, coins, out) => {
    state.pending.pop();
    const player = state.players[seat];
    state.account.spent += coins;
    player.score += coins;
    player.fromDoctorates += coins;
    out?.push({ type: 'doctorate', seat, points: coins });
  },
);

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
