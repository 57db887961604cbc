import { describe, expect, it } from 'vitest';
import { commitment, isRefusal, Match, seedFrom } from '@hustings/kernel';
import { does, finished, playWhile, table, until, type Table } from './table.js';
import { marketDay } from './toy/game.js';

/** Everyone bids; then seat 0, who bid most, hires. */
function afterBids(): Table {
  const match = table();
  for (const seat of [1, 2, 0]) does(match, seat, 'bid', seat === 0 ? 2 : 0);
  return match;
}

describe('a match', () => {
  it('does not start with wrong options or seats', () => {
    expect(Match.start(marketDay, { rounds: 9 }, 3, seedFrom('x'))).toMatchObject({
      refused: 'unknown-value',
    });
    expect(Match.start(marketDay, {}, 9, seedFrom('x'))).toMatchObject({
      refused: 'wrong-number-of-seats',
    });
  });

  it('keeps a log of moves in words with the hash after each', () => {
    const match = afterBids();
    does(match, 0, 'hire', { east: 2 });
    expect(match.number).toBe(4);
    expect(match.log[3]).toEqual({
      seat: 0,
      kind: 'hire',
      move: { east: 2 },
      hash: marketDay.hash(match.state),
    });
  });

  it('gives the events of a move and its number', () => {
    const match = table();
    const first = does(match, 1, 'bid', 0);
    expect(first).toEqual({ number: 1, events: [{ type: 'decided', seat: 1, kind: 'bid' }] });
  });

  it('refuses a move and stays as it was', () => {
    const match = afterBids();
    const before = JSON.stringify([match.state, match.log, match.undoable]);
    expect(match.submit(1, { kind: 'hire', move: {} })).toMatchObject({ refused: 'not-your-turn' });
    expect(match.submit(0, { kind: 'hire', move: { east: 3 } })).toMatchObject({
      refused: 'stall-full',
    });
    expect(JSON.stringify([match.state, match.log, match.undoable])).toBe(before);
  });

  it('refuses a move of someone who has not seen the last one', () => {
    const match = afterBids();
    const move = { kind: 'hire', move: {} };
    for (const number of [2, 4, '3', null, NaN]) {
      expect(match.submit(0, move, number)).toMatchObject({
        refused: 'stale',
        values: { number: 3 },
      });
    }
    expect(isRefusal(match.submit(0, move, 3))).toBe(false);
    expect(match.submit(0, move, 3)).toMatchObject({ refused: 'stale' });
  });
});

describe('undo', () => {
  it('takes back a move', () => {
    const match = afterBids();
    const before = JSON.stringify([match.state, match.log]);
    does(match, 0, 'hire', { east: 2 });
    expect(match.undoable).toBe(1);
    expect(match.undo(0)).toBe(undefined);
    expect(JSON.stringify([match.state, match.log])).toBe(before);
    expect(match.undo(0)).toMatchObject({ refused: 'no-undo' });
  });

  it('takes back several moves of one seat, one by one', () => {
    const match = playWhile(table(), until('4 thief/pocket'));
    const thief = match.state.now.thief;
    does(match, thief, 'pocket', 'keep');
    const hash = marketDay.hash(match.state);
    const [next] = marketDay.decisions(match.state);
    const moves = next.seat === thief ? 2 : 1;
    match.play(next.seat, marketDay.legal(match.state, next.seat, 1)[0]);
    expect(match.undoable).toBe(moves);
    match.undo(next.seat);
    expect(marketDay.hash(match.state)).toBe(hash);
  });

  it('does not go past a bid that was opened', () => {
    const match = afterBids();
    expect(match.undoable).toBe(0);
    expect(match.undo(0)).toMatchObject({ refused: 'no-undo' });
    does(match, 0, 'hire', {});
    match.undo(0);
    expect(match.undo(0)).toMatchObject({ refused: 'no-undo' });
  });

  it('does not go past a card that was thrown away openly', () => {
    const match = playWhile(table(), until('4 thief/pocket'));
    const thief = match.state.now.thief;
    does(match, thief, 'pocket', 'throw');
    expect(match.undo(thief)).toMatchObject({ refused: 'no-undo' });
  });

  it('is not for the move of another, and ends with it', () => {
    const match = afterBids();
    does(match, 0, 'hire', {});
    expect(match.undo(1)).toMatchObject({ refused: 'no-undo' });
    does(match, 1, 'hire', { north: 1 });
    expect(match.undo(0)).toMatchObject({ refused: 'no-undo' });
    expect(match.undoable).toBe(1);
    expect(match.undo(1)).toBe(undefined);
    expect(match.undo(0)).toMatchObject({ refused: 'no-undo' });
  });

  it('is over with the game, whose seed is then shown', () => {
    const match = finished();
    const last = match.log.at(-1)?.seat ?? 0;
    expect(match.undoable).toBe(0);
    expect(match.undo(last)).toMatchObject({ refused: 'no-undo' });
  });

  it('takes back a sealed answer as long as nobody else has answered', () => {
    const match = table();
    does(match, 1, 'bid', 5);
    expect(match.undo(1)).toBe(undefined);
    does(match, 1, 'bid', 6);
    does(match, 2, 'bid', 7);
    expect(match.undo(1)).toMatchObject({ refused: 'no-undo' });
  });

  it('changes nothing that follows', () => {
    const plain = afterBids();
    const match = afterBids();
    does(match, 0, 'hire', { east: 2 });
    match.undo(0);
    for (const game of [plain, match]) does(game, 0, 'hire', { north: 1 });
    expect(marketDay.hash(match.state)).toBe(marketDay.hash(plain.state));
  });
});

describe('an export', () => {
  it('shows the seed only when the game is over, or when asked', () => {
    const match = afterBids();
    expect(match.export().seed).toBe(null);
    expect(match.export(true).seed).toBe(match.seed);
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
      commitment: commitment(match.seed),
      seed: null,
      start: marketDay.hash(table().state),
      moves: match.log,
    });
  });

  it('is not changed by what follows', () => {
    const match = afterBids();
    const file = match.export();
    does(match, 0, 'hire', {});
    expect(file.moves).toHaveLength(3);
  });
});
