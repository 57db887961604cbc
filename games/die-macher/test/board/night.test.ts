import { seedFrom } from '@hustings/kernel';
import { describe, expect, test } from 'vitest';
import { nightOf } from '../../board/edition-2006/night.js';
import { dieMacher2006 as game } from '../../rules/edition-2006/die-macher-2006.js';
import { conversion, outcomeOf } from '../../rules/edition-2006/index.js';
import type { Event } from '../../rules/edition-2006/index.js';

type Asked = {
  readonly votes: readonly number[];
  /** The parties with votes, the one ahead last. */
  readonly standing: readonly number[];
  readonly partners?: readonly number[];
  readonly media?: readonly number[];
  /** Who turns meetings into votes on the night, in this order, and to how many. */
  readonly turned?: readonly (readonly [seat: number, total: number])[];
};

/** An election, as it is put on stage. */
function night({ votes, standing, partners = votes.map(() => -1), media, turned = [] }: Asked) {
  const state = game.setup(
    { length: 'full', money: 'hidden', dice: 'ordinary', parties: 'dealt' },
    votes.length,
    seedFrom('night'),
  );
  state.partners = [...partners];
  const [board] = state.boards;
  board.votes = [...votes];
  board.standing = [...standing];
  if (media !== undefined) board.media = [...media];
  const view = game.view(state, 0);
  const after = [...votes];
  for (const [seat, total] of turned) after[seat] = total;
  const moved = turned.map(([seat]) => seat);
  const top = [...standing.filter((seat) => !moved.includes(seat)), ...moved].sort(
    (a, b) => after[a] - after[b],
  );
  const outcome = outcomeOf({ state: board.state, votes: after, standing: top }, partners);
  const sum = conversion(view.boards[0], view.programs[0], 0, 1);
  const events: Event[] = [
    ...turned.map(([seat, total]): Event => ({
      type: 'meetingsConverted',
      seat,
      election: 0,
      sum: { ...sum, total },
    })),
    { type: 'electionHeld', election: 0, outcome },
  ];
  const snapshot = {
    id: '',
    game: game.id,
    options: {},
    chairs: [],
    lesson: false,
    viewer: 0,
    number: 0,
    last: 0,
    view,
    owed: [],
    kind: undefined,
    undo: undefined,
    result: undefined,
  };
  return nightOf({ entry: { number: 1, seat: 0, kind: '', events }, before: snapshot });
}

describe('an election on stage (9.2)', () => {
  test('of equals the one that arrived last lies on top, and wins narrowly', () => {
    const { pile, piles, outcome } = night({
      votes: [40, 50, 10, 0],
      standing: [2, 0, 1],
      turned: [[0, 50]],
    });
    expect(outcome).toMatchObject({ winners: [0], narrow: true, narrowLoser: 1 });
    expect(pile).toEqual([0, 1]);
    expect(piles).toEqual([[1, 2], [2, 2], undefined, undefined]);
  });

  test('who stood on 50 and stays there keeps the place beneath', () => {
    const { pile } = night({
      votes: [50, 50, 10, 0],
      standing: [2, 0, 1],
      turned: [[0, 50]],
    });
    expect(pile).toEqual([1, 0]);
  });

  test('of equal sums the one with the strongest party wins, and no pile decides', () => {
    const { pile, outcome } = night({
      votes: [30, 20, 10, 4],
      standing: [3, 2, 1, 0],
      partners: [-1, 2, 1, -1],
    });
    expect(outcome).toMatchObject({ winners: [0], narrow: true });
    expect(pile).toEqual([0]);
  });

  test('a party as strong as those that are level, whose side is not, lies in no pile', () => {
    const { pile, outcome } = night({
      votes: [30, 30, 10, 10, 30],
      standing: [2, 3, 4, 0, 1],
      partners: [2, 3, 0, 1, -1],
    });
    expect(outcome).toMatchObject({ winners: [1, 3], narrow: true });
    expect(pile).toEqual([1, 0]);
  });

  test('who may move a media marker to the nation is shown, who has none in the state is named', () => {
    const votes = [40, 40, 10, 0];
    const standing = [2, 0, 1];
    const told = (media: readonly number[]): readonly (readonly number[])[] => {
      const { movers, bare } = night({ votes, standing, media });
      return [movers, bare];
    };
    expect(told([1, 0, 2, 0])).toEqual([[0], [1]]);
    expect(told([0, 1, 0, 0])).toEqual([[1], [0]]);
    expect(told([1, 1, 0, 0])).toEqual([[1, 0], []]);
    expect(night({ votes, standing }).worth).toBe(25); // the first round of seven
  });

  test('coalition against coalition: sides by their sums, the winner first', () => {
    const { sides, piles } = night({
      votes: [50, 50, 13, 23],
      standing: [2, 3, 0, 1],
      partners: [3, 2, 1, 0],
    });
    expect(sides).toEqual([
      { seats: [0, 3], sum: 73 },
      { seats: [1, 2], sum: 63 },
    ]);
    expect(piles.slice(0, 2)).toEqual([
      [2, 2],
      [1, 2],
    ]);
  });
});
