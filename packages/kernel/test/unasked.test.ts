import { describe, expect, it } from 'vitest';
import {
  clockwiseFrom,
  everyone,
  Game,
  isRefusal,
  Match,
  newPosition,
  NONE,
  One,
  positionView,
  reason,
  record,
  seedFrom,
  Some,
  unaskedOf,
  words,
  type GameEvent,
  type Json,
  type Position,
} from '@hustings/kernel';

/**
 * Baskets: each seat takes some eggs and then may give back any of them; at last all lay eggs at
 * once. Who has none has nothing to choose.
 */
type State = Position<'seat'> & { eggs: number[] };

const { inOrder, forEach, ask, allAtOnce, decision, sealed } = words<State, GameEvent>();
const notThere = reason<State>('not-there', 'B-1');

const take = decision(
  'take',
  new One<State>({ size: 3, word: (_, n) => `${n} eggs`, why: () => undefined }),
  (s, seat, n) => void (s.eggs[seat] = n),
);

const eggsOf = (unasked: boolean) =>
  new Some<State>({
    size: 2,
    word: (_, egg) => `egg ${egg}`,
    fits: (s, seat, egg) => (egg < s.eggs[seat] ? undefined : notThere),
    min: () => 0,
    max: (s, seat) => s.eggs[seat],
    together: () => undefined,
    tooFew: notThere,
    tooMany: notThere,
    unasked,
  });

const giveBack = (unasked: boolean) =>
  decision('giveBack', eggsOf(unasked), (s, seat, move) => void (s.eggs[seat] -= move.length));

const clockwise = clockwiseFrom<State>(() => 0);

const baskets = (unasked = true): Game<State> =>
  new Game({
    id: 'baskets',
    name: 'Baskets',
    rules: '1',
    seats: { min: 2, max: 3 },
    options: {},
    sequence: inOrder(
      forEach('seat', clockwise, ask('seat', take), ask('seat', giveBack(unasked))),
      allAtOnce(sealed('lay', eggsOf(unasked)), everyone, () => undefined),
    ),
    setup: (_options, seats, random) => ({
      ...newPosition(seats, { seat: NONE }, random),
      eggs: Array.from({ length: seats }, () => 0),
    }),
    clone: (s) => structuredClone(s),
    view: (s, viewer) => ({ position: positionView(s, viewer) }),
    determinize: () => {
      throw new Error('nobody imagines baskets');
    },
    result: ({ eggs }) => ({ scores: eggs, winners: [0], sources: {} }),
    schema: () => record({}),
    invariants: [],
  });

function begun(game = baskets(), seats = 2): Match<State> {
  const match = Match.start(game, {}, seats, seedFrom('baskets'));
  if (isRefusal(match)) throw new Error(match.refused);
  return match;
}

function does(match: Match<State>, seat: number, kind: string, move: Json): Match<State> {
  const plan = match.plan(seat, { kind, move });
  if (isRefusal(plan)) throw new Error(plan.refused);
  return match.after(plan).playUnasked();
}

const asked = ({ game, state }: Match<State>): string =>
  game
    .decisions(state)
    .map(({ seat, kind }) => `${kind} ${seat}`)
    .join(', ');

describe('where there is nothing to choose', () => {
  it('nobody is asked, and the log has the answer as if it had been given', () => {
    const match = does(begun(), 0, 'take', '0 eggs');
    expect(asked(match)).toBe('take 1');
    expect(match.moves.map(({ seat, kind, move }) => ({ seat, kind, move }))).toEqual([
      { seat: 0, kind: 'take', move: '0 eggs' },
      { seat: 0, kind: 'giveBack', move: [] },
    ]);
    expect(asked(does(begun(), 0, 'take', '1 eggs'))).toBe('giveBack 0');
  });

  it('is asked where the game does not say that everybody sees it anyway', () => {
    const match = does(begun(baskets(false)), 0, 'take', '0 eggs');
    expect(asked(match)).toBe('giveBack 0');
  });

  it('a sealed question is asked of all as long as one of them has a choice', () => {
    const last = does(
      does(does(begun(), 0, 'take', '0 eggs'), 1, 'take', '2 eggs'),
      1,
      'giveBack',
      [],
    );
    expect(asked(last)).toBe('lay 0, lay 1');
    expect(last.unasked).toEqual([]);
    const end = does(last, 1, 'lay', ['egg 0']);
    expect([end.isOver, end.moves.at(-1)]).toMatchObject([
      true,
      { seat: 0, kind: 'lay', move: [] },
    ]);
    const nobody = does(does(begun(), 0, 'take', '0 eggs'), 1, 'take', '0 eggs');
    expect(nobody.isOver).toBe(true);
  });

  it('a game whose kernel is older asks as ever', () => {
    const match = begun().play(0, 0);
    const { state } = match;
    const shape = { ...match.game.program.decision(state)?.shape, unasked: undefined };
    const program = { decision: () => ({ shape }) };
    expect(unaskedOf(match.game, state)).toHaveLength(1);
    expect(unaskedOf({ program } as never, state)).toEqual([]);
  });
});

describe('taking back', () => {
  it('does not stop at an answer nobody was asked for', () => {
    const match = does(begun(), 0, 'take', '0 eggs');
    expect(match.undoable(0)).toBe(2);
    const back = match.withoutLast(0);
    if (isRefusal(back)) throw new Error(back.refused);
    expect([asked(back), back.number, back.moves]).toEqual(['take 0', 0, []]);
    const entered = match.after(match.planUndo(0, match.moves.length - 1, false));
    expect([asked(entered), entered.number, entered.moves]).toEqual(['take 0', 3, []]);
    expect(entered.log.at(-1)?.entry).toMatchObject({ type: 'undo', to: 0 });
  });

  it('stops at a choice, also at an empty one', () => {
    const chosen = does(does(begun(), 0, 'take', '1 eggs'), 0, 'giveBack', []);
    const back = chosen.withoutLast(0);
    if (isRefusal(back)) throw new Error(back.refused);
    expect(asked(back)).toBe('giveBack 0');
  });

  it('is refused where nothing else could be taken back', () => {
    const { game, state } = does(begun(), 0, 'take', '1 eggs');
    const emptied = { ...state, eggs: [0, 0] };
    const match = Match.from(game, emptied).playUnasked();
    expect(match.moves).toHaveLength(1);
    expect(match.undoable(0)).toBe(0);
    expect(match.withoutLast(0)).toMatchObject({ refused: 'no-undo' });
  });
});
