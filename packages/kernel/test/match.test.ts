import { describe, expect, it, vi } from 'vitest';
import { commitment, isRefusal, Match, seedFrom, SPECTATOR, type Refusal } from '@hustings/kernel';
import { does, finished, playWhile, table, until, type Table } from './table.js';
import { marketDay } from './toy/game.js';
import type { Event } from './toy/phases.js';
import type { State } from './toy/state.js';

/** Everyone bids; then seat 0, who bid most, hires. */
function afterBids(): Table {
  return [1, 2, 0].reduce((match, seat) => does(match, seat, 'bid', seat === 0 ? 2 : 0), table());
}

/** The last moves are taken back, with an entry that says so. */
const takenBack = (match: Table, seat: number, moves = 1): Table =>
  match.after(match.planUndo(seat, match.moves.length - moves, false));

const must = <T extends object>(found: T | Refusal): T => {
  if (isRefusal(found)) throw new Error(found.refused);
  return found;
};

describe('a match', () => {
  it('does not start with wrong options or seats', () => {
    expect(Match.start(marketDay, { rounds: 9 }, 3, seedFrom('x'))).toMatchObject({
      refused: 'unknown-value',
    });
    expect(Match.start(marketDay, {}, 9, seedFrom('x'))).toMatchObject({
      refused: 'wrong-number-of-seats',
    });
  });

  it('keeps its moves in words with the hash after each', () => {
    const match = does(afterBids(), 0, 'hire', { east: 2 });
    expect(match.number).toBe(4);
    expect(match.moves[3]).toEqual({
      seat: 0,
      kind: 'hire',
      move: { east: 2 },
      hash: marketDay.hash(match.state),
    });
  });

  it('works a move out before it counts: the plan changes nothing', () => {
    const match = afterBids();
    const before = JSON.stringify([match.state, match.moves, match.number]);
    const plan = match.plan(0, { kind: 'hire', move: { east: 2 } });
    expect(isRefusal(plan)).toBe(false);
    expect(JSON.stringify([match.state, match.moves, match.number])).toBe(before);
  });

  it('refuses what the rules refuse', () => {
    const match = afterBids();
    expect(match.plan(1, { kind: 'hire', move: {} })).toMatchObject({ refused: 'not-your-turn' });
    expect(match.plan(0, { kind: 'hire', move: { east: 3 } })).toMatchObject({
      refused: 'stall-full',
    });
    expect(match.plan('0', { kind: 'hire', move: {} })).toMatchObject({ refused: 'no-such-seat' });
  });

  it('never changes: who looks at it is not disturbed by those who play on', () => {
    const match = afterBids();
    const before = JSON.stringify([match.state, match.moves, match.steps(0, SPECTATOR)]);
    const end = takenBack(does(match, 0, 'hire', { east: 2 }), 0);
    playWhile(end, () => true);
    expect(JSON.stringify([match.state, match.moves, match.steps(0, SPECTATOR)])).toBe(before);
  });

  it('plays on from a state that somebody brought', () => {
    const brought = playWhile(table(), until('2 hire/hire')).state;
    const seat = brought.start;
    const match = does(Match.from(marketDay, brought), seat, 'hire', {});
    expect([match.number, match.undoable(seat)]).toEqual([1, 1]);
    expect(must(match.withoutLast(seat)).state).toEqual(brought);
    expect(match.deal).toBe(undefined);
    expect(() => match.export()).toThrow('not-dealt');
  });
});

describe('an open question', () => {
  it('stays the same while others answer it sealed', () => {
    let match = table();
    expect(match.opened).toBe(0);
    match = does(does(match, 1, 'bid', 0), 2, 'bid', 0);
    expect(match.opened).toBe(0);
    match = does(match, 0, 'bid', 2);
    expect(match.opened).toBe(3);
  });

  it('is a new one after a move was taken back', () => {
    const match = takenBack(does(table(), 1, 'bid', 5), 1);
    expect([match.number, match.opened]).toEqual([2, 2]);
  });
});

describe('the log', () => {
  it('only grows: taking back is an entry, and the moves are those that count', () => {
    const match = takenBack(does(afterBids(), 0, 'hire', { east: 2 }), 0);
    expect(match.number).toBe(5);
    expect(match.moves).toHaveLength(3);
    expect(match.steps(3, SPECTATOR).map(({ number, entry }) => [number, entry.type])).toEqual([
      [3, 'move'],
      [4, 'undo'],
    ]);
  });

  it('is told to each viewer apart, also what was long ago', () => {
    const match = finished();
    const secrets = (viewer: number): (number | undefined)[] =>
      match
        .steps(0, viewer)
        .flatMap(({ events }) => events)
        .flatMap(({ secret }) => (secret === undefined ? [] : [secret.seat]));
    expect(match.steps(0, SPECTATOR)).toHaveLength(match.number);
    expect(secrets(SPECTATOR)).toEqual([]);
    expect(new Set(secrets(1))).toEqual(new Set([1]));
  });

  it('tells the same of what is remembered and of what is played again', () => {
    const match = finished();
    const all = match.steps(0, 2);
    for (let from = 0; from <= match.number; from++) {
      expect(match.steps(from, 2)).toEqual(all.slice(from));
    }
    expect(match.steps(match.number + 1, 2)).toEqual([]);
  });

  it('keeps what was noted beside an entry', () => {
    let match = Match.dealt<State, Event, string>(marketDay, {
      options: { rounds: '2', colours: 'dealt' },
      seats: 3,
      seed: seedFrom('a table'),
    });
    for (const seat of [1, 2]) {
      const plan = match.plan(seat, { kind: 'bid', move: 0 });
      if (isRefusal(plan)) throw new Error(plan.refused);
      match = match.after(plan, `by ${seat}`);
    }
    expect(match.steps(0, 0).map(({ note }) => note)).toEqual(['by 1', 'by 2']);
    expect(
      match
        .at(1)
        .steps(0, 0)
        .map(({ note }) => note),
    ).toEqual(['by 1']);
  });

  it('is enough to come to the same match again, move by move', () => {
    const match = takenBack(does(afterBids(), 0, 'hire', { east: 2 }), 0);
    let again = table();
    for (const { entry } of match.steps(0, 0)) {
      const plan = again.recall(entry);
      if (isRefusal(plan)) throw new Error(plan.refused);
      again = again.after(plan);
      expect(marketDay.hash(again.state)).toBe(entry.hash);
    }
    expect(again.state).toEqual(match.state);
    expect(again.moves).toEqual(match.moves);
    expect(again.opened).toBe(match.opened);
  });

  it('says why an entry can not have been', () => {
    const [first] = afterBids().steps(0, 0);
    expect(does(table(), 1, 'bid', 4).recall(first.entry)).toMatchObject({
      refused: 'not-your-turn',
    });
  });
});

describe('looking back', () => {
  it('shows the game as it was after so many entries', () => {
    const bids = afterBids();
    const match = takenBack(does(bids, 0, 'hire', { east: 2 }), 0);
    expect(match.at(3).state).toEqual(bids.state);
    expect(match.at(4).moves).toHaveLength(4);
    expect(match.at(0).state).toEqual(table().state);
    expect(match.at(99)).toBe(match);
  });

  it('goes on from an earlier moment that is known, if it is one', () => {
    const match = finished();
    const early = match.at(5);
    const dealt = vi.spyOn(marketDay, 'setup');
    const later = match.at(9, early);
    expect(match.at(5, early)).toBe(early);
    expect(dealt).not.toHaveBeenCalled();
    expect(match.at(3, later).number).toBe(3);
    expect(dealt).toHaveBeenCalledOnce();
    dealt.mockRestore();
    expect(later.number).toBe(9);
    expect(later.state).toEqual(match.at(9).state);
    expect(later.moves).toEqual(match.at(9).moves);
    expect(later.steps(0, SPECTATOR)).toEqual(match.at(9).steps(0, SPECTATOR));
  });

  it('goes through every moment from the beginning', () => {
    const match = finished();
    const moments = [...match.moments()];
    expect(moments).toHaveLength(match.number + 1);
    expect(moments.map(({ number }) => number)).toEqual(moments.map((_, i) => i));
    expect(moments.at(-1)?.state).toEqual(match.state);
  });
});

describe('taking back what all have seen', () => {
  it('gives the very state of then, and does not begin with the deal each time', () => {
    const match = finished();
    const seat = match.moves.at(-1)?.seat ?? 0;
    const states = [...match.moments()].map(({ state }) => marketDay.hash(state));
    for (const to of match.moves.keys()) {
      const after = match.after(match.planUndo(seat, to, true));
      expect(marketDay.hash(after.state)).toBe(states[after.moves.length]);
    }
    const dealt = vi.spyOn(marketDay, 'setup');
    const played = vi.spyOn(marketDay, 'submit');
    for (let i = 0; i < 10; i++) match.planUndo(seat, match.moves.length - 2, true);
    expect(dealt).not.toHaveBeenCalled();
    expect(played.mock.calls.length).toBeLessThan(10 * 32);
    dealt.mockRestore();
    played.mockRestore();
  });

  it('again and again leads to the same as never', () => {
    const match = finished();
    let other: Table = table();
    for (const [number, { entry }] of match.log.entries()) {
      other = other.after(must(other.recall(entry)));
      if (number % 3 !== 2 || number === match.log.length - 1) continue;
      const back = other.after(other.planUndo(entry.seat, other.moves.length - 3, true));
      const redone = match.log.slice(back.moves.length, number + 1);
      other = redone.reduce((now, one) => now.after(must(now.recall(one.entry))), back);
    }
    expect(other.moves).toEqual(match.moves);
    expect(other.state).toEqual(match.state);
  });
});

/** Both ways to take back do the same to the position. */
describe.each([
  ['with an entry', (match: Table, seat: number) => takenBack(match, seat)],
  ['as if it had not been', (match: Table, seat: number) => must(match.withoutLast(seat))],
])('undo %s', (_name, back) => {
  it('takes back a move', () => {
    const before = afterBids();
    const match = does(before, 0, 'hire', { east: 2 });
    expect(match.undoable(0)).toBe(1);
    const after = back(match, 0);
    expect([after.state, after.moves]).toEqual([before.state, before.moves]);
    expect(after.undoable(0)).toBe(0);
  });

  it('takes back several moves of one seat, one by one', () => {
    let match = playWhile(table(), until('4 thief/pocket'));
    const { thief } = match.state.now;
    match = does(match, thief, 'pocket', 'keep');
    const hash = marketDay.hash(match.state);
    const [next] = marketDay.decisions(match.state);
    const moves = next.seat === thief ? 2 : 1;
    match = match.play(next.seat, marketDay.legal(match.state, next.seat, 1)[0]);
    expect(match.undoable(next.seat)).toBe(moves);
    expect(marketDay.hash(back(match, next.seat).state)).toBe(hash);
  });

  it('is not for the move of another, and ends with it', () => {
    let match = does(afterBids(), 0, 'hire', {});
    expect(match.undoable(1)).toBe(0);
    match = does(match, 1, 'hire', { north: 1 });
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 1]);
    expect(back(match, 1).undoable(0)).toBe(0);
  });

  it('changes nothing that follows', () => {
    const plain = does(afterBids(), 0, 'hire', { north: 1 });
    const match = does(back(does(afterBids(), 0, 'hire', { east: 2 }), 0), 0, 'hire', { north: 1 });
    expect(marketDay.hash(match.state)).toBe(marketDay.hash(plain.state));
  });
});

describe('undo', () => {
  it('does not go past a bid that was opened', () => {
    const match = afterBids();
    expect(match.undoable(0)).toBe(0);
    expect(match.withoutLast(0)).toMatchObject({ refused: 'no-undo' });
  });

  it('does not go past a card that was thrown away openly', () => {
    const match = playWhile(table(), until('4 thief/pocket'));
    const { thief } = match.state.now;
    expect(does(match, thief, 'pocket', 'throw').undoable(thief)).toBe(0);
  });

  it('is over with the game, whose seed is then shown', () => {
    const match = finished();
    const last = match.moves.at(-1)?.seat ?? 0;
    expect(match.undoable(last)).toBe(0);
  });

  it('takes back a sealed answer as long as nobody else has answered', () => {
    const match = takenBack(does(table(), 1, 'bid', 5), 1);
    const again = does(does(match, 1, 'bid', 6), 2, 'bid', 7);
    expect(again.undoable(1)).toBe(0);
  });

  it('goes back as far as all agree to', () => {
    const match = finished();
    const back = match.after(match.planUndo(0, 3, true));
    expect(back.state).toEqual(match.at(3).state);
    expect(back.moves).toEqual(match.moves.slice(0, 3));
    expect(back.undoable(back.moves[2].seat)).toBe(0);
  });
});

describe('an export', () => {
  it('shows the seed only when the game is over, or when asked', () => {
    const match = afterBids();
    expect(match.export().seed).toBe(null);
    expect(match.export(true).seed).toBe(seedFrom('a table'));
    expect(finished().export().seed).toBe(seedFrom('a table'));
    expect(finished().export(false).seed).toBe(null);
  });

  it('holds everything needed to play the game again', () => {
    const match = afterBids();
    expect(match.export()).toEqual({
      format: 'hustings-game',
      version: 1,
      game: 'market-day',
      rules: '1',
      seats: 3,
      options: { rounds: '2', colours: 'dealt' },
      commitment: commitment(seedFrom('a table')),
      seed: null,
      start: marketDay.hash(table().state),
      moves: match.moves,
    });
  });
});
