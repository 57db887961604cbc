import { describe, expect, it } from 'vitest';
import { copycat } from '../rules/index.js';
import { table, type PlayerSpec } from './table.js';

const friends = (...numbers: number[]) => numbers.map((n) => `fatherlyFriend-${n}`);

// prettier-ignore
const street = [
  'scandal-1', 'sauna-20', 'scandal-2', 'industrialist-22', 'elbows-25', 'smallPR-26',
  'sauna-21', 'nationalRadio-27', 'electionCampaignOffice-24', 'insideInformation-19',
  'industrialist-23',
];

/** Three players, A first in phase 3, with coins and rights as named. */
function buying(a: PlayerSpec, more: { street?: readonly string[]; supply?: string[] } = {}) {
  return table({ players: 3, phase: 3, round: 6, street: more.street ?? street, A: a, ...more });
}

function doctorateOn(space: number, left: readonly string[] = []): string[] {
  const gaps = [...left, ...new Array<string>(11 - left.length).fill('–')];
  gaps[space - 1] = 'doctorate';
  return gaps;
}

describe('3 Buying and points', () => {
  it('CC-3.1 steps in any order and mixture: a purchase between two cards laid out', () => {
    const t = buying({
      hand: ['banker-39', 'industrialist-31'],
      workers: { 'buy-2': 0 },
    });
    t.act('lay out banker-39', 'buy sauna-20', 'lay out industrialist-31', 'buy industrialist-22');
    expect(t.coins).toBe(0);
    expect(t.temporary('A')).toEqual(['industrialist-22', 'sauna-20', 'scandal-1', 'scandal-2']);
  });

  it('CC-3.1 blue, purple and red cards are laid out without effect; blue offices do nothing', () => {
    const t = buying({ hand: ['sauna-29', 'smallPR-35', 'scandal-3'], workers: { 'draw-1': 0 } });
    t.act('lay out sauna-29', 'lay out smallPR-35', 'lay out scandal-3');
    expect(t.asks).toBe('A step');
    expect([t.player('A').hand.length, t.player('A').free]).toEqual([0, 2]);
    expect(t.refuses('use sauna-29')).toBe('card-not-now CC-3.1');
    expect(t.refuses('use smallPR-35')).toBe('card-not-now CC-3.1');
    expect(t.refuses('use draw-1')).toBe('office-not-now CC-3.1');
  });

  it('CC-3.1 a card that counts by itself is not used, nor offered for it', () => {
    const t = buying({ hand: ['banker-39', 'localMedia-9', 'pressSecretary-46'] });
    t.act('lay out banker-39', 'lay out pressSecretary-46');
    expect(t.refuses('use banker-39')).toBe('counts-by-itself CC-3.1');
    expect(t.refuses('use localMedia-9')).toBe('counts-by-itself CC-3.1');
    const shown = JSON.stringify(t.form);
    expect(shown).toContain('use pressSecretary-46');
    expect(shown).not.toContain('use banker-39');
  });

  it('CC-3.1 only what is in hand is laid out', () => {
    const t = buying({ hand: ['banker-39'] });
    expect(t.refuses('lay out banker-48')).toBe('not-in-hand CC-3.1');
  });

  it('CC-3.1 coins and points of offices count by themselves and are used once so', () => {
    const t = buying({ workers: { 'coins-2': 0, 'points-2': 0 } });
    expect(t.coins).toBe(2);
    expect(t.state.account.officePoints).toBe(2);
    expect([t.uses('A', 'coins-2'), t.uses('A', 'points-2')]).toEqual([1, 1]);
    expect(t.refuses('use coins-2')).toBe('worker-used CC-2.4');
  });

  it('CC-3.1 what is still in hand at the end is laid out: points count, coins come too late', () => {
    const t = buying({
      hand: ['nationalRadio-36', 'banker-39', 'pressSecretary-46', 'sauna-29'],
      workers: { 'buy-1a': 0 },
    });
    expect(t.refuses('buy sauna-20')).toBe('too-dear CC-3.3');
    t.act('end phase');
    expect(t.player('A').score).toBe(3);
    expect(t.area('A')).toEqual(['banker-39', 'nationalRadio-36', 'pressSecretary-46', 'sauna-29']);
    expect(t.player('A').hand).toEqual([]);
    expect(t.asks).toBe('B step');
  });

  it('CC-3.1 a grey card is laid out, then used, then not again', () => {
    const t = buying({ hand: ['pressSecretary-46', 'banker-39'] });
    t.act('lay out pressSecretary-46');
    expect(t.asks).toBe('A step');
    expect(t.refuses('use pressSecretary-54')).toBe('card-not-in-area CC-3.1');
    t.act('lay out banker-39', 'use pressSecretary-46', 'banker-39');
    expect(t.coins).toBe(6);
    expect(t.refuses('use pressSecretary-46')).toBe('card-used CC-3.1');
  });

  it('CC-3.1 points may be declined to stay below 95', () => {
    const t = buying({
      score: 90,
      hand: ['nationalTV-59'],
      workers: { 'points-2': 0 },
      markers: 1,
    });
    t.act('lay out nationalTV-59', 'end phase');
    expect(t.asks).toBe('A declinePoints');
    expect(t.most).toBe(12);
    expect(t.refuses(13)).toBe('declined-too-many CC-3.1');
    t.act(11);
    expect(t.player('A').score).toBe(92);
    expect([t.player('A').fromOffices, t.player('A').fromMarkers]).toEqual([1, 1]);
  });

  it('CC-3.1 by default none are declined, and it is asked only where it matters', () => {
    const t = buying({ score: 90, hand: ['nationalTV-59'] });
    t.act('end phase', 0);
    expect(t.player('A').score).toBe(100);
    expect(t.asks).toBe('B step');
    const below = buying({ score: 80, hand: ['nationalTV-59'] });
    below.act('end phase');
    expect(below.asks).toBe('B step');
    const above = buying({ score: 95, hand: ['nationalTV-59'] });
    above.act('end phase');
    expect(above.asks).toBe('B step');
  });

  it('CC-3.1 CC-5.1 the doubling of markers may be declined, the markers themselves not', () => {
    const t = buying({ score: 90, hand: ['campaignTrail-34'], markers: 3 });
    t.act('end phase');
    expect(t.asks).toBe('A declinePoints');
    expect(t.most).toBe(3);
    expect(t.refuses(4)).toBe('declined-too-many CC-3.1');
    t.act(3);
    expect([t.player('A').score, t.player('A').fromMarkers]).toEqual([93, 3]);
    expect(t.state.markerSupply).toBe(25);
  });

  it('CC-3.1 declined are points of cards, then of offices, then of the doubling', () => {
    const t = buying({
      score: 85,
      hand: ['campaignTrail-34', 'nationalRadio-36'],
      workers: { 'points-2': 0 },
      markers: 3,
    });
    t.act('end phase');
    expect(t.most).toBe(3 + 2 + 3);
    t.act(6);
    const a = t.player('A');
    expect([a.score, a.fromCards, a.fromOffices, a.fromMarkers]).toEqual([90, 85, 0, 5]);
  });

  it('CC-3.1 markers count for whether the question is asked', () => {
    const t = buying({ score: 90, hand: ['localMedia-9'], markers: 4 });
    t.act('end phase');
    expect(t.asks).toBe('A declinePoints');
    t.act(1);
    expect(t.player('A').score).toBe(94);
  });

  it('CC-3.1 nothing is asked where the markers alone reach 95', () => {
    const t = buying({ score: 92, hand: ['campaignTrail-34', 'localMedia-9'], markers: 3 });
    t.act('end phase');
    expect(t.asks).toBe('B step');
    expect(t.player('A').score).toBe(92 + 6 + 1);
  });

  it('CC-3.1 nothing is asked where the game ends anyway', () => {
    const near = { score: 90, hand: ['nationalTV-59'] };
    const last = table({ players: 3, phase: 3, round: 11, A: near });
    last.act('end phase');
    expect(last.asks).toBe('B step');
    const other = table({ players: 3, phase: 3, round: 6, A: near, C: { score: 95 } });
    other.act('end phase');
    expect(other.asks).toBe('B step');
    const sold = buying(
      { ...near, workers: { 'buy-1a': 0 } },
      { street: doctorateOn(1), supply: [] },
    );
    sold.act('buy doctorate on 1', 'end phase');
    expect(sold.asks).toBe('B step');
  });

  it('CC-3.1 an ended phase is not taken back, nor is the answer about points', () => {
    const t = buying({ score: 90, hand: ['nationalTV-59'] });
    const seen = [t.state.flow.seen];
    t.act('end phase');
    seen.push(t.state.flow.seen);
    t.act(6);
    seen.push(t.state.flow.seen);
    expect(t.asks).toBe('B step');
    expect(seen[1]).toBeGreaterThan(seen[0]);
    expect(seen[2]).toBeGreaterThan(seen[1]);
    const empty = buying({});
    const before = empty.state.flow.seen;
    empty.act('end phase');
    expect(empty.state.flow.seen).toBeGreaterThan(before);
  });

  it('CC-3.1 nothing of the account of one player is left for the next', () => {
    const t = table({
      players: 3,
      phase: 3,
      round: 6,
      street,
      A: {
        hand: ['gardenParty-57', 'banker-39', 'campaignTrail-34', 'localMedia-9', 'sauna-29'],
        workers: { 'reuseCard-1a': 0, 'buy-2': 0, 'points-2': 0 },
        markers: 1,
      },
      B: { hand: ['banker-48'], workers: { 'coins-2': 0 }, markers: 3 },
    });
    t.act('lay out gardenParty-57', 'lay out banker-39', 'lay out campaignTrail-34');
    t.act('use reuseCard-1a', 'banker-39', 'buy sauna-20');
    expect([t.coins, t.rights]).toEqual([3 * 2 + 3 - 2, 1]);
    t.act('end phase');
    expect([t.coins, t.rights]).toEqual([2, 0]);
    t.act('lay out banker-48');
    expect(t.coins).toBe(5);
    expect(t.refuses('buy sauna-21')).toBe('no-right-to-buy CC-3.3');
    t.act('end phase');
    expect(t.player('B').score).toBe(3);
  });

  it('CC-3.2 coins are B × (1 + G) + S', () => {
    const t = buying({
      hand: ['banker-39', 'gardenParty-57', ...friends(12)],
      workers: { 'coins-2': 0, 'reuseCard-1a': 0, 'removeForCoin-1': 0 },
    });
    t.act('lay out banker-39', 'use reuseCard-1a', 'banker-39');
    expect(t.coins).toBe(2 + 3 + 3);
    t.act('use removeForCoin-1', 1, ['fatherlyFriend-12']);
    expect(t.coins).toBe(6 + 3);
    t.act('lay out gardenParty-57');
    expect(t.coins).toBe(6 * 2 + 3);
  });

  it('CC-3.2 what paid in phase 2 gives nothing in phase 3', () => {
    const t = buying({ area: { 'banker-39': 1 }, workers: { 'coins-2': 1 }, hand: friends(12) });
    expect(t.coins).toBe(0);
    t.act('lay out fatherlyFriend-12');
    expect(t.coins).toBe(1);
  });

  it('CC-3.2 payments together may not exceed the coins, and unspent coins are lost', () => {
    const t = buying({ hand: ['banker-39', 'banker-48'], workers: { 'buy-2': 0 } });
    t.act('lay out banker-39', 'lay out banker-48', 'buy nationalRadio-27');
    expect(t.coins).toBe(1);
    expect(t.refuses('buy sauna-20')).toBe('too-dear CC-3.3');
    t.act('end phase');
    expect(t.asks).toBe('B step');
    expect(t.coins).toBe(0);
  });

  it.each([
    [4, 3],
    [5, 4],
    [8, 4],
    [9, 5],
    [11, 5],
  ])('CC-3.3 X29 card 22 on space %i costs %i', (space, price) => {
    const gaps = new Array<string>(11).fill('–');
    gaps[space - 1] = 'industrialist-22';
    const t = buying(
      { hand: ['banker-39', 'industrialist-31'], workers: { 'buy-1a': 0 } },
      { street: gaps },
    );
    t.act('lay out banker-39', 'lay out industrialist-31', 'buy industrialist-22');
    expect(t.coins).toBe(5 - price);
  });

  it('CC-3.3 each card spends a right; several buy offices add up', () => {
    const none = buying({ hand: ['banker-39'] });
    none.act('lay out banker-39');
    expect(none.refuses('buy sauna-20')).toBe('no-right-to-buy CC-3.3');
    const t = buying({ hand: ['banker-39', 'banker-48'], workers: { 'buy-1a': 0, 'buy-2': 0 } });
    expect(t.rights).toBe(3);
    t.act('lay out banker-39', 'buy sauna-20');
    expect(t.rights).toBe(2);
  });

  it('CC-3.3 a second use of a buy office gives its rights again', () => {
    const t = buying({ hand: ['bonusPayment-45'], workers: { 'buy-2': 0 } });
    t.act('lay out bonusPayment-45', 'use bonusPayment-45', 'buy-2');
    expect(t.rights).toBe(4);
  });

  it('CC-3.4 X30 all red cards left of the card come along; gaps stay and prices with them', () => {
    const t = buying({
      hand: ['banker-39', 'banker-48', 'industrialist-31'],
      workers: { 'buy-2': 0 },
    });
    t.act('lay out banker-39', 'lay out banker-48', 'lay out industrialist-31');
    t.act('buy industrialist-22');
    expect(t.coins).toBe(5);
    t.act('buy nationalRadio-27');
    expect(t.coins).toBe(0);
    expect(t.temporary('A')).toEqual(
      ['industrialist-22', 'scandal-1', 'scandal-2', 'nationalRadio-27'].sort(),
    );
    const gaps = t.street.flatMap((card, i) => (card === '–' ? [i + 1] : []));
    expect(gaps).toEqual([1, 3, 4, 8]);
  });

  it('CC-3.4 X30 the card on space 2 brings the red of space 1 only', () => {
    const t = buying({ hand: ['banker-39'], workers: { 'buy-1a': 0 } });
    t.act('lay out banker-39', 'buy sauna-20');
    expect(t.temporary('A')).toEqual(['sauna-20', 'scandal-1']);
  });

  it('CC-3.4 red cards cannot be bought, gaps neither', () => {
    const t = buying({ hand: ['banker-39'], workers: { 'buy-2': 0 } });
    t.act('lay out banker-39');
    expect(t.refuses('buy scandal-1')).toBe('red-not-for-sale CC-3.4');
    t.act('buy sauna-20');
    expect(t.refuses('buy nothing on 2')).toBe('empty-space CC-3.4');
  });

  it('CC-3.4 a bought card is of no use this round', () => {
    const t = buying({
      hand: ['banker-39', 'pressSecretary-46'],
      workers: { 'buy-1a': 0, 'reuseCard-1a': 0 },
    });
    t.act('lay out banker-39', 'buy industrialist-22', 'lay out pressSecretary-46');
    t.act('use pressSecretary-46');
    expect(t.refuses('industrialist-22')).toBe('card-in-temporary-pile CC-7.22');
    t.act('pass', 'use reuseCard-1a');
    expect(t.refuses('industrialist-22')).toBe('card-in-temporary-pile CC-8.8');
  });

  it('CC-3.5 X32 a Doctorate on space 6 with 9 coins: up to 8 points, scored at once', () => {
    const t = buying(
      { hand: ['banker-39', 'banker-48', 'banker-49'], workers: { 'buy-1a': 0 } },
      { street: doctorateOn(6) },
    );
    t.act('lay out banker-39', 'lay out banker-48', 'lay out banker-49', 'buy doctorate on 6');
    expect(t.asks).toBe('A coinsForDoctorate');
    expect(t.most).toBe(8);
    expect(t.refuses(9)).toBe('too-many-coins CC-3.5');
    t.act(7);
    expect([t.player('A').score, t.player('A').fromDoctorates, t.coins]).toEqual([7, 7, 1]);
    expect(t.player('A').doctorates).toBe(1);
    expect(t.temporary('A')).toEqual([]);
    expect(t.rights).toBe(0);
  });

  it('CC-3.5 X32 on space 10 with 1 coin: refused; on space 3 with none: allowed, 0 points', () => {
    const dear = buying(
      { hand: friends(12), workers: { 'buy-1a': 0 } },
      { street: doctorateOn(10) },
    );
    dear.act('lay out fatherlyFriend-12');
    expect(dear.refuses('buy doctorate on 10')).toBe('too-dear CC-3.5');
    const free = buying({ workers: { 'buy-1a': 0 } }, { street: doctorateOn(3) });
    free.act('buy doctorate on 3');
    expect(free.asks).toBe('A step');
    expect([free.player('A').doctorates, free.player('A').score]).toEqual([1, 0]);
  });

  it('CC-3.3 CC-3.5 a Doctorate needs a right to buy', () => {
    const t = buying({ hand: ['banker-39'] }, { street: doctorateOn(3) });
    t.act('lay out banker-39');
    expect(t.refuses('buy doctorate on 3')).toBe('no-right-to-buy CC-3.3');
  });

  it('CC-3.5 X32 B = 6 with Garden Party, space 7: up to 11 points', () => {
    const t = buying(
      { hand: ['banker-39', 'banker-48', 'gardenParty-57'], workers: { 'buy-1a': 0 } },
      { street: doctorateOn(7) },
    );
    t.act('lay out banker-39', 'lay out banker-48', 'lay out gardenParty-57');
    t.act('buy doctorate on 7');
    expect(t.most).toBe(11);
  });

  it('CC-3.5 X32 a red card left of the Doctorate is taken; any number of coins, also none', () => {
    const t = buying(
      { hand: ['banker-39'], workers: { 'buy-1a': 0 } },
      { street: doctorateOn(3, ['–', 'scandal-1']) },
    );
    t.act('lay out banker-39', 'buy doctorate on 3', 0);
    expect(t.temporary('A')).toEqual(['scandal-1']);
    expect(t.player('A').score).toBe(0);
  });

  it('CC-3.6 X35 points = cards + offices + markers × (1 + T); markers return to the supply', () => {
    const t = buying({
      hand: ['nationalRadio-36', 'localMedia-9', 'campaignTrail-34'],
      workers: { 'points-2': 0 },
      markers: 4,
    });
    t.act('lay out campaignTrail-34', 'end phase');
    const a = t.player('A');
    expect(a.score).toBe(3 + 1 + 2 + 8);
    expect([a.fromCards, a.fromOffices, a.fromMarkers]).toEqual([4, 2, 8]);
    expect([a.markers, t.state.markerSupply]).toEqual([0, 25]);
  });

  it('CC-3.6 the score has no upper limit', () => {
    const t = buying({ score: 96, hand: ['nationalTV-59', 'nationalTV-60'] });
    t.act('end phase');
    expect(t.player('A').score).toBe(116);
  });

  it('CC-3.7 a coin or points, chosen when it is laid out; at the end its points', () => {
    const t = buying({ hand: ['wifesFundraiser-40', 'wifesFundraiser-61'] });
    t.act('lay out wifesFundraiser-40', 'coin');
    expect([t.coins, t.state.account.cardPoints]).toEqual([1, 0]);
    t.act('end phase');
    expect(t.player('A').score).toBe(2);
  });

  it('CC-3.1 each player the whole phase, in turn order', () => {
    const t = table({ players: 3, phase: 3, order: 'CAB', C: { hand: ['localMedia-9'] } });
    expect(t.asks).toBe('C step');
    t.act('end phase');
    expect(t.player('C').score).toBe(1);
    expect(t.asks).toBe('A step');
  });

  it('CC-3.2 running totals are in the view', () => {
    const t = buying({
      hand: ['banker-39', 'localMedia-9'],
      workers: { 'buy-2': 0, 'points-1a': 0 },
      markers: 2,
    });
    t.act('lay out banker-39', 'lay out localMedia-9', 'buy sauna-20');
    expect(copycat.view(t.state, 1).totals).toEqual({ coins: 1, rights: 1, points: 4 });
  });
});
