import { fetchTexts } from '@hustings/texts';
import { describe, expect, it } from 'vitest';
import { LAST_CARD, standard } from '../rules/index.js';
import { shelf } from '../texts/index.js';
import { table } from './table.js';

const { cards: titles } = await fetchTexts(shelf, 'en');

const friends = (...numbers: number[]) => numbers.map((n) => `fatherlyFriend-${n}`);

describe('5 General', () => {
  it('CC-5.1 every effect is up to its figure and may be declined; who draws says the number', () => {
    const t = table({ players: 2, phase: 2, A: { hand: ['keynote-56', 'sauna-20', 'lunch-38'] } });
    t.act('play keynote-56');
    expect(t.offers).toEqual([0, 1, 2, 3, 4]);
    expect(t.refuses(5)).toBe('draw-too-many CC-5.1');
    expect(t.refuses(-1)).toBe('number-too-low CC-5.1');
    t.act(3, 'play sauna-20', 0, 'play lunch-38', 1);
    expect(t.player('A').hand).toHaveLength(4);
  });

  it('CC-5.1 grey effects and removals may be declined too', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: {
        hand: ['bonusPayment-45', 'pressSecretary-46', 'electionCampaignOffice-24', 'localMedia-9'],
        area: { 'sauna-20': 1 },
        workers: { 'draw-1': 1, 'reuseCard-1a': 0 },
      },
    });
    t.act('play bonusPayment-45', 'pass', 'play pressSecretary-46', 'pass');
    t.act('play electionCampaignOffice-24', 'pass', 'use reuseCard-1a', 'pass');
    expect(t.uses('A', 'draw-1')).toBe(1);
    expect(t.uses('A', 'reuseCard-1a')).toBe(1);
    expect(t.hand('A')).toEqual(['localMedia-9']);
    expect(t.player('A').free).toBe(1);
  });

  it('CC-5.1 effects may be combined in any order in the phase of their colour', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { hand: ['insideInformation-19', 'elbows-25'] },
      B: { workers: { 'buy-2': 0 } },
    });
    t.act('place buy-1a', 'play elbows-25', 'play insideInformation-19', 'place buy-2');
    expect(t.player('A').workers).toHaveLength(2);
  });

  it('CC-5.2 a card is used at most twice: after the second use it is out of use', () => {
    const t = table({
      players: 2,
      phase: 3,
      A: {
        hand: ['banker-39', 'pressSecretary-46', 'industrialist-22'],
        workers: { 'reuseCard-1a': 0, 'reuseCard-1b': 0 },
      },
    });
    t.act('lay out banker-39', 'lay out industrialist-22', 'use reuseCard-1a', 'banker-39');
    expect(t.coins).toBe(8);
    expect(t.temporary('A')).toEqual(['banker-39']);
    t.act('use reuseCard-1b');
    expect(t.refuses('banker-39')).toBe('card-in-temporary-pile CC-8.8');
    t.act('pass', 'lay out pressSecretary-46', 'use pressSecretary-46');
    expect(t.refuses('banker-39')).toBe('card-in-temporary-pile CC-7.22');
  });

  it('CC-5.2 a worker is used at most twice', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { hand: ['bonusPayment-45', 'bonusPayment-53'], workers: { 'draw-1': 0, 'draw-2': 0 } },
    });
    t.act('use draw-1', 1, 'use draw-2', 1, 'play bonusPayment-45', 'draw-1', 1);
    expect(t.uses('A', 'draw-1')).toBe(2);
    t.act('play bonusPayment-53');
    expect(t.refuses('draw-1')).toBe('worker-used-twice CC-5.2');
    expect(t.offers).toEqual(['pass', 'draw-2']);
  });

  it('CC-5.3 a card beats a rule: Elbows lets two workers into an office that takes one', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: { hand: ['elbows-25'] },
      B: { workers: { 'buy-2': 0 } },
    });
    expect(t.refuses('place buy-2')).toBe('office-occupied CC-2.1');
    t.act('play elbows-25', 'place buy-2');
    expect(t.player('A').workers).toEqual(t.player('B').workers);
  });

  it('CC-5.4 every kind of card has a title, which has no effect', () => {
    const kinds = new Set(standard.kindOf.slice(1, LAST_CARD + 1));
    expect(kinds.size).toBe(23);
    for (const kind of kinds) expect(titles[kind]).toMatch(/^[A-Z]/);
    const t = table({ players: 2, phase: 2, A: { hand: ['electionCampaignOffice-24'] } });
    t.act('play electionCampaignOffice-24');
    expect(t.player('A').workers).toEqual([]); // a card, not an office, in spite of its title
  });

  it('CC-5.5 a card, its copy, and the second use of each make four', () => {
    const t = table({
      players: 2,
      phase: 3,
      A: {
        hand: ['banker-39', 'pressSecretary-46', 'gardenParty-57'],
        workers: { 'reuseCard-1a': 0, 'reuseCard-1b': 0 },
      },
    });
    t.act('lay out banker-39', 'lay out pressSecretary-46', 'use pressSecretary-46', 'banker-39');
    expect(t.coins).toBe(6);
    t.act('use reuseCard-1a', 'pressSecretary-46', 'banker-39', 'use reuseCard-1b', 'banker-39');
    expect(t.coins).toBe(12);
    expect(t.temporary('A')).toEqual(['banker-39', 'pressSecretary-46']);
    t.act('lay out gardenParty-57');
    expect(t.coins).toBe(6 * 2 + 6);
  });

  it('CC-5.6 a second use needs a first one', () => {
    const t = table({
      players: 2,
      phase: 3,
      A: {
        hand: ['bonusPayment-45', 'pressSecretary-46', 'banker-39'],
        workers: { 'reuseCard-1a': 0, 'removeForCoin-1': 0, 'coins-2': 0 },
      },
    });
    t.act('lay out bonusPayment-45', 'lay out banker-39', 'use reuseCard-1a');
    expect(t.refuses('bonusPayment-45')).toBe('card-not-used CC-5.6');
    t.act('pass', 'use bonusPayment-45');
    expect(t.refuses('removeForCoin-1')).toBe('worker-not-used CC-7.21');
  });

  it('CC-5.6 the first use may have been in the other phase, the second must be of this one', () => {
    const t = table({
      players: 2,
      phase: 3,
      A: {
        area: { 'pressSecretary-46': 1, 'bonusPayment-45': 1, 'sauna-20': 1, 'banker-39': 1 },
        workers: { 'reuseCard-1a': 0, 'reuseCard-1b': 0, 'coins-2': 1 },
      },
    });
    t.act('use reuseCard-1a');
    expect(t.refuses('sauna-20')).toBe('card-not-now CC-3.1');
    t.act('pressSecretary-46', 'banker-39', 'use reuseCard-1b', 'bonusPayment-45', 'coins-2');
    expect(t.coins).toBe(3 + 2);
    expect(t.state.account.fixedCoins).toBe(5);
  });

  it('CC-5.6 X19 a Banker that paid in phase 2, used again in phase 3', () => {
    const t = table({
      players: 2,
      phase: 3,
      A: {
        area: { 'banker-39': 1 },
        hand: ['gardenParty-57', ...friends(12)],
        workers: { 'reuseCard-1a': 0 },
      },
    });
    t.act('use reuseCard-1a', 'banker-39');
    expect(t.coins).toBe(3);
    t.act('lay out gardenParty-57', 'lay out fatherlyFriend-12');
    expect(t.coins).toBe(1 * 2 + 3);
  });

  it('CC-5.7 Bonus Payment on the Allocation Office that uses this Bonus Payment again', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: {
        hand: ['bonusPayment-45', 'localMedia-9'],
        workers: { 'reuseCard-1a': 1, 'draw-2': 1 },
      },
    });
    t.act('play bonusPayment-45', 'reuseCard-1a');
    expect(t.asks).toBe('A reuseCard');
    t.act('bonusPayment-45');
    expect(t.asks).toBe('A reuseWorker');
    expect(t.refuses('reuseCard-1a')).toBe('worker-used-twice CC-5.2');
    expect(t.area('A')).toEqual(['bonusPayment-45']);
    t.act('draw-2');
    expect(t.area('A')).toEqual(['bonusPayment-45']); // until its second use is done
    t.act(2);
    expect(t.temporary('A')).toEqual(['bonusPayment-45']);
    expect(t.player('A').hand).toHaveLength(3);
    expect(t.asks).toBe('A turn');
  });

  it('CC-5.7 deeper: two Allocation Offices inside each other, and no third use of a card', () => {
    const t = table({
      players: 2,
      phase: 3,
      A: {
        hand: ['bonusPayment-45', 'gardenParty-57', 'banker-39', 'pressSecretary-46'],
        workers: { 'reuseCard-1a': 1, 'reuseCard-1b': 1, 'coins-2': 0 },
      },
    });
    t.act('lay out bonusPayment-45', 'lay out banker-39', 'use bonusPayment-45', 'reuseCard-1a');
    t.act('bonusPayment-45', 'reuseCard-1b');
    expect(t.refuses('bonusPayment-45')).toBe('card-used-twice CC-5.2');
    t.act('banker-39');
    expect(t.temporary('A')).toEqual(['banker-39', 'bonusPayment-45']);
    expect(t.coins).toBe(2 + 3 + 3);
    t.act('lay out gardenParty-57');
    expect(t.coins).toBe(5 * 2 + 3);
  });

  it('CC-5.7 inside a payment too: a copy of Bonus Payment on an Allocation Office on a Banker', () => {
    const t = table({
      players: 2,
      phase: 2,
      A: {
        hand: ['fundRaising-42', 'banker-39', 'pressSecretary-46'],
        area: { 'bonusPayment-45': 1 },
        workers: { 'reuseCard-1a': 1 },
      },
    });
    t.act('play fundRaising-42', 'play banker-39', 'play pressSecretary-46', 'bonusPayment-45');
    t.act('reuseCard-1a', 'banker-39');
    expect(t.asks).toBe('A pay');
    t.act('end payment');
    expect(t.most).toBe(6);
    t.act(6);
    expect(t.player('A').hand).toHaveLength(6);
  });
});
