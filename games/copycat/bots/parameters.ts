/** What the figures mean; all worths are in points at the end of the game. */
export type Figures = {
  /** Worth of a coin while many rounds are left, and at the end. */
  readonly coin: number;
  readonly coinAtEnd: number;
  /** With so many rounds left a coin is worth half of that. */
  readonly coinHalf: number;
  /** Worth of using a card once, by what it does. */
  readonly drawn: number;
  readonly worker: number;
  readonly placeAnother: number;
  readonly placeOnOccupied: number;
  readonly removal: number;
  readonly drawPerCoin: number;
  readonly doubleCoins: number;
  readonly doubleMarkers: number;
  readonly reuseWorker: number;
  readonly copyCard: number;
  readonly keepHand: number;
  /** Worth of an office's action that shows later, for each of its figure. */
  readonly officeDraw: number;
  readonly officeExchange: number;
  readonly officeRemove: number;
  readonly officeReuse: number;
  /** Points the leader gains in a round: how long the game still lasts. */
  readonly pace: number;
  /** Cards of the deck that are used in a round. */
  readonly cardsUsed: number;
  /** The part of the rounds left in which a card bought now comes up. */
  readonly delay: number;
  /** Worth of playing early, for the highest card. */
  readonly early: number;
  readonly rivalry: number;
  readonly rivalTop: number;
};

/** Chosen by hand, from reading the rules. */
export const organiser: Figures = {
  coin: 1.2,
  coinAtEnd: 0.4,
  coinHalf: 3,
  drawn: 1.2,
  worker: 1.5,
  placeAnother: 0.6,
  placeOnOccupied: 0.8,
  removal: 1,
  drawPerCoin: 1.5,
  doubleCoins: 4,
  doubleMarkers: 2.5,
  reuseWorker: 2,
  copyCard: 3,
  keepHand: 0.5,
  officeDraw: 1.2,
  officeExchange: 0.5,
  officeRemove: 1.2,
  officeReuse: 2,
  pace: 12,
  cardsUsed: 4.5,
  delay: 0.85,
  early: 2,
  rivalry: 0.5,
  rivalTop: 1,
};
