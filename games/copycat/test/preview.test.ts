import { describe, expect, it } from 'vitest';
import { cardBrings, countedNow, offerOn, wouldHave } from '../rules/index.js';
import { card, table } from './table.js';

const friends = (...numbers: number[]) => numbers.map((n) => `fatherlyFriend-${n}`);

describe('Helpers for screens and bots', () => {
  const inPhase2 = table({
    players: 2,
    phase: 2,
    A: {
      hand: ['banker-39', 'gardenParty-57', 'nationalRadio-27', 'campaignTrail-34', 'sauna-20'],
      area: { 'industrialist-22': 1 },
      workers: { 'coins-2': 0, 'points-2': 0, 'buy-2': 0, 'coins-1a': 1 },
      markers: 3,
      free: 2,
    },
  }).state;

  it('CC-3.2 CC-3.6 what a player would have, were phase 3 now', () => {
    expect(countedNow(inPhase2, 0)).toEqual({ coins: 2, points: 5, rights: 2 });
    expect(wouldHave(inPhase2, 0)).toEqual({ coins: 5 * 2, points: 2 + 3 + 3 * 2, rights: 2 });
    expect(wouldHave(inPhase2, 1)).toEqual({ coins: 0, points: 0, rights: 0 });
  });

  it('CC-3.2 in phase 3 the running account counts, less what was paid', () => {
    const t = table({
      players: 2,
      phase: 3,
      street: ['sauna-20'],
      A: { hand: ['banker-39', ...friends(12)], workers: { 'buy-1a': 0 } },
    });
    t.act('lay out banker-39', 'buy sauna-20');
    expect(countedNow(t.state, 0)).toEqual({ coins: 1, points: 0, rights: 0 });
    expect(wouldHave(t.state, 0)).toEqual({ coins: 2, points: 0, rights: 0 });
  });

  it('CC-3.3 CC-3.4 the price of a card for a player, and the reds that come along', () => {
    const { state } = table({
      players: 2,
      phase: 3,
      street: ['scandal-1', 'sauna-20', 'scandal-2', '–', 'banker-39'],
      A: { workers: { 'coins-2': 0 } },
    });
    expect(offerOn(state, 0, 1)).toEqual({ price: 2, reds: [1], missing: 0 });
    expect(offerOn(state, 0, 4)).toEqual({ price: 6, reds: [1, 2], missing: 4 });
    expect(offerOn(state, 1, 4)?.missing).toBe(6);
    expect(offerOn(state, 0, 0)).toBeUndefined();
    expect(offerOn(state, 0, 3)).toBeUndefined();
  });

  it('CC-7.13 CC-7.19 what a card would bring now', () => {
    const none = { coins: 0, points: 0, draws: 0, workers: 0, placements: 0, elbows: 0 };
    const t = table({
      players: 2,
      phase: 3,
      A: {
        hand: ['banker-39', 'gardenParty-57', 'nationalRadio-27', 'campaignTrail-34', 'lunch-38'],
        workers: { 'coins-2': 0 },
        markers: 3,
      },
    });
    t.act('lay out banker-39');
    const brings = (word: string) => cardBrings(t.state, 0, card(word));
    expect(brings('gardenParty-57')).toEqual({ ...none, coins: 5 });
    expect(brings('nationalRadio-27')).toEqual({ ...none, points: 3 });
    expect(brings('campaignTrail-34')).toEqual({ ...none, points: 3 });
    expect(brings('lunch-38')).toEqual(none);
    t.act('lay out gardenParty-57');
    expect(brings('fatherlyFriend-12')).toEqual({ ...none, coins: 2 });
  });

  it('CC-7.1 CC-7.4 CC-7.8 what a card would bring in a turn', () => {
    const none = { coins: 0, points: 0, draws: 0, workers: 0, placements: 0, elbows: 0 };
    const { state } = table({ players: 2, phase: 2, A: { free: 6, hand: friends(12) } });
    const brings = (word: string) => cardBrings(state, 0, card(word));
    expect(brings('keynote-56')).toEqual({ ...none, draws: 4 });
    expect(brings('bigPR-47')).toEqual({ ...none, workers: 1 });
    expect(brings('electionCampaignOffice-24')).toEqual({ ...none, workers: 1 });
    expect(brings('insideInformation-19')).toEqual({ ...none, placements: 1 });
    expect(brings('elbows-25')).toEqual({ ...none, elbows: 1 });
    expect(brings('banker-39')).toEqual(none);
    expect(brings('fundRaising-42')).toEqual(none);
  });

  it('CC-1.1 CC-7.5 a card brings no more than piles, reserve and hand allow', () => {
    const { state } = table({
      players: 2,
      phase: 2,
      A: {
        hand: ['electionCampaignOffice-24'],
        draw: ['localMedia-9'],
        discard: ['localMedia-10', 'localMedia-11'],
      },
    });
    expect(cardBrings(state, 0, card('keynote-56')).draws).toBe(3);
    expect(cardBrings(state, 0, card('sauna-20')).draws).toBe(2);
    expect(cardBrings(state, 0, card('electionCampaignOffice-24')).workers).toBe(0);
  });
});
