import { describe, expect, it } from 'vitest';
import { coded, isRefusal, Match, seedFrom } from '@hustings/kernel';
import { copycat } from '../rules/index.js';
import { table } from './table.js';

const friends = (...numbers: number[]) => numbers.map((n) => `fatherlyFriend-${n}`);

describe('2 Actions', () => {
  it('CC-2.1 cards and offices before and after the placement, offices of earlier turns too', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { hand: ['sauna-20', 'smallPR-26'], workers: { 'draw-1': 0 } },
    });
    t.act('play smallPR-26', 'use draw-1', 1, 'place exchange-2', 'play sauna-20', 2);
    expect(t.player('A').hand).toHaveLength(3);
    expect(t.asks).toBe('A turn');
    t.act('end turn');
    expect(t.asks).toBe('B turn');
  });

  it('CC-2.1 a yellow or green office does nothing in phase 2', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { workers: { 'coins-2': 0, 'points-2': 0, 'buy-1a': 0 }, free: 1 },
    });
    for (const office of ['coins-2', 'points-2', 'buy-1a']) {
      expect(t.refuses(`use ${office}`)).toBe('office-not-now CC-2.1');
    }
  });

  it('CC-2.1 an office takes one worker', () => {
    const t = table({ players: 2, phase: 2, B: { workers: { 'buy-2': 0 } } });
    expect(t.refuses('place buy-2')).toBe('office-occupied CC-2.1');
    expect(t.offers).toContain('place buy-1a');
  });

  it('CC-2.1 the actions of others are not mine', () => {
    const t = table({ players: 2, phase: 2, B: { workers: { 'draw-1': 0 } } });
    expect(t.refuses('use draw-1')).toBe('no-worker-there CC-2.1');
  });

  it('CC-2.2 all markers of the office are taken by the worker placed there', () => {
    const t = table({ players: 2, phase: 2, markers: { 'buy-1a': 3, 'buy-1b': 1 } });
    t.act('place buy-1a');
    expect([t.player('A').markers, t.markersOn('buy-1a'), t.markersOn('buy-1b')]).toEqual([
      3, 0, 1,
    ]);
    expect(t.state.markerSupply).toBe(21);
  });

  it('CC-2.3 X9 a worker recruited after the last placement brings another turn', () => {
    const t = table({ players: 2, phase: 2, A: { hand: ['smallPR-26'], free: 1 }, B: { free: 1 } });
    t.act('place buy-1a', 'play smallPR-26', 'end turn');
    t.act('place buy-1b', 'end turn');
    expect(t.asks).toBe('A turn');
    expect(t.player('A').free).toBe(1);
  });

  it('CC-2.3 X9 not played in time, Small PR does nothing this round', () => {
    const t = table({ players: 2, phase: 2, A: { hand: ['smallPR-26'], free: 1 }, B: { free: 2 } });
    t.act('place buy-1a', 'end turn');
    expect(t.player('A').passed).toBe(true);
    t.act('place buy-1b', 'end turn');
    expect(t.asks).toBe('B turn');
    t.act('place coins-1a', 'end turn');
    expect(t.asks).toBe('A step');
    t.act('lay out smallPR-26');
    expect(t.player('A').free).toBe(0);
  });

  it('CC-2.3 X11 a turn without a placement is passing for good; its cards are done first', () => {
    const t = table({ players: 2, phase: 2, A: { hand: ['sauna-20'], free: 2 }, B: { free: 2 } });
    t.act('play sauna-20', 2, 'end turn');
    expect(t.player('A').hand).toHaveLength(2);
    t.act('place buy-1a', 'end turn');
    expect(t.asks).toBe('B turn');
    t.act('place buy-1b', 'end turn', 'end phase', 'end phase');
    expect(t.asks).toBe('A bid, B bid');
    expect([t.player('A').free, t.player('A').reserve]).toEqual([3, 4]);
  });

  it('CC-2.3 any move after passing is refused', () => {
    const t = table({ players: 2, phase: 2 });
    t.act('end turn');
    const answer = { kind: 'turn', move: 'place buy-1a' };
    const refusal = copycat.submit(t.state, 0, answer);
    expect(refusal?.refused).toBe('not-your-turn');
    t.act('place buy-1a', 'end turn');
    expect(copycat.submit(t.state, 0, answer)?.refused).toBe('not-your-turn');
  });

  it('CC-2.3 the last player left takes turn after turn', () => {
    const t = table({ players: 3, phase: 2 });
    t.act('end turn', 'end turn', 'place buy-1a', 'end turn');
    expect(t.asks).toBe('C turn');
    t.act('place buy-1b', 'end turn', 'place coins-2', 'end turn');
    expect(t.asks).toBe('A step');
  });

  it('CC-2.3 X14 with no empty office a placement needs Elbows', () => {
    const full = {
      'buy-1a': 0,
      'buy-1b': 0,
      'removeForCoin-1': 0,
      'buy-2': 0,
      'coins-1a': 0,
      'coins-2': 0,
    };
    const rest = { 'draw-1': 0, 'exchange-2': 0, 'points-1a': 0, 'points-2': 0, 'draw-2': 0 };
    const t = table({
      players: 3,
      phase: 2,
      round: 1,
      A: { hand: ['elbows-25'], workers: { 'buy-1c': 0, 'coins-1b': 0 }, free: 1 },
      B: { workers: full },
      C: { workers: rest },
    });
    expect(t.offers).toEqual(['end turn', 'play elbows-25']);
    expect(t.refuses('place buy-2')).toBe('office-occupied CC-2.1');
    t.act('play elbows-25', 'place buy-2');
    expect(t.player('A').free).toBe(0);
  });

  it("CC-2.4 an office's action is used once a round; using part of it is a use", () => {
    const t = table({ players: 2, phase: 2, A: { workers: { 'draw-2': 0 } } });
    t.act('use draw-2', 1);
    expect(t.uses('A', 'draw-2')).toBe(1);
    expect(t.refuses('use draw-2')).toBe('worker-used CC-2.4');
  });

  it('CC-2.5 a recruited worker is free at once, but needs a turn or Inside Information', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { hand: ['bigPR-47', 'insideInformation-19'], free: 1 },
    });
    t.act('place buy-1a', 'play bigPR-47');
    expect([t.player('A').free, t.player('A').reserve]).toEqual([2, 4]);
    expect(t.refuses('place buy-1b')).toBe('no-placement-left CC-2.8');
    t.act('play insideInformation-19', 'place buy-1b');
    expect(t.player('A').workers).toHaveLength(2);
  });

  it('CC-2.6 drawn cards may be played in the same turn', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { hand: ['sauna-20'], draw: ['lunch-38', 'keynote-56', ...friends(12, 13, 14, 15)] },
    });
    t.act('play sauna-20', 2, 'play lunch-38', 3, 'play keynote-56', 1);
    expect(t.hand('A')).toEqual(friends(12, 13, 14, 15));
    expect(t.area('A')).toEqual(['keynote-56', 'lunch-38', 'sauna-20']);
  });

  it('CC-2.7 nothing else is played before phase 3', () => {
    const hand = ['banker-39', 'battleOfWits-28', 'gardenParty-57', 'nationalTV-59', 'scandal-3'];
    const t = table({ players: 2, phase: 2, A: { hand: [...hand, 'wifesFundraiser-40'] } });
    for (const card of [...hand, 'wifesFundraiser-40']) {
      expect(t.refuses(`play ${card}`)).toBe('card-not-now CC-2.7');
    }
  });

  it('CC-2.7 a card is used even if its effect was declined', () => {
    const t = table({ players: 2, phase: 2, A: { hand: ['sauna-20'] } });
    t.act('play sauna-20', 0);
    expect(t.area('A')).toEqual(['sauna-20']);
    expect(t.player('A').used).toEqual([1]);
    expect(t.player('A').hand).toEqual([]);
  });

  it('CC-2.8 one placement a turn and one for each Inside Information; the rest lapses', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { hand: ['insideInformation-19', 'smallPR-26', 'elbows-25'], free: 2 },
      B: { workers: { 'buy-2': 0 } },
    });
    t.act('play insideInformation-19', 'play elbows-25', 'place buy-1a', 'play smallPR-26');
    t.act('end turn');
    expect(t.player('A').passed).toBe(false);
    t.act('end turn');
    expect(t.asks).toBe('A turn');
    expect(t.refuses('place buy-2')).toBe('office-occupied CC-2.1');
    t.act('place buy-1b');
    expect(t.refuses('place coins-2')).toBe('no-placement-left CC-2.8');
  });

  it('CC-2.8 a worker recruited between two placements may be the one placed', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { hand: ['insideInformation-19', 'smallPR-26'], free: 1 },
    });
    t.act('play insideInformation-19', 'place buy-1a');
    expect(t.refuses('place buy-1b')).toBe('no-free-worker CC-2.1');
    t.act('play smallPR-26', 'place buy-1b');
    expect(t.player('A').free).toBe(0);
  });

  it("CC-2.9 X10 a blue office not used by the end of the owner's last turn is lost", () => {
    const t = table({
      players: 2,
      phase: 2,
      markers: { 'draw-2': 1 },
      A: { free: 1, hand: friends(12) },
    });
    t.act('place draw-2', 'end turn', 'end turn');
    expect(t.asks).toBe('A step');
    expect(t.refuses('use draw-2')).toBe('office-not-now CC-3.1');
    expect(t.player('A').hand).toHaveLength(1);
  });

  it('CC-2.9 a grey office may still be used in phase 3', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { free: 1, workers: { 'reuseCard-1a': 0 }, hand: ['banker-39'] },
    });
    t.act('place buy-1a', 'end turn', 'end turn');
    t.act('lay out banker-39', 'use reuseCard-1a', 'banker-39');
    expect(t.coins).toBe(6);
  });

  it('CC-2.10 two workers in one office: each uses the action in their own turns', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { hand: ['elbows-25', 'bonusPayment-45'] },
      B: { workers: { 'draw-1': 0 } },
    });
    t.act('play elbows-25', 'place draw-1', 'use draw-1', 1);
    expect(t.uses('B', 'draw-1')).toBe(0);
    t.act('play bonusPayment-45', 'draw-1', 1, 'end turn');
    expect(t.uses('A', 'draw-1')).toBe(2);
    t.act('use draw-1', 1);
    expect([t.uses('A', 'draw-1'), t.uses('B', 'draw-1')]).toEqual([2, 1]);
    expect(t.player('B').hand).toHaveLength(1);
  });

  it('CC-2.1 a turn can be taken back act by act until a card is drawn or the turn has ended', () => {
    const begun = Match.start(copycat, {}, 2, seedFrom('undo'));
    if (isRefusal(begun)) throw new Error('no match');
    let match = begun;
    while (copycat.decisions(match.state)[0].kind === 'bid') {
      const [{ seat }] = copycat.decisions(match.state);
      match = match.play(seat, match.state.players[seat].hand[0]);
    }
    const start = copycat.hash(match.state);
    const [first] = match.state.order;
    const does = (move: string | number, kind = 'turn'): void => {
      const plan = match.plan(first, { kind, move });
      if (isRefusal(plan)) throw new Error(coded(plan));
      match = match.after(plan);
    };
    does('place exchange-2');
    does('use exchange-2');
    does(1, 'exchangeNumber');
    expect(match.undoable(first)).toBe(3);
    expect(copycat.hash(match.at(match.number - 3).state)).toBe(start);
    match = match.after(match.planUndo(first, match.moves.length - 3, false));
    expect(copycat.hash(match.state)).toBe(start);
    does('place draw-1');
    does('use draw-1');
    does(1, 'drawNumber');
    expect(match.undoable(first)).toBe(0);
    does('end turn');
    expect(match.undoable(first)).toBe(0);
  });
});
