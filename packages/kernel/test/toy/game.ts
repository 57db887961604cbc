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
};

export const marketDay = new Game(rules);
