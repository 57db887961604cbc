import type { WorldFigures } from '../world/figures.js';

/** What the figures mean; all worths are in points at the end of the game. */
export type Figures = WorldFigures & {
  /** Worth of 1,000 € with six campaigns left. */
  readonly money6: number;
  /** How uncertain the factor of the votes is, for each round to come. */
  readonly factorSpread: number;
  /** Worth of a coalition tile where one can still be used, and of carrying opinions. */
  readonly tile: number;
  readonly carry: number;
  /** The part of the national points that is believed to last. */
  readonly nation: number;
  /** So many members ahead make the bonus for most members likely. */
  readonly memberLead: number;
  readonly firstWorth: number;
  readonly firstRival: number;
  /** How likely refusing a sum is the largest refusal, for the largest card. */
  readonly refusal: number;
};

/** Chosen by hand, from reading the rules. */
export const organiser: Figures = {
  money1: 0.3,
  money2: 0.5,
  money3: 0.6,
  money4: 0.7,
  money5: 0.75,
  money6: 0.8,
  purse: 30,
  beyondPurse: 0.4,
  pieces1: 3,
  pieces2: 6,
  pieces3: 8,
  pieces4: 10,
  drift: 0.3,
  factorSpread: 0.7,
  influence: 0.5,
  voteSpread: 4,
  voteSpreadPerRound: 5,
  hold: 1,
  holdPrice: 0.15,
  tile: 1.5,
  carry: 3,
  nation: 0.7,
  memberLead: 10,
  cardDiscount: 0.85,
  cardWorth: 4,
  firstWorth: 1,
  firstRival: 1.5,
  bidShare: 0.8,
  refusal: 0.6,
  rivalry: 0.5,
  rivalTop: 1,
};
