import {
  Allocation,
  Amount,
  amongst,
  Assignment,
  clockwiseFrom,
  countCards,
  drawTop,
  everyone,
  NONE,
  One,
  PASS,
  reason,
  remake,
  show,
  Some,
  takeCard,
  words,
  type GameEvent,
  type Out,
} from '@hustings/kernel';
import { FRUITS, HAND, STALLS, WAGES, type State } from './state.js';

type Secret = { readonly seat: number; readonly fruit: number };

export type Event = GameEvent &
  (
    | { type: 'drew'; seat: number; secret: Secret }
    | { type: 'bids'; bids: number[]; winner: number }
    | { type: 'hired'; seat: number; workers: number[] }
    | { type: 'sold'; seat: number; fruit: number; coins: number }
    | { type: 'stopped'; seat: number }
    | { type: 'peeked'; seat: number; secret: Secret }
    | { type: 'pocketed'; seat: number; secret: Secret }
    | { type: 'threw'; seat: number; fruits: number[] }
    | { type: 'displayed'; seat: number; fruits: number[] }
  );

const { inOrder, forEach, untilAllPass, when, repeatWhile, bind, ask, allAtOnce, procedure } =
  words<State, Event>();
const { decision, sealed } = words<State, Event>();

const fromStart = clockwiseFrom<State>((s) => s.start);
const withCards = amongst(fromStart, (s, seat) => s.traders[seat].hand.length > 0);

const holds = (s: State, seat: number, fruit: number): number =>
  countCards(s.traders[seat].hand, fruit);
const notHeld = reason<State>('not-held', 'MD-3');

const drawHands = (s: State, out: Out<Event>): void => {
  s.traders.forEach(({ hand }, seat) => {
    while (hand.length < HAND) {
      if (s.deck.length === 0) remake(s, s.deck, s.discards);
      if (s.deck.length === 0) return;
      const fruit = drawTop(s, s.deck);
      hand.push(fruit);
      out?.push({ type: 'drew', seat, secret: { seat, fruit } });
    }
  });
};

/** MD-1: everyone bids in secret; the highest pays and starts, ties clockwise from the start. */
const bid = sealed(
  'bid',
  new Amount<State>({
    min: () => 0,
    max: (s, seat) => s.traders[seat].coins,
    tooLow: reason('bid-below-zero', 'MD-1'),
    tooHigh: reason('bid-too-high', 'MD-1', (s, seat) => ({ coins: s.traders[seat].coins })),
  }),
);

const openBids = (s: State, out: Out<Event>): void => {
  const bids = s.sealed.map(Number);
  let winner = s.start;
  for (let seat = s.start; seat !== NONE; seat = fromStart.next(s, seat)) {
    if (bids[seat] > bids[winner]) winner = seat;
  }
  s.traders[winner].coins -= bids[winner];
  s.start = winner;
  out?.push({ type: 'bids', bids, winner });
};

/** MD-2: workers for the stalls, two at most at each. */
const hire = decision(
  'hire',
  new Allocation<State>({
    slots: () => STALLS.length,
    word: (_, stall) => STALLS[stall],
    most: (s, seat, stall) => 2 - s.traders[seat].stalls[stall],
    price: WAGES,
    budget: (s, seat) => s.traders[seat].coins,
    supply: (s, seat) => s.traders[seat].workers,
    full: reason('stall-full', 'MD-2'),
    tooDear: reason('too-dear', 'MD-2', (s, seat) => ({ coins: s.traders[seat].coins })),
    tooMany: reason('too-few-workers', 'MD-2', (s, seat) => ({ left: s.traders[seat].workers })),
  }),
  (s, seat, move, out) => {
    const trader = s.traders[seat];
    move.forEach((n, stall) => {
      trader.coins -= WAGES[n];
      trader.workers -= n;
      trader.stalls[stall] += n;
    });
    out?.push({ type: 'hired', seat, workers: move.slice() });
  },
);

/** MD-3: sell one fruit for a coin and one more for each like it on the market, or stop. */
const sell = decision(
  'sell',
  new One<State>({
    size: FRUITS.length,
    word: (_, fruit) => FRUITS[fruit],
    why: (s, seat, fruit) => (holds(s, seat, fruit) > 0 ? undefined : notHeld),
    pass: true,
    hides: notHeld,
  }),
  (s, seat, fruit, out) => {
    if (fruit === PASS) {
      out?.push({ type: 'stopped', seat });
      return;
    }
    const coins = 1 + countCards(s.market, fruit);
    takeCard(s.traders[seat].hand, fruit);
    s.traders[seat].coins += coins;
    s.market.push(fruit);
    out?.push({ type: 'sold', seat, fruit, coins });
  },
);

/** MD-4: the poorest trader looks at the top card, and keeps it or throws it away. */
const poorest = (s: State): number =>
  s.traders.reduce((least, { coins }, seat) => (coins < s.traders[least].coins ? seat : least), 0);

const peek = (s: State, out: Out<Event>): void => {
  const seat = s.now.thief;
  s.peeked = drawTop(s, s.deck);
  out?.push({ type: 'peeked', seat, secret: { seat, fruit: s.peeked } });
};

const pocket = decision(
  'pocket',
  new One<State>({ size: 2, word: (_, i) => ['keep', 'throw'][i], why: () => undefined }),
  (s, seat, choice, out) => {
    const fruit = s.peeked;
    s.peeked = NONE;
    if (choice === 0) {
      s.traders[seat].hand.push(fruit);
      out?.push({ type: 'pocketed', seat, secret: { seat, fruit } });
    } else {
      show(s); // the others see it now
      s.discards.push(fruit);
      out?.push({ type: 'threw', seat, fruits: [fruit] });
    }
  },
);

/** MD-5: fruits from the hand go on show at stalls where one has workers. */
const noWorker = reason<State>('no-worker', 'MD-5');
const stallTaken = reason<State>('stall-taken', 'MD-5');
const notSoMany = reason<State>('not-so-many', 'MD-5');

const display = decision(
  'display',
  new Assignment<State>({
    slots: () => STALLS.length,
    slotWord: (_, _seat, stall) => STALLS[stall],
    size: FRUITS.length,
    word: (_, _stall, fruit) => FRUITS[fruit],
    fits: (s, seat, stall, fruit) => {
      if (s.traders[seat].stalls[stall] === 0) return noWorker;
      if (s.traders[seat].display[stall] !== NONE) return stallTaken;
      return holds(s, seat, fruit) > 0 ? undefined : notHeld;
    },
    together: (s, seat, move) =>
      FRUITS.every((_, fruit) => countCards(move, fruit) <= holds(s, seat, fruit))
        ? undefined
        : notSoMany,
    optional: true,
    hides: notHeld,
  }),
  (s, seat, move, out) => {
    move.forEach((fruit, stall) => {
      if (fruit === NONE) return;
      takeCard(s.traders[seat].hand, fruit);
      s.traders[seat].display[stall] = fruit;
    });
    out?.push({ type: 'displayed', seat, fruits: move.slice() });
  },
);

const appleAndCherry = reason<State>('apple-and-cherry', 'MD-6');

/** MD-6: up to two different fruits are thrown away, from a full hand at least one. */
const tidy = decision(
  'tidy',
  new Some<State>({
    size: FRUITS.length,
    word: (_, fruit) => FRUITS[fruit],
    fits: (s, seat, fruit) => (holds(s, seat, fruit) > 0 ? undefined : notHeld),
    min: (s, seat) => (s.traders[seat].hand.length >= HAND ? 1 : 0),
    max: () => 2,
    together: (_s, _seat, move) =>
      move.includes(0) && move.includes(3) ? appleAndCherry : undefined,
    tooFew: reason('hand-full', 'MD-6'),
    tooMany: reason('two-at-most', 'MD-6'),
    hides: notHeld,
  }),
  (s, seat, move, out) => {
    for (const fruit of move) {
      takeCard(s.traders[seat].hand, fruit);
      s.discards.push(fruit);
    }
    out?.push({ type: 'threw', seat, fruits: move.slice() });
  },
);

const nextRound = (s: State): void => {
  s.discards.push(...s.market);
  s.market.length = 0;
  s.round++;
};

/** The day, as the rulebook tells it. */
export const day = repeatWhile(
  (s) => s.round < s.rounds,
  drawHands,
  procedure('1 bid', allAtOnce(bid, everyone, openBids)),
  procedure('2 hire', forEach('seat', fromStart, ask('seat', hire))),
  procedure(
    '3 sell',
    untilAllPass(
      'seat',
      'passes',
      fromStart,
      ask('seat', sell, (s, i) => s.traders[i].hand.length > 0),
    ),
  ),
  procedure(
    '4 thief',
    when((s) => s.deck.length > 0, bind('thief', poorest, peek, ask('thief', pocket))),
  ),
  procedure('5 display', forEach('seat', withCards, ask('seat', display))),
  procedure('6 tidy', inOrder(forEach('seat', withCards, ask('seat', tidy)), nextRound)),
);
