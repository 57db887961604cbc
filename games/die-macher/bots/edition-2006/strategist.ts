import type { Figures } from './parameters.js';

/**
 * Found by self-play, on seeds that no arena uses:
 * `hustings tune --game die-macher-2006 --generations 8 --candidates 8 --games 16 --seed dm06`
 */
export const strategist: Figures = {
  money1: 0.1711,
  money2: 0.283,
  money3: 0.7322,
  money4: 0.6006,
  money5: 3.085,
  money6: 1.332,
  purse: 35.48,
  beyondPurse: 0.3142,
  pieces1: 1.757,
  pieces2: 2.586,
  pieces3: 9.598,
  pieces4: 5.165,
  drift: 0.5525,
  factorSpread: 0.5454,
  influence: 0.2763,
  voteSpread: 2.579,
  voteSpreadPerRound: 6.728,
  hold: 0.3317,
  holdPrice: 0.1974,
  tile: 0.3964,
  carry: 2.74,
  nation: 1.165,
  memberLead: 9.983,
  cardDiscount: 0.4895,
  cardWorth: 4.153,
  firstWorth: 1.131,
  firstRival: 0.7216,
  bidShare: 1.074,
  refusal: 0.8239,
  rivalry: 0.4091,
  rivalTop: 0.9733,
};
