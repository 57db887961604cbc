import { describe, expect, it } from 'vitest';
import { newOrder } from '../rules/phases/1-planning.js';
import { table, game } from './table.js';

/** The new order by former order and cards, all in letters. */
function orderOf(former: string, cards: Record<string, number>): string {
  const names = Object.keys(cards).sort();
  const seats = former.split('').map((name) => names.indexOf(name));
  const bids = names.map((name) => cards[name]);
  return newOrder(seats, bids)
    .map((seat) => names[seat])
    .join('');
}

describe('1 Planning', () => {
  it('CC-1.1 X5 the discards are shuffled when the draw pile is empty and a card must be drawn', () => {
    const t = table({
      players: 2,
      phase: 1,
      A: {
        draw: ['fatherlyFriend-12', 'fatherlyFriend-13'],
        discard: [9, 10, 11]
          .map((n) => `localMedia-${n}`)
          .concat(['fatherlyFriend-14', 'fatherlyFriend-15', 'fatherlyFriend-16']),
      },
    });
    const a = t.player('A');
    expect([a.hand.length, a.draw.length, a.discard.length]).toEqual([5, 3, 0]);
    expect(t.hand('A')).toEqual(expect.arrayContaining(['fatherlyFriend-12', 'fatherlyFriend-13']));
  });

  it('CC-1.1 X5 with five cards to draw the discards stay where they are', () => {
    const t = table({
      players: 2,
      phase: 1,
      A: {
        draw: [12, 13, 14, 15, 16].map((n) => `fatherlyFriend-${n}`),
        discard: ['localMedia-9', 'localMedia-10', 'localMedia-11', 'fatherlyFriend-17'],
      },
    });
    const a = t.player('A');
    expect([a.hand.length, a.draw.length, a.discard.length]).toEqual([5, 0, 4]);
  });

  it('CC-1.1 X8 a player who owns three cards has a hand of three, and two after the bid', () => {
    const t = table({
      players: 2,
      phase: 1,
      A: { draw: ['localMedia-9'], discard: ['localMedia-10', 'localMedia-11'] },
      B: { draw: [12, 13, 14, 15, 16].map((n) => `fatherlyFriend-${n}`) },
    });
    expect(t.player('A').hand).toHaveLength(3);
    t.bid({ A: 'localMedia-9', B: 'fatherlyFriend-12' });
    expect(t.hand('A')).toEqual(['localMedia-10', 'localMedia-11']);
  });

  it('CC-1.2 the higher number plays earlier', () => {
    const t = table({
      players: 3,
      phase: 1,
      A: { draw: [9, 10, 11].map((n) => `localMedia-${n}`) },
      B: { draw: ['fatherlyFriend-14'] },
      C: { draw: ['nationalTV-60'] },
    });
    t.bid({ A: 'localMedia-11', B: 'fatherlyFriend-14', C: 'nationalTV-60' });
    expect(t.order).toBe('CBA');
    expect(t.asks).toBe('C turn');
  });

  it('CC-1.2 X2 two with the same number swap', () => {
    expect(orderOf('XAHY', { X: 12, A: 16, H: 16, Y: 10 })).toBe('HAXY');
  });

  it('CC-1.2 X3 three or four with the same number are reversed', () => {
    expect(orderOf('ABCD', { A: 14, B: 14, C: 14, D: 18 })).toBe('DCBA');
    expect(orderOf('ABCD', { A: 12, B: 12, C: 12, D: 12 })).toBe('DCBA');
  });

  it('CC-1.2 X4 two pairs, and a pair that does not stand side by side', () => {
    expect(orderOf('ABCD', { A: 12, B: 16, C: 12, D: 16 })).toBe('DBCA');
    expect(orderOf('ABCD', { A: 15, B: 18, C: 10, D: 15 })).toBe('BDAC');
  });

  it('CC-1.2 nobody sees a card before the last is laid, and each must be a hand card', () => {
    const t = table({ players: 3, phase: 1, A: { draw: ['localMedia-9', 'localMedia-10'] } });
    expect(t.refuses('localMedia-11')).toBe('not-in-hand CC-1.2');
    expect(t.refuses('pass')).toBe('must-choose kernel');
    t.bid({ A: 'localMedia-10' });
    expect(t.asks).toBe('B bid, C bid');
    expect(game.view(t.state, 1).position.answer).toBeNull();
    expect(JSON.stringify(game.view(t.state, 1).players[0])).not.toContain('"hand":[');
    expect(t.player('A').temporary).toEqual([]);
  });

  it('CC-1.3 the cards laid are out of use this round', () => {
    const t = table({
      players: 2,
      phase: 1,
      A: { draw: ['sauna-20', 'lunch-38'] },
      B: { draw: ['localMedia-9'] },
    });
    t.bid({ A: 'lunch-38', B: 'localMedia-9' });
    expect(t.temporary('A')).toEqual(['lunch-38']);
    expect(t.refuses('play lunch-38')).toBe('not-in-hand CC-2.7');
    expect(t.offers).toContain('play sauna-20');
  });

  it('CC-1.3 whoever owns a single card bids it and still owns it', () => {
    const t = table({
      players: 2,
      phase: 1,
      A: { draw: ['localMedia-9'] },
      B: { draw: ['localMedia-9'] },
    });
    t.bid({ A: 'localMedia-9', B: 'localMedia-9' });
    t.act('end turn', 'end turn', 'end phase', 'end phase');
    expect(t.asks).toBe('A bid, B bid');
    expect(t.hand('A')).toEqual(['localMedia-9']);
  });

  it('CC-1.4 kept cards are in the hand besides the five and may be bid', () => {
    const t = table({ players: 2, phase: 1, A: { hand: ['keynote-56', 'nationalTV-59'] } });
    expect(t.player('A').hand).toHaveLength(7);
    expect(t.offers).toContain('nationalTV-59');
  });

  it('CC-1.4 where several draw or shuffle, it is done in seat order', () => {
    const t = table({
      players: 2,
      phase: 1,
      order: 'BA',
      A: { draw: [], discard: ['localMedia-9', 'localMedia-10', 'localMedia-11'] },
      B: { draw: [], discard: ['fatherlyFriend-12', 'fatherlyFriend-13'] },
    });
    t.bid({ A: 'localMedia-9', B: 'fatherlyFriend-12' });
    t.act('end turn', 'end turn', 'end phase', 'end phase');
    const shuffles = t.events.filter((event) => event.type === 'shuffled');
    expect(shuffles.map((event) => event.seat)).toEqual([0, 1]);
  });
});
