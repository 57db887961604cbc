import {
  Amount,
  copyFlow,
  copyRandom,
  copySealed,
  everyone,
  Game,
  integer,
  list,
  listOf,
  newPosition,
  NONE,
  One,
  oneOf,
  PASS,
  perSeat,
  positionFields,
  positionView,
  reason,
  record,
  shuffle,
  show,
  text,
  words,
  type GameRules,
  type Options,
  type Position,
  type PositionView,
  type Random,
  type Schema,
  type Viewer,
  type Out,
} from '@hustings/kernel';
import { anyGame } from '../../../../games/manifest.js';

/**
 * A tiny game for testing the commands: each round a card is turned up, everyone bids for it in
 * secret, the winner keeps or drops it and may give a coin away. Purses are hidden.
 */
type Now = 'winner';
type Stall = Position<Now> & {
  rounds: number;
  open: boolean;
  colours: string[];
  round: number;
  deck: number[];
  purses: number[];
  points: number[];
};

export type StallView = {
  position: PositionView;
  rounds: number;
  open: boolean;
  colours: string[];
  round: number;
  /** The card turned up; 0 after the last round. */
  card: number;
  used: number[];
  purses: (number | null)[];
  points: number[];
};

type StallEvent =
  | { type: 'turned'; card: number }
  | { type: 'sold'; seat: number; price: number; secret: { seat: number; left: number } }
  | { type: 'decided'; seat: number; kind: string };

const PURSE = 10;
const COLOURS = ['red', 'blue', 'green', 'white'] as const;
const options = {
  rounds: oneOf(['2', '5'], '2'),
  purses: oneOf(['hidden', 'open'], 'hidden'),
  colours: perSeat(COLOURS, 'dealt'),
};

const { allAtOnce, ask, bind, decision, inOrder, procedure, repeatWhile, sealed } = words<
  Stall,
  StallEvent
>();

const bid = sealed(
  'bid',
  new Amount<Stall>({
    min: () => 0,
    max: (state, seat) => state.purses[seat],
    tooLow: reason('bid-too-low', 'TOY-1'),
    tooHigh: reason('bid-too-high', 'TOY-1', (state, seat) => ({ most: state.purses[seat] })),
  }),
);

const keep = decision(
  'keep',
  new One<Stall>({
    size: 2,
    word: (_state, option) => ['keep', 'drop'][option],
    why: () => undefined,
  }),
  (state, seat, move) => {
    if (move === 0) state.points[seat] += state.deck[state.deck.length - 1];
  },
);

const themself = reason<Stall>('gift-to-oneself', 'TOY-3');
const poor = reason<Stall>('gift-without-coins', 'TOY-3');
const gift = decision(
  'gift',
  new One<Stall>({
    size: (state) => state.sealed.length,
    word: (state, seat) => state.colours[seat],
    why: (state, seat, to) => {
      if (seat === to) return themself;
      return state.purses[seat] > 0 ? undefined : poor;
    },
    pass: true,
  }),
  (state, seat, move) => {
    if (move === PASS) return;
    state.purses[seat]--;
    state.purses[move]++;
  },
);

function sell(state: Stall, out: Out<StallEvent>): void {
  const bids = state.sealed.map((answer) => (typeof answer === 'number' ? answer : 0));
  const price = Math.max(...bids);
  const seat = bids.indexOf(price);
  state.purses[seat] -= price;
  state.now.winner = seat;
  out?.push({ type: 'sold', seat, price, secret: { seat, left: state.purses[seat] } });
}

const round = procedure(
  'round',
  (state, out) => {
    show(state);
    out?.push({ type: 'turned', card: state.deck[state.deck.length - 1] });
  },
  procedure('1 bid', allAtOnce(bid, everyone, sell)),
  bind(
    'winner',
    (state) => state.now.winner,
    procedure('2 keep', ask('winner', keep)),
    procedure('3 gift', ask('winner', gift)),
  ),
  (state) => {
    state.deck.pop();
    state.round++;
  },
);

function setup(raw: Options, seats: number, random: Random): Stall {
  const chosen = raw['colours'];
  const colours =
    typeof chosen === 'string' ? shuffle(random, [...COLOURS]).slice(0, seats) : [...chosen];
  return {
    ...newPosition(seats, { winner: NONE }, random),
    rounds: Number(raw['rounds']),
    open: raw['purses'] === 'open',
    colours,
    round: 0,
    deck: shuffle(random, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    purses: new Array<number>(seats).fill(PURSE),
    points: new Array<number>(seats).fill(0),
  };
}

function view(state: Stall, viewer: Viewer): StallView {
  return {
    position: positionView(state, viewer),
    rounds: state.rounds,
    open: state.open,
    colours: [...state.colours],
    round: state.round,
    card: state.round < state.rounds ? state.deck[state.deck.length - 1] : 0,
    used: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((card) => !state.deck.includes(card)),
    purses: state.purses.map((coins, seat) => (state.open || seat === viewer ? coins : null)),
    points: [...state.points],
  };
}

function determinize(seen: StallView, random: Random): Stall {
  const { rounds, open, round: now, colours, points, card } = seen;
  const rest = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((c) => c !== card && !seen.used.includes(c));
  return {
    ...newPosition(colours.length, { winner: NONE }, random),
    rounds,
    open,
    colours: [...colours],
    round: now,
    deck: card === 0 ? shuffle(random, rest) : [...shuffle(random, rest), card],
    purses: seen.purses.map((coins) => coins ?? PURSE),
    points: [...points],
  };
}

function schema(seats: number, paths: readonly string[]): Schema {
  return record({
    ...positionFields(seats, ['winner'], paths),
    rounds: integer(2, 5),
    open: { is: 'truth' },
    colours: listOf(seats, text(COLOURS)),
    round: integer(0, 5),
    deck: list(integer(1, 9), 4, 9),
    purses: listOf(seats, integer(0, 40)),
    points: listOf(seats, integer(0, 45)),
  });
}

const rules: GameRules<Stall, StallView, StallEvent> = {
  id: 'stall',
  name: 'Stall',
  rules: '1',
  seats: { min: 2, max: 4 },
  options,
  sequence: inOrder(repeatWhile((state) => state.round < state.rounds, round)),
  setup,
  clone: (state) => ({
    flow: copyFlow(state.flow),
    now: { winner: state.now.winner },
    sealed: copySealed(state.sealed),
    random: copyRandom(state.random),
    rounds: state.rounds,
    open: state.open,
    colours: state.colours.slice(),
    round: state.round,
    deck: state.deck.slice(),
    purses: state.purses.slice(),
    points: state.points.slice(),
  }),
  view,
  determinize,
  result: (state) => {
    const scores = state.points.map((points, seat) => points + state.purses[seat]);
    const best = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
    return { scores, winners, sources: { cards: state.points, coins: state.purses } };
  },
  schema,
  invariants: [
    { name: 'cards differ', holds: ({ deck }) => new Set(deck).size === deck.length },
    { name: 'one card goes in each round', holds: ({ deck, round: n }) => deck.length + n === 9 },
  ],
  phrases: { refusals: {}, decisions: {} },
  describe: () => '',
};

export const stall = anyGame(new Game(rules));

/** A stall whose keeper tells everybody which card comes next. */
export const leakyStall = anyGame(
  new Game({
    ...rules,
    view: (state, viewer) => ({ ...view(state, viewer), rounds: state.deck[0] }),
  }),
);
