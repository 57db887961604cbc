import {
  copyFlow,
  copyRandom,
  copySealed,
  newPosition,
  NONE,
  oneOf,
  perSeat,
  shuffle,
  type Options,
  type OptionsOf,
  type Position,
  type Random,
} from '@hustings/kernel';

/** Market Day: three stalls, a deck of fruit, and whoever ends the day with most points. */
export const FRUITS = ['apple', 'pear', 'plum', 'cherry'] as const;
export const COPIES = 5;
export const STALLS = ['north', 'east', 'south'] as const;
export const COINS = 10;
export const WORKERS = 4;
export const HAND = 4;
/** What 0, 1 or 2 workers at one stall cost. */
export const WAGES = [0, 1, 3] as const;

export const options = {
  rounds: oneOf(['2', '3'], '2'),
  colours: perSeat(['red', 'blue', 'green', 'white'], 'dealt'),
};

export type Variable = 'seat' | 'passes' | 'thief';

export type Trader = {
  colour: string;
  coins: number;
  workers: number;
  /** Hidden from the others; how many there are is not. */
  hand: number[];
  /** Workers at each stall, and the fruit on show there (or NONE). */
  stalls: number[];
  display: number[];
};

export type State = Position<Variable> & {
  round: number;
  rounds: number;
  start: number;
  deck: number[];
  discards: number[];
  market: number[];
  /** The card the thief looks at, which nobody else sees. */
  peeked: number;
  traders: Trader[];
};

export function setup(chosen: Options, seats: number, random: Random): State {
  const { rounds, colours } = chosen as OptionsOf<typeof options>;
  const dealt = shuffle(random, [...options.colours.values]).slice(0, seats);
  return {
    ...newPosition(seats, { seat: NONE, passes: NONE, thief: NONE }, random),
    round: 0,
    rounds: Number(rounds),
    start: 0,
    deck: shuffle(random, allCards()),
    discards: [],
    market: [],
    peeked: NONE,
    traders: (colours === 'dealt' ? dealt : colours).map((colour) => ({
      colour,
      coins: COINS,
      workers: WORKERS,
      hand: [],
      stalls: [0, 0, 0],
      display: [NONE, NONE, NONE],
    })),
  };
}

export function allCards(): number[] {
  return FRUITS.flatMap((_, fruit) => new Array<number>(COPIES).fill(fruit));
}

/** One literal, keys in the order of `setup`: states of one shape are fast. */
export function clone(state: State): State {
  return {
    flow: copyFlow(state.flow),
    now: { seat: state.now.seat, passes: state.now.passes, thief: state.now.thief },
    sealed: copySealed(state.sealed),
    random: copyRandom(state.random),
    round: state.round,
    rounds: state.rounds,
    start: state.start,
    deck: state.deck.slice(),
    discards: state.discards.slice(),
    market: state.market.slice(),
    peeked: state.peeked,
    traders: state.traders.map((trader) => ({
      colour: trader.colour,
      coins: trader.coins,
      workers: trader.workers,
      hand: trader.hand.slice(),
      stalls: trader.stalls.slice(),
      display: trader.display.slice(),
    })),
  };
}
