import { describe, expect, it } from 'vitest';
import { seedFrom, sfc, SPECTATOR } from '@hustings/kernel';
import { copycat, standard } from '../rules/index.js';
import { card, table } from './table.js';

const friends = (...numbers: number[]) => numbers.map((n) => `fatherlyFriend-${n}`);

const laid = () =>
  table({
    players: 3,
    phase: 2,
    A: {
      hand: ['keynote-56', ...friends(12, 13)],
      draw: ['sauna-20', ...friends(14)],
      temporary: friends(15),
      discard: friends(16),
    },
    B: { hand: ['banker-39'], draw: ['lunch-38'] },
  });

const periods = (cards: readonly number[]) => cards.map((number) => standard.periodOf[number]);

describe('Who knows what', () => {
  it('CC-1.2 a hand is seen by its owner alone, its size by all', () => {
    const { state } = laid();
    expect(copycat.view(state, 0).players[0].hand).toEqual(state.players[0].hand);
    for (const viewer of [1, 2, SPECTATOR]) {
      const seen = copycat.view(state, viewer).players[0];
      expect([seen.hand, seen.handSize, seen.drawSize]).toEqual([null, 3, 2]);
      expect(seen.unseen).toEqual([12, 13, 14, 20, 56]);
    }
  });

  it('CC-0.2 nobody sees the order of piles, supply and office stack', () => {
    const { state } = laid();
    const other = copycat.clone(state);
    other.players[0].draw.reverse();
    other.officeStack.splice(0, 3, ...other.officeStack.slice(0, 3).reverse());
    const first = other.supply.length - 5; // five cards of one period
    other.supply.splice(first, 5, ...other.supply.slice(first).reverse());
    expect(other.supply).not.toEqual(state.supply);
    for (const viewer of [0, 1, SPECTATOR]) {
      expect(copycat.view(other, viewer)).toEqual(copycat.view(state, viewer));
    }
  });

  it('CC-8.2 temporary and discard piles, removed cards and play areas are open', () => {
    const t = laid();
    const seen = copycat.view(t.state, 2).players[0];
    expect([seen.temporary, seen.discard]).toEqual([[15], [16]]);
  });

  it('CC-1.1 when the discards are shuffled, everyone can work out the hand of that moment', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { hand: ['keynote-56', 'localMedia-9'], draw: [], discard: friends(12, 13, 14, 15, 16) },
    });
    t.act('play keynote-56', 3);
    expect(copycat.view(t.state, 1).players[0].known).toEqual([card('localMedia-9')]);
    const random = sfc(seedFrom('x'), 'bot 0');
    for (let i = 0; i < 20; i++) {
      const world = copycat.determinize(copycat.view(t.state, 1), random);
      expect(world.players[0].hand).toContain(card('localMedia-9'));
      expect(world.players[0].hand).toHaveLength(4);
    }
  });

  it('CC-7.23 kept cards are unseen by others', () => {
    const t = table({ players: 2, phase: 3, A: { hand: ['battleOfWits-28', 'keynote-56'] } });
    t.act('lay out battleOfWits-28', 'end phase');
    const seen = copycat.view(t.state, 1).players[0];
    expect([seen.hand, seen.handSize]).toEqual([null, 1]);
    const told = copycat.events(t.events, 1).filter((event) => event.type === 'kept');
    expect(told).toEqual([{ type: 'kept', seat: 0, count: 1 }]);
  });

  it('CC-2.6 a draw is told to all, the cards to the one who drew', () => {
    const t = table({ players: 2, phase: 2, A: { hand: ['sauna-20'], draw: friends(12, 13) } });
    t.act('play sauna-20', 2);
    const drew = (viewer: number) =>
      copycat.events(t.events, viewer).find((event) => event.type === 'drew');
    expect(drew(1)).toEqual({ type: 'drew', seat: 0, count: 2 });
    expect(drew(0)).toMatchObject({ secret: { seat: 0, cards: [12, 13] } });
  });

  it('CC-0.2 a world made from a view keeps periods and sections in their order', () => {
    const { state } = laid();
    const world = copycat.determinize(copycat.view(state, 0), sfc(seedFrom('y'), 'bot 0'));
    expect(world.supply).not.toEqual(state.supply);
    expect(copycat.view(world, 0)).toEqual(copycat.view(state, 0));
    expect(copycat.broken(world)).toBeUndefined();
    expect(periods(world.supply)).toEqual(periods(state.supply));
  });
});
