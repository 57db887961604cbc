import { describe, expect, it } from 'vitest';
import { table, type PlayerSpec } from './table.js';

const friends = (...numbers: number[]) => numbers.map((n) => `fatherlyFriend-${n}`);
const turn = (a: PlayerSpec) => table({ players: 2, phase: 2, A: a });
const buying = (a: PlayerSpec) => table({ players: 3, phase: 3, A: a });

describe('8 Offices', () => {
  it.each([
    ['draw-1', 1],
    ['draw-2', 2],
    ['draw-3', 3],
  ])('CC-8.1 %s: draw up to %i', (office, most) => {
    const t = turn({ workers: { [office]: 0 } });
    t.act(`use ${office}`);
    expect(t.most).toBe(most);
    t.act(most);
    expect(t.player('A').hand).toHaveLength(most);
  });

  it('CC-8.2 exchange: the number first, then so many cards, then as many are drawn', () => {
    const t = turn({
      hand: friends(12, 13),
      draw: ['sauna-20', 'lunch-38', 'keynote-56'],
      workers: { 'exchange-3': 0 },
    });
    t.act('use exchange-3');
    expect(t.most).toBe(2); // not more than the hand holds
    expect(t.refuses(3)).toBe('exchange-too-many CC-8.2');
    t.act(1);
    expect(t.refuses(friends(12, 13))).toBe('exchange-other-number CC-8.2');
    expect(t.refuses([])).toBe('exchange-other-number CC-8.2');
    expect(t.refuses(['sauna-20'])).toBe('not-in-hand CC-8.2');
    t.act(friends(13));
    expect(t.hand('A')).toEqual(['fatherlyFriend-12', 'sauna-20']);
    expect(t.temporary('A')).toEqual(friends(13));
  });

  it('CC-8.2 X7 fewer if the piles run out; what was exchanged does not come back', () => {
    const t = turn({
      hand: friends(12, 13, 14, 15),
      draw: ['sauna-20'],
      workers: { 'exchange-2': 0 },
    });
    t.act('use exchange-2', 2, friends(12, 13));
    expect(t.temporary('A')).toEqual(friends(12, 13));
    expect(t.hand('A')).toEqual([...friends(14, 15), 'sauna-20']);
  });

  it.each([
    ['coins-1a', 1],
    ['coins-2', 2],
    ['coins-3', 3],
  ])('CC-8.3 %s: coins %i in phase 3', (office, coins) => {
    expect(buying({ workers: { [office]: 0 } }).coins).toBe(coins);
  });

  it('CC-8.3 inside a payment or in phase 3, not both', () => {
    const t = turn({ hand: ['fundRaising-42'], workers: { 'coins-2': 0 }, free: 1 });
    t.act('play fundRaising-42', 'use coins-2', 'end payment', 2, 'end turn', 'end turn');
    expect(t.asks).toBe('A step');
    expect(t.coins).toBe(0);
  });

  it('CC-8.4 buy offices give rights, and add up', () => {
    expect(buying({ workers: { 'buy-1a': 0 } }).rights).toBe(1);
    expect(buying({ workers: { 'buy-2': 0 } }).rights).toBe(2);
    expect(buying({ workers: { 'buy-1a': 0, 'buy-2': 0 } }).rights).toBe(3);
  });

  const gaps = ['–', 'sauna-20', 'scandal-1', '–', 'industrialist-22'];

  it('CC-8.5 special buy: the street closes and is refilled, then one right to buy', () => {
    const t = table({
      players: 3,
      phase: 3,
      street: gaps,
      supply: ['banker-39', 'lunch-38'],
      A: { workers: { 'specialBuy-1': 0 }, hand: ['industrialist-31'] },
    });
    expect(t.rights).toBe(0);
    t.act('use specialBuy-1');
    expect(t.street.slice(0, 6)).toEqual([
      'sauna-20',
      'scandal-1',
      'industrialist-22',
      'banker-39',
      'lunch-38',
      '–',
    ]);
    expect(t.rights).toBe(1);
    t.act('lay out industrialist-31', 'buy sauna-20');
    expect(t.coins).toBe(0);
  });

  it('CC-8.5 closing is compulsory once it is used, the purchase may be declined', () => {
    const t = table({
      players: 3,
      phase: 3,
      street: gaps,
      supply: [],
      A: { workers: { 'specialBuy-1': 0 } },
    });
    t.act('use specialBuy-1', 'end phase');
    expect(t.street[0]).toBe('sauna-20');
    expect(t.temporary('A')).toEqual([]);
    const unused = table({
      players: 3,
      phase: 3,
      street: gaps,
      supply: [],
      A: { workers: { 'specialBuy-1': 0 } },
    });
    unused.act('end phase');
    expect(unused.street[0]).toBe('–');
  });

  it('CC-8.5 used again: closed and refilled again, and another right', () => {
    const t = table({
      players: 3,
      phase: 3,
      street: gaps,
      supply: ['banker-39'],
      A: {
        workers: { 'specialBuy-1': 0 },
        hand: ['bonusPayment-45', 'banker-48', 'industrialist-31'],
      },
    });
    t.act('use specialBuy-1', 'lay out banker-48', 'buy sauna-20', 'lay out bonusPayment-45');
    expect(t.street[0]).toBe('–');
    t.act('use bonusPayment-45', 'specialBuy-1');
    expect(t.street.slice(0, 4)).toEqual(['scandal-1', 'industrialist-22', 'banker-39', '–']);
    expect(t.rights).toBe(1);
  });

  it('CC-8.5 what is refilled has been seen: nothing before it is taken back', () => {
    const t = table({
      players: 3,
      phase: 3,
      street: gaps,
      A: { workers: { 'specialBuy-1': 0 } },
    });
    const { seen } = t.state.flow;
    t.act('use specialBuy-1');
    expect(t.state.flow.seen).toBeGreaterThan(seen);
  });

  it('CC-8.6 X33 remove 2: a red card and a Friend for two coins, a Friend laid out: 3 coins', () => {
    const t = buying({
      hand: ['scandal-3', ...friends(12, 13)],
      workers: { 'removeForCoin-2': 0 },
    });
    t.act('use removeForCoin-2', 2);
    expect(t.refuses(['scandal-3'])).toBe('remove-other-number CC-8.6');
    t.act(['scandal-3', 'fatherlyFriend-12'], 'lay out fatherlyFriend-13');
    expect(t.coins).toBe(3);
    expect(t.removed).toEqual(['scandal-3', 'fatherlyFriend-12']);
  });

  it('CC-8.6 a number up to the figure, from the hand alone; allowed without spending the coins', () => {
    const t = buying({ hand: friends(12, 13), workers: { 'removeForCoin-1': 0 } });
    t.act('use removeForCoin-1');
    expect(t.refuses(2)).toBe('remove-too-many CC-8.6');
    t.act(1);
    expect(t.refuses(['localMedia-9'])).toBe('not-in-hand CC-8.6');
    t.act(friends(12), 'end phase');
    expect(t.removed).toEqual(friends(12));
    expect(t.player('A').score).toBe(0);
  });

  it('CC-8.6 CC-2.4 used inside a payment, it is not used again in phase 3', () => {
    const t = turn({
      hand: ['fundRaising-42', ...friends(12, 13)],
      workers: { 'removeForCoin-1': 0 },
      free: 1,
    });
    t.act('play fundRaising-42', 'use removeForCoin-1', 1, friends(12), 'end payment', 1);
    expect(t.uses('A', 'removeForCoin-1')).toBe(1);
    t.act('end turn', 'end turn');
    expect(t.asks).toBe('A step');
    expect(t.coins).toBe(0);
    expect(t.refuses('use removeForCoin-1')).toBe('worker-used CC-2.4');
  });

  it('CC-8.6 in phase 2 only inside a payment', () => {
    const t = turn({ hand: friends(12), workers: { 'removeForCoin-1': 0 } });
    expect(t.refuses('use removeForCoin-1')).toBe('office-not-now CC-2.1');
  });

  it.each([
    ['points-1a', 1],
    ['points-2', 2],
    ['points-3', 3],
    ['points-4', 4],
    ['points-5', 5],
  ])('CC-8.7 %s: points %i in phase 3', (office, points) => {
    const t = buying({ workers: { [office]: 0 } });
    t.act('end phase');
    expect(t.player('A').score).toBe(points);
  });

  it('CC-8.8 a card of the play area is used again, then goes to the temporary pile', () => {
    const t = turn({ hand: ['sauna-20'], workers: { 'reuseCard-1a': 0 } });
    t.act('play sauna-20', 2, 'use reuseCard-1a', 'sauna-20', 2);
    expect(t.player('A').hand).toHaveLength(4);
    expect([t.area('A'), t.temporary('A')]).toEqual([[], ['sauna-20']]);
  });

  it('CC-8.8 never an office, never a card in a pile, never one of another phase', () => {
    const t = turn({
      area: { 'sauna-20': 1, 'banker-39': 1 },
      temporary: ['lunch-38'],
      workers: { 'reuseCard-1a': 0, 'draw-1': 1 },
    });
    t.act('use reuseCard-1a');
    expect(t.refuses('draw-1')).toBe('never-an-office CC-8.8');
    expect(t.refuses('lunch-38')).toBe('card-in-temporary-pile CC-8.8');
    expect(t.refuses('banker-39')).toBe('card-not-now CC-2.7');
    expect(t.refuses('keynote-56')).toBe('card-not-in-area CC-8.8');
    expect(t.offers).toEqual(['pass', 'sauna-20']);
  });

  it('CC-8.8 in phase 3 yellow, yellow-green, green and grey cards', () => {
    const t = buying({
      hand: ['nationalTV-59'],
      workers: { 'reuseCard-1a': 0 },
    });
    t.act('lay out nationalTV-59', 'use reuseCard-1a', 'nationalTV-59', 'end phase');
    expect(t.player('A').score).toBe(20);
  });

  it('CC-8.8 X21 coins gained through it are never doubled', () => {
    const hand = ['banker-39', 'industrialist-22', 'fatherlyFriend-12', 'gardenParty-57'];
    const t = buying({ hand, workers: { 'coins-2': 0, 'reuseCard-1a': 0 } });
    for (const card of hand) t.act(`lay out ${card}`);
    t.act('use reuseCard-1a', 'banker-39');
    expect(t.coins).toBe(8 * 2 + 3);
  });

  it('CC-8.8 X23 two of them: two different cards', () => {
    const hand = ['banker-39', 'industrialist-22', 'fatherlyFriend-12', 'gardenParty-57'];
    const t = buying({ hand, workers: { 'coins-2': 0, 'reuseCard-1a': 0, 'reuseCard-1b': 0 } });
    for (const card of hand) t.act(`lay out ${card}`);
    t.act('use reuseCard-1a', 'banker-39', 'use reuseCard-1b');
    expect(t.refuses('banker-39')).toBe('card-in-temporary-pile CC-8.8');
    t.act('gardenParty-57');
    expect(t.coins).toBe(8 * 3 + 3);
  });

  it('CC-8.8 coins of a grey card it uses again are not doubled either', () => {
    const t = buying({
      hand: ['bonusPayment-45', 'gardenParty-57', ...friends(12)],
      workers: { 'coins-2': 0, 'coins-1a': 0, 'reuseCard-1a': 0, 'removeForCoin-1': 1 },
      free: 0,
    });
    t.act('lay out gardenParty-57', 'lay out bonusPayment-45', 'use bonusPayment-45', 'coins-1a');
    t.act('use reuseCard-1a', 'bonusPayment-45', 'removeForCoin-1', 1, friends(12));
    expect(t.coins).toBe((2 + 1 + 1) * 2 + 1);
  });
});
