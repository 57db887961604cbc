import type { WorldFigures } from '../world/figures.js';

/** What the figures mean; all worths are in points at the end of the game. */
export type Figures = WorldFigures & {
  /** Worth of 1,000 € when no more can be spent. */
  readonly money0: number;
  /** How uncertain the match is, for each round to come. */
  readonly matchSpread: number;
  /** Worth of actions whose effect shows later. */
  readonly doubleAction: number;
  readonly mediaAction: number;
  readonly programAction: number;
  readonly pollAction: number;
  /** Worth of being start player, and how eager the others are. */
  readonly startWorth: number;
  readonly startRival: number;
  /** How near one must be to the most money for its bonus. */
  readonly moneyRank: number;
};

/** Chosen by hand, from reading the rules. */
export const organiser: Figures = {
  money0: 0.1,
  money1: 0.45,
  money2: 0.6,
  money3: 0.7,
  money4: 0.75,
  money5: 0.8,
  purse: 30,
  beyondPurse: 0.5,
  pieces1: 2.5,
  pieces2: 4.5,
  pieces3: 6,
  pieces4: 7,
  drift: 0.4,
  matchSpread: 0.8,
  influence: 0.6,
  voteSpread: 3,
  voteSpreadPerRound: 5,
  hold: 1,
  holdPrice: 0.2,
  doubleAction: 2,
  mediaAction: 2,
  programAction: 2,
  pollAction: 4,
  cardDiscount: 0.9,
  cardWorth: 4,
  startWorth: 1.5,
  startRival: 1.5,
  bidShare: 0.7,
  rivalry: 0.5,
  rivalTop: 1,
  moneyRank: 8,
};
