import type { Figures } from './parameters.js';

/**
 * Found by self-play, on seeds that no arena uses:
 * `hustings tune --game die-macher-2019 --generations 30 --candidates 12 --games 40 --seed dm19`
 */
export const strategist: Figures = {
  money0: 0.1568,
  money1: 0.06895,
  money2: 0.08844,
  money3: 1.006,
  money4: 1.767,
  money5: 0.4714,
  purse: 10.89,
  beyondPurse: 0.4028,
  pieces1: 4.189,
  pieces2: 5.807,
  pieces3: 1.013,
  pieces4: 6.556,
  drift: 0.5691,
  matchSpread: 0.3575,
  influence: 0.4998,
  voteSpread: 6.305,
  voteSpreadPerRound: 14.29,
  hold: 1.993,
  holdPrice: 0.2488,
  doubleAction: 1.824,
  mediaAction: 0.9019,
  programAction: 2.753,
  pollAction: 3.944,
  cardDiscount: 0.702,
  cardWorth: 6.582,
  startWorth: 2.158,
  startRival: 1.875,
  bidShare: 1.252,
  rivalry: 0.9044,
  rivalTop: 2.079,
  moneyRank: 11.42,
};
