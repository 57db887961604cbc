import {
  countCards,
  Game,
  integer,
  list,
  listOf,
  NONE,
  positionFields,
  record,
  text,
  type GameRules,
  type Result,
  type Schema,
} from '@hustings/kernel';
import { day, type Event } from './phases.js';
import {
  clone,
  COPIES,
  FRUITS,
  options,
  setup,
  STALLS,
  WORKERS,
  type State,
  type Trader,
} from './state.js';
import { determinize, view, type View } from './view.js';

/** MD-7: a point for each coin, two for each fruit on show; most points win, ties share. */
function result({ traders }: State): Result {
  const coins = traders.map((trader) => trader.coins);
  const displays = traders.map((t) => 2 * t.display.filter((fruit) => fruit !== NONE).length);
  const scores = traders.map((_, seat) => coins[seat] + displays[seat]);
  const best = Math.max(...scores);
  const winners = traders.map((_, seat) => seat).filter((seat) => scores[seat] === best);
  return { scores, winners, sources: { coins, displays } };
}

function schema(seats: number, paths: readonly string[]): Schema {
  const cards = list(integer(0, FRUITS.length - 1), 0, FRUITS.length * COPIES);
  const fruitOrNone = integer(NONE, FRUITS.length - 1);
  return record({
    ...positionFields(seats, ['seat', 'passes', 'thief'], paths),
    round: integer(0, 3),
    rounds: integer(2, 3),
    start: integer(0, seats - 1),
    deck: cards,
    discards: cards,
    market: cards,
    peeked: fruitOrNone,
    traders: listOf(
      seats,
      record({
        colour: text(options.colours.values),
        coins: integer(0, 1000),
        workers: integer(0, WORKERS),
        hand: cards,
        stalls: listOf(STALLS.length, integer(0, 2)),
        display: listOf(STALLS.length, fruitOrNone),
      }),
    ),
  });
}

function cardsOf(state: State): number[] {
  const held = state.traders.flatMap(({ hand, display }) => [...hand, ...display]);
  return [...state.deck, ...state.discards, ...state.market, ...held, state.peeked];
}

const placed = (trader: Trader): number => trader.stalls.reduce((sum, n) => sum + n, 0);

export const rules: GameRules<State, View, Event> = {
  id: 'market-day',
  name: 'Market Day',
  rules: '1',
  seats: { min: 2, max: 4 },
  options,
  sequence: day,
  setup,
  clone,
  view,
  determinize,
  result,
  schema,
  invariants: [
    {
      name: 'every fruit has five cards',
      holds: (s) => {
        const cards = cardsOf(s);
        return FRUITS.every((_, fruit) => countCards(cards, fruit) === COPIES);
      },
    },
    {
      name: 'workers are in the supply or at a stall',
      holds: (s) => s.traders.every((trader) => trader.workers + placed(trader) === WORKERS),
    },
    { name: 'nobody owes coins', holds: (s) => s.traders.every((trader) => trader.coins >= 0) },
  ],
  phrases: {
    refusals: {
      'not-held': 'You do not hold this fruit.',
      'bid-below-zero': 'A bid is not below zero.',
      'bid-too-high': 'You have only {coins} coins.',
      'stall-full': 'Two workers at most work at a stall.',
      'too-dear': 'You have only {coins} coins for wages.',
      'too-few-workers': 'You have only {left} workers left.',
      'no-worker': 'You have no worker at this stall.',
      'stall-taken': 'There is a fruit on show at this stall already.',
      'not-so-many': 'You do not hold as many of this fruit.',
      'hand-full': 'Your hand is full: throw away one fruit at least.',
      'two-at-most': 'Two fruits at most are thrown away.',
      'apple-and-cherry': 'Apple and cherry are not thrown away together.',
    },
    decisions: {
      bid: 'How many coins do you bid to start?',
      hire: 'How many workers do you send to each stall?',
      sell: 'Which fruit do you sell?',
      pocket: 'Keep the card, or throw it away?',
      display: 'Which fruits do you put on show?',
      tidy: 'Which fruits do you throw away?',
    },
  },
  describe: (seen) =>
    seen.traders.map((trader) => `${trader.colour}: ${trader.coins} coins`).join('\n'),
};

export const marketDay = new Game(rules);
