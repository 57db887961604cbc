import { describe, expect, it } from 'vitest';
import { table, type PlayerSpec } from './table.js';

const friends = (...numbers: number[]) => numbers.map((n) => `fatherlyFriend-${n}`);
const turn = (a: PlayerSpec, b: PlayerSpec = {}) => table({ players: 2, phase: 2, A: a, B: b });
const buying = (a: PlayerSpec) => table({ players: 3, phase: 3, A: a });

/** Lays out all the cards, and says the coins. */
function coinsOf(cards: readonly string[], workers = {}): number {
  const t = buying({ hand: cards, workers });
  for (const card of cards) t.act(`lay out ${card}`);
  return t.coins;
}

/** Ends the phase, and says the points. */
function pointsOf(a: PlayerSpec): number {
  return buying(a).act('end phase').player('A').score;
}

describe('7 Cards: purple', () => {
  it('CC-7.1 Inside Information: one more placement, before or after the own one', () => {
    const before = turn({ hand: ['insideInformation-19'] });
    before.act('play insideInformation-19', 'place buy-1a', 'place buy-1b');
    expect(before.player('A').free).toBe(1);
    const after = turn({ hand: ['insideInformation-19'] });
    after.act('place buy-1a', 'play insideInformation-19', 'place buy-1b');
    expect(after.refuses('place coins-2')).toBe('no-placement-left CC-2.8');
  });

  it('CC-7.1 X13 used again by the Allocation Office: a third office', () => {
    const t = table({
      players: 2,
      phase: 2,
      markers: { 'reuseCard-1a': 1 },
      A: { hand: ['insideInformation-19'] },
    });
    t.act('place reuseCard-1a', 'play insideInformation-19', 'place buy-1a', 'use reuseCard-1a');
    t.act('insideInformation-19', 'place buy-1b');
    expect(t.player('A').free).toBe(0);
    expect(t.temporary('A')).toEqual(['insideInformation-19']);
  });

  it('CC-7.1 CC-7.2 X12 with Elbows one of the placements goes to an occupied office', () => {
    const t = table({
      players: 2,
      phase: 2,
      markers: { 'coins-2': 2 },
      A: { hand: ['insideInformation-19', 'elbows-25'], free: 3 },
      B: { workers: { 'draw-1': 0, 'buy-2': 0 } },
    });
    t.act('play insideInformation-19', 'play elbows-25', 'place coins-2', 'place draw-1');
    expect([t.player('A').markers, t.player('A').free]).toEqual([2, 1]);
    t.act('end turn', 'use draw-1', 1);
    expect(t.uses('B', 'draw-1')).toBe(1);
  });

  it('CC-7.2 X12 both to occupied offices is refused with one Elbows', () => {
    const t = turn(
      { hand: ['insideInformation-19', 'elbows-25'], free: 3 },
      { workers: { 'draw-1': 0, 'buy-2': 0 } },
    );
    t.act('play insideInformation-19', 'play elbows-25', 'place draw-1');
    expect(t.refuses('place buy-2')).toBe('office-occupied CC-2.1');
    t.act('place buy-1a');
  });

  it('CC-7.2 Elbows is no extra placement', () => {
    const t = turn({ hand: ['elbows-25'] }, { workers: { 'buy-2': 0 } });
    t.act('place buy-1a', 'play elbows-25');
    expect(t.refuses('place buy-2')).toBe('no-placement-left CC-2.8');
  });

  it('CC-7.2 never two workers of one player in an office', () => {
    const t = turn(
      { hand: ['elbows-25'], workers: { 'draw-1': 0, 'buy-2': 0 } },
      { workers: { 'buy-2': 0 } },
    );
    t.act('play elbows-25');
    expect(t.refuses('place draw-1')).toBe('own-worker-there CC-7.2');
    expect(t.refuses('place buy-2')).toBe('own-worker-there CC-7.2');
  });

  it('CC-7.2 any number of players share an office; there are no markers to take', () => {
    const t = table({
      players: 3,
      phase: 2,
      A: { hand: ['elbows-25'] },
      B: { workers: { 'buy-2': 0 } },
      C: { workers: { 'buy-2': 0 } },
    });
    t.act('play elbows-25', 'place buy-2');
    expect(t.player('A').markers).toBe(0);
    expect(t.player('A').workers).toHaveLength(1);
  });

  it('CC-7.2 used again: a second such placement if the turn has one, or in a later turn', () => {
    const t = turn(
      { hand: ['insideInformation-19', 'elbows-25'], workers: { 'reuseCard-1a': 0 }, free: 3 },
      { workers: { 'draw-1': 0, 'buy-2': 0, 'coins-2': 0 }, free: 1 },
    );
    t.act('play elbows-25', 'play insideInformation-19', 'place draw-1');
    t.act('use reuseCard-1a', 'elbows-25', 'place buy-2');
    expect(t.player('A').workers).toHaveLength(3);
    const later = turn(
      { hand: ['elbows-25'], workers: { 'reuseCard-1a': 0 }, free: 3 },
      { workers: { 'draw-1': 0, 'buy-2': 0, 'coins-2': 0 }, free: 1 },
    );
    later.act('play elbows-25', 'place draw-1', 'end turn', 'place coins-1a', 'end turn');
    later.act('use reuseCard-1a', 'elbows-25', 'place buy-2');
    expect(later.player('A').workers).toHaveLength(3);
  });

  it('CC-7.3 Small PR: one worker from the reserve; an empty reserve gives none', () => {
    const one = turn({ hand: ['smallPR-26'] });
    one.act('play smallPR-26');
    expect([one.player('A').free, one.player('A').reserve]).toEqual([4, 3]);
    const t = turn({ hand: ['smallPR-26', 'smallPR-35'], workers: {}, free: 6 });
    t.act('play smallPR-26');
    expect([t.player('A').free, t.player('A').reserve]).toEqual([7, 0]);
    t.act('play smallPR-35');
    expect([t.player('A').free, t.player('A').reserve]).toEqual([7, 0]);
  });

  it('CC-7.4 X15 Big PR: two workers or as many as there are; twice makes seven', () => {
    const t = turn({ hand: ['bigPR-47', 'bigPR-55', 'smallPR-26'] });
    t.act('play bigPR-47');
    expect(t.player('A').free).toBe(5);
    t.act('play bigPR-55');
    expect([t.player('A').free, t.player('A').reserve]).toEqual([7, 0]);
    t.act('play smallPR-26');
    expect(t.player('A').free).toBe(7);
    const again = turn({ hand: ['bigPR-47'], workers: { 'reuseCard-1a': 0 } });
    again.act('play bigPR-47', 'use reuseCard-1a', 'bigPR-47');
    expect([again.player('A').free, again.player('A').reserve]).toEqual([6, 0]);
    const one = turn({ hand: ['bigPR-47'], free: 6 });
    one.act('play bigPR-47');
    expect(one.player('A').free).toBe(7);
  });

  it('CC-7.5 X16 Election Campaign Office: a hand card of any colour out of the game for a worker', () => {
    const t = turn({ hand: ['electionCampaignOffice-24', 'scandal-4'] });
    t.act('play electionCampaignOffice-24', 'scandal-4');
    expect(t.removed).toEqual(['scandal-4']);
    expect([t.player('A').free, t.player('A').reserve]).toEqual([4, 3]);
  });

  it('CC-7.5 not a card of the play area or of a pile; without a hand card no worker', () => {
    const t = turn({
      hand: ['electionCampaignOffice-24', 'localMedia-9'],
      area: { 'sauna-20': 1 },
      temporary: ['scandal-3'],
    });
    t.act('play electionCampaignOffice-24');
    for (const card of ['sauna-20', 'scandal-3', 'electionCampaignOffice-24', 'localMedia-10']) {
      expect(t.refuses(card)).toBe('not-in-hand CC-7.5');
    }
    const alone = turn({ hand: ['electionCampaignOffice-24'] });
    alone.act('play electionCampaignOffice-24');
    expect(alone.asks).toBe('A turn');
    expect(alone.player('A').free).toBe(3);
  });

  it('CC-7.5 with an empty reserve the card may still be removed', () => {
    const t = turn({ hand: ['electionCampaignOffice-24', 'scandal-3'], free: 7 });
    t.act('play electionCampaignOffice-24', 'scandal-3');
    expect(t.removed).toEqual(['scandal-3']);
    expect(t.player('A').free).toBe(7);
  });
});

describe('7 Cards: blue', () => {
  it.each([
    ['CC-7.6', 'sauna-20', 2],
    ['CC-7.7', 'lunch-38', 3],
    ['CC-7.8', 'keynote-56', 4],
  ])('%s %s: draw %i', (_rule, card, figure) => {
    const t = turn({ hand: [card] });
    t.act(`play ${card}`);
    expect(t.most).toBe(figure);
    t.act(figure);
    expect(t.player('A').hand).toHaveLength(figure);
  });

  it('CC-7.6 X6 one draws what there is; play area and temporary pile are never shuffled in', () => {
    const t = turn({
      hand: ['sauna-20'],
      draw: friends(12),
      area: { 'localMedia-9': 1, 'localMedia-10': 1, 'localMedia-11': 1 },
      temporary: friends(13, 14),
    });
    t.act('play sauna-20', 2);
    expect(t.hand('A')).toEqual(friends(12));
    expect(t.player('A').draw).toEqual([]);
  });

  const five = ['localMedia-9', 'localMedia-10', 'localMedia-11', 'sauna-20', 'lunch-38'];
  const fundRaising: PlayerSpec = {
    hand: ['fundRaising-42', 'banker-39', ...friends(12, 13)],
    draw: [...five, 'nationalRadio-36', 'nationalRadio-37'],
    workers: { 'coins-2': 0, 'reuseCard-1a': 0 },
    free: 1,
  };

  it('CC-7.9 X17 Banker and a coin office pay for five cards, and give nothing in phase 3', () => {
    const t = turn(fundRaising);
    t.act('play fundRaising-42', 'play banker-39', 'use coins-2', 'end payment');
    expect(t.most).toBe(5);
    t.act(5);
    expect(t.hand('A')).toEqual([...five, ...friends(12, 13)].sort());
    t.act('end turn', 'end turn', 'lay out fatherlyFriend-12', 'lay out fatherlyFriend-13');
    expect(t.coins).toBe(2);
  });

  it('CC-7.9 X17 drawing four loses a coin; the sources are used', () => {
    const t = turn(fundRaising);
    t.act('play fundRaising-42', 'play banker-39', 'use coins-2', 'end payment', 4);
    expect(t.player('A').hand).toHaveLength(6);
    expect(t.uses('A', 'coins-2')).toBe(1);
    expect(t.area('A')).toEqual(['banker-39', 'fundRaising-42']);
  });

  it('CC-7.9 X18 used again by the Allocation Office: new coins must be paid', () => {
    const t = turn(fundRaising);
    t.act('play fundRaising-42', 'play banker-39', 'use coins-2', 'end payment', 5);
    t.act('use reuseCard-1a', 'fundRaising-42', 'play fatherlyFriend-12');
    t.act('play fatherlyFriend-13', 'end payment');
    expect(t.most).toBe(2);
    t.act(2);
    expect(t.temporary('A')).toEqual(['fundRaising-42']);
    t.act('end turn', 'end turn');
    expect(t.asks).toBe('A step');
    expect(t.coins).toBe(0);
  });

  it('CC-7.9 X18 without paying nothing is drawn', () => {
    const t = turn(fundRaising);
    t.act('use reuseCard-1a', 'play fundRaising-42', 'end payment');
    expect(t.asks).toBe('A turn');
    expect(t.player('A').hand).toHaveLength(3);
  });

  it('CC-7.9 nothing is drawn before the payment is closed, and only coins pay', () => {
    const t = turn({
      hand: [
        'fundRaising-42',
        'fundRaising-43',
        'sauna-20',
        'gardenParty-57',
        'localMedia-9',
        'smallPR-26',
      ],
      workers: { 'draw-1': 0, 'buy-1a': 0, 'points-1a': 0 },
      free: 1,
    });
    t.act('play fundRaising-42');
    for (const card of [
      'fundRaising-43',
      'sauna-20',
      'gardenParty-57',
      'localMedia-9',
      'smallPR-26',
    ]) {
      expect(t.refuses(`play ${card}`)).toBe('no-coin-source CC-7.9');
    }
    for (const office of ['draw-1', 'buy-1a', 'points-1a']) {
      expect(t.refuses(`use ${office}`)).toBe('no-coin-source CC-7.9');
    }
    expect(t.offers).toEqual(['end payment']);
  });

  it("CC-7.9 sources: the Wife's event as a coin, removal offices, copies and second uses", () => {
    const t = turn({
      hand: [
        'fundRaising-42',
        'wifesFundraiser-40',
        'banker-39',
        'pressSecretary-46',
        'bonusPayment-45',
        'scandal-3',
        'scandal-4',
      ],
      workers: { 'removeForCoin-2': 0, 'coins-1a': 0, 'reuseCard-1a': 0 },
      free: 1,
    });
    t.act('play fundRaising-42', 'play wifesFundraiser-40');
    expect(t.asks).toBe('A pay');
    t.act('use removeForCoin-2', 1, ['scandal-3']);
    t.act('play banker-39', 'play pressSecretary-46', 'banker-39');
    t.act('use coins-1a', 'play bonusPayment-45', 'coins-1a', 'use reuseCard-1a', 'banker-39');
    t.act('end payment');
    expect(t.most).toBe(1 + 1 + 3 + 3 + 1 + 1 + 3);
    t.act(0);
    expect(t.removed).toContain('scandal-3');
    expect(t.temporary('A')).toEqual(['banker-39']);
    t.act('end turn', 'end turn');
    expect(t.coins).toBe(0);
  });

  it('CC-7.9 inside a payment grey cards reach coin sources only', () => {
    const t = turn({
      hand: ['fundRaising-42', 'bonusPayment-45', 'pressSecretary-46', 'banker-39'],
      area: { 'sauna-20': 1 },
      workers: { 'draw-1': 1, 'reuseCard-1a': 0, 'coins-2': 1 },
      free: 1,
    });
    t.act('play fundRaising-42', 'play bonusPayment-45');
    expect(t.refuses('draw-1')).toBe('no-coin-source CC-7.9');
    t.act('pass', 'play pressSecretary-46');
    expect(t.refuses('sauna-20')).toBe('no-coin-source CC-7.9');
    expect(t.refuses('fundRaising-42')).toBe('no-coin-source CC-7.9');
    t.act('pass', 'use reuseCard-1a');
    expect(t.refuses('fundRaising-42')).toBe('no-coin-source CC-7.9');
  });
});

describe('7 Cards: yellow and green', () => {
  it.each([
    ['CC-7.10', 'fatherlyFriend-12', 1],
    ['CC-7.11', 'industrialist-22', 2],
    ['CC-7.12', 'banker-39', 3],
  ])('%s %s: coins %i', (_rule, card, coins) => {
    expect(coinsOf([card])).toBe(coins);
  });

  const rich = ['banker-39', 'industrialist-22', 'fatherlyFriend-12'];
  const office = { 'coins-2': 0 };

  /** B = 8, in the hand and on coins 2. */
  function eight(more: readonly string[], workers = {}) {
    const t = buying({ hand: [...rich, ...more], workers: { ...office, ...workers } });
    for (const card of [...rich, ...more]) t.act(`lay out ${card}`);
    return t;
  }

  it('CC-7.13 X20 Garden Party doubles; again or copied makes three times, never four', () => {
    expect(eight([]).coins).toBe(8);
    expect(eight(['gardenParty-57']).coins).toBe(16);
    const again = eight(['gardenParty-57'], { 'reuseCard-1a': 0 });
    expect(again.act('use reuseCard-1a', 'gardenParty-57').coins).toBe(24);
    const copied = eight(['gardenParty-57', 'pressSecretary-46'], { 'reuseCard-1a': 0 });
    expect(copied.act('use pressSecretary-46', 'gardenParty-57').coins).toBe(24);
    expect(copied.act('use reuseCard-1a', 'gardenParty-57').coins).toBe(24);
  });

  it('CC-7.13 it works on all of B, whenever in the phase the coins come', () => {
    const t = buying({ hand: ['gardenParty-57', 'banker-39'] });
    expect(t.act('lay out gardenParty-57').coins).toBe(0);
    expect(t.act('lay out banker-39').coins).toBe(6);
  });

  it("CC-7.14 X36 Wife's Fundraiser used again: chosen anew each time", () => {
    const wife = (first: string, second: string, more: readonly string[] = []) => {
      const t = buying({ hand: ['wifesFundraiser-40', ...more], workers: { 'reuseCard-1a': 0 } });
      t.act('lay out wifesFundraiser-40', first, 'use reuseCard-1a', 'wifesFundraiser-40', second);
      for (const card of more) t.act(`lay out ${card}`);
      return [t.coins, t.state.account.cardPoints];
    };
    expect(wife('points', 'points')).toEqual([0, 4]);
    expect(wife('coin', 'points')).toEqual([1, 2]);
    expect(wife('coin', 'coin')).toEqual([2, 0]);
    expect(wife('coin', 'coin', ['gardenParty-57'])).toEqual([3, 0]);
    expect(
      buying({ hand: ['wifesFundraiser-40'] })
        .act('lay out wifesFundraiser-40')
        .refuses('pass'),
    ).toBe('must-choose kernel');
  });

  it.each([
    ['CC-7.15', 'localMedia-9', 1],
    ['CC-7.16', 'nationalRadio-27', 3],
    ['CC-7.17', 'nationalNewspaper-50', 6],
    ['CC-7.18', 'nationalTV-59', 10],
  ])('%s %s: points %i', (_rule, card, points) => {
    expect(pointsOf({ hand: [card] })).toBe(points);
    const t = buying({ hand: [card] });
    t.act(`lay out ${card}`, 'end phase');
    expect(t.player('A').score).toBe(points);
  });

  it('CC-7.19 X34 Campaign Trail: the markers count double, at two uses three times', () => {
    expect(pointsOf({ markers: 4 })).toBe(4);
    expect(pointsOf({ markers: 4, hand: ['campaignTrail-34'] })).toBe(8);
    expect(pointsOf({ markers: 4, hand: ['campaignTrail-34', 'campaignTrail-41'] })).toBe(12);
    const again = buying({
      markers: 4,
      hand: ['campaignTrail-34'],
      workers: { 'reuseCard-1a': 0 },
    });
    again.act('lay out campaignTrail-34', 'use reuseCard-1a', 'campaignTrail-34', 'end phase');
    expect(again.player('A').score).toBe(12);
    const besides = buying({
      markers: 4,
      hand: ['campaignTrail-34', 'campaignTrail-41'],
      workers: { 'reuseCard-1a': 0 },
    });
    besides.act('lay out campaignTrail-34', 'use reuseCard-1a', 'campaignTrail-34', 'end phase');
    expect(besides.player('A').score).toBe(12);
  });

  it('CC-7.19 points of cards and offices are never doubled', () => {
    const hand = ['campaignTrail-34', 'nationalTV-59'];
    expect(pointsOf({ hand, workers: { 'points-2': 0 } })).toBe(12);
  });

  it('CC-7.20 a Doctorate acts only at the purchase; later it is not used, re-used or copied', () => {
    const t = buying({
      hand: ['pressSecretary-46', 'banker-39'],
      workers: { 'reuseCard-1a': 0 },
      doctorates: 1,
    });
    t.act('lay out pressSecretary-46', 'lay out banker-39', 'use pressSecretary-46');
    expect(t.refuses('doctorate')).toBe('doctorate-is-inert CC-7.20');
    t.act('pass', 'use reuseCard-1a');
    expect(t.refuses('doctorate')).toBe('doctorate-is-inert CC-7.20');
  });
});

describe('7 Cards: grey and red', () => {
  it('CC-7.21 X24 Bonus Payment on a coin office: coins that are doubled', () => {
    const t = buying({
      hand: [
        'banker-39',
        'industrialist-22',
        'fatherlyFriend-12',
        'gardenParty-57',
        'bonusPayment-45',
      ],
      workers: { 'coins-2': 0 },
    });
    for (const card of t.hand('A')) t.act(`lay out ${card}`);
    t.act('use bonusPayment-45', 'coins-2');
    expect(t.coins).toBe((8 + 2) * 2);
  });

  it('CC-7.21 the action in full and at once, in its phase only, and the worker does not move', () => {
    const t = turn({ hand: ['bonusPayment-45'], workers: { 'coins-2': 1 } });
    t.act('play bonusPayment-45');
    expect(t.asks).toBe('A turn'); // a coin office is not of phase 2: no worker to choose
    const again = turn({
      hand: ['bonusPayment-45', ...friends(12, 13)],
      workers: { 'exchange-2': 1, 'coins-2': 1 },
    });
    again.act('play bonusPayment-45');
    expect(again.refuses('coins-2')).toBe('office-not-now CC-2.1');
    again.act('exchange-2', 2, friends(12, 13));
    expect(again.player('A').hand).toHaveLength(2);
    expect(again.player('A').workers).toHaveLength(2);
  });

  it('CC-7.21 in phase 3 not on a blue office', () => {
    const t = buying({ hand: ['bonusPayment-45'], workers: { 'draw-1': 1, 'points-2': 0 } });
    t.act('lay out bonusPayment-45', 'use bonusPayment-45');
    expect(t.refuses('draw-1')).toBe('office-not-now CC-3.1');
    t.act('points-2');
    expect(t.state.account.officePoints).toBe(4);
  });

  it('CC-7.21 used again or copied: another worker', () => {
    const t = buying({
      hand: ['bonusPayment-45', 'pressSecretary-46'],
      workers: { 'coins-2': 0, 'coins-1a': 0, 'points-1a': 0, 'reuseCard-1a': 0 },
      free: 0,
    });
    t.act('lay out bonusPayment-45', 'use bonusPayment-45', 'coins-2');
    t.act('lay out pressSecretary-46', 'use pressSecretary-46', 'bonusPayment-45');
    expect(t.refuses('coins-2')).toBe('worker-used-twice CC-5.2');
    t.act('coins-1a', 'use reuseCard-1a', 'bonusPayment-45');
    expect(t.refuses('coins-1a')).toBe('worker-used-twice CC-5.2');
    t.act('points-1a');
    expect([t.coins, t.state.account.officePoints]).toEqual([2 + 1 + 2 + 1, 2]);
  });

  it('CC-7.22 Press Secretary: as if the card lay there twice, in the present phase', () => {
    const t = turn({ hand: ['pressSecretary-46', 'lunch-38', 'bigPR-47'] });
    t.act('play lunch-38', 0, 'play bigPR-47', 'play pressSecretary-46');
    expect(t.offers).toEqual(['pass', 'lunch-38', 'bigPR-47']);
    t.act('lunch-38');
    expect(t.most).toBe(3);
    t.act(3);
    expect(t.player('A').hand).toHaveLength(3);
  });

  it('CC-7.22 the copied card need not have been used, and its own uses are not touched', () => {
    const t = buying({
      hand: ['pressSecretary-46', 'bonusPayment-45'],
      workers: { 'coins-2': 0, 'points-2': 0 },
    });
    t.act('lay out bonusPayment-45', 'lay out pressSecretary-46');
    t.act('use pressSecretary-46', 'bonusPayment-45', 'coins-2');
    t.act('use bonusPayment-45', 'points-2');
    expect([t.coins, t.state.account.officePoints]).toEqual([4, 4]);
  });

  it('CC-7.22 copied coins are ordinary; Campaign Trail so copied counts in T', () => {
    const t = buying({ hand: ['pressSecretary-46', 'banker-39', 'gardenParty-57'] });
    t.act('lay out banker-39', 'lay out pressSecretary-46', 'use pressSecretary-46', 'banker-39');
    expect(t.act('lay out gardenParty-57').coins).toBe(12);
    const trail = buying({ markers: 2, hand: ['pressSecretary-46', 'campaignTrail-34'] });
    trail.act('lay out campaignTrail-34', 'lay out pressSecretary-46', 'use pressSecretary-46');
    trail.act('campaignTrail-34', 'end phase');
    expect(trail.player('A').score).toBe(6);
  });

  it('CC-7.22 not to be copied: a Press Secretary, another phase, a card elsewhere', () => {
    const t = buying({
      hand: ['pressSecretary-46', 'pressSecretary-54', 'localMedia-9'],
      area: { 'sauna-20': 1 },
      temporary: ['banker-39'],
    });
    t.act('lay out pressSecretary-46', 'lay out pressSecretary-54', 'lay out localMedia-9');
    t.act('use pressSecretary-46');
    expect(t.refuses('pressSecretary-54')).toBe('not-to-be-copied CC-7.22');
    expect(t.refuses('pressSecretary-46')).toBe('not-to-be-copied CC-7.22');
    expect(t.refuses('sauna-20')).toBe('card-not-now CC-3.1');
    expect(t.refuses('banker-39')).toBe('card-in-temporary-pile CC-7.22');
    expect(t.refuses('nationalTV-59')).toBe('card-not-in-area CC-7.22');
  });

  it('CC-7.22 used again by an Allocation Office: the same or another card', () => {
    for (const [card, coins] of [
      ['banker-39', 3 + 2 + 3 + 3],
      ['industrialist-22', 3 + 2 + 3 + 2],
    ] as const) {
      const t = buying({
        hand: ['pressSecretary-46', 'banker-39', 'industrialist-22'],
        workers: { 'reuseCard-1a': 0 },
      });
      t.act('lay out banker-39', 'lay out industrialist-22', 'lay out pressSecretary-46');
      t.act('use pressSecretary-46', 'banker-39', 'use reuseCard-1a', 'pressSecretary-46', card);
      expect(t.coins).toBe(coins);
    }
  });

  it('CC-7.23 X37 Battle of Wits keeps the cards still in hand; next round five are drawn besides', () => {
    const hand = ['battleOfWits-28', 'keynote-56', 'fatherlyFriend-12', 'nationalRadio-27'];
    const t = table({ players: 2, phase: 3, A: { hand } });
    t.act('lay out battleOfWits-28', 'lay out fatherlyFriend-12', 'lay out nationalRadio-27');
    expect(t.coins).toBe(1);
    t.act('end phase');
    expect(t.player('A').score).toBe(3);
    expect(t.hand('A')).toEqual(['keynote-56']);
    expect(t.events.at(-2)).toEqual({ type: 'kept', seat: 0, count: 1 });
    t.act('end phase');
    expect(t.player('A').hand).toHaveLength(6);
    t.bid({ A: 'keynote-56', B: t.hand('B')[0] });
    expect(t.player('A').hand).toHaveLength(5);
  });

  it('CC-7.23 X37 without it, or laid out too late, the hand ends empty', () => {
    const hand = ['battleOfWits-28', 'keynote-56'];
    const t = buying({ hand });
    t.act('end phase');
    expect(t.player('A').hand).toEqual([]);
    expect(t.area('A')).toEqual(hand);
  });

  it('CC-7.23 it keeps the hand of its owner alone', () => {
    const t = table({
      players: 2,
      phase: 3,
      A: { hand: ['battleOfWits-28', 'keynote-56'] },
      B: { hand: ['nationalRadio-27'] },
    });
    t.act('lay out battleOfWits-28', 'end phase');
    expect(t.hand('A')).toEqual(['keynote-56']);
    t.act('end phase');
    expect(t.player('B').score).toBe(3);
    expect(t.hand('B')).not.toContain('nationalRadio-27');
  });

  it('CC-7.23 X37 copied or used again: nothing more', () => {
    const t = buying({
      hand: ['battleOfWits-28', 'keynote-56', 'pressSecretary-46'],
      workers: { 'reuseCard-1a': 0 },
    });
    t.act('lay out battleOfWits-28', 'lay out pressSecretary-46');
    t.act('use pressSecretary-46', 'battleOfWits-28');
    t.act('use reuseCard-1a', 'battleOfWits-28', 'end phase');
    expect(t.hand('A')).toEqual(['keynote-56']);
  });

  it('CC-7.24 red cards do nothing, but are cards: to bid, to exchange, to remove, to keep', () => {
    const t = table({
      players: 2,
      phase: 1,
      A: {
        draw: [
          'scandal-3',
          'scandal-4',
          'scandal-5',
          'localMedia-9',
          'localMedia-10',
          'localMedia-11',
        ],
      },
      B: { draw: friends(12) },
    });
    t.bid({ A: 'scandal-3', B: 'fatherlyFriend-12' });
    expect(t.order).toBe('BA');
    t.act('end turn');
    expect(t.refuses('play scandal-4')).toBe('card-not-now CC-2.7');
    t.act('place exchange-2', 'use exchange-2', 1, ['scandal-4'], 'end turn');
    expect(t.temporary('A')).toEqual(['scandal-3', 'scandal-4']);
    t.act('end turn', 'end phase');
    t.act('lay out scandal-5');
    expect([t.coins, t.state.account.cardPoints]).toEqual([0, 0]);
    expect(pointsOf({ hand: ['scandal-3'] })).toBe(0);
  });
});
