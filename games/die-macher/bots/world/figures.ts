/** The figures that forecasts of all editions work with; all worths are in points at the end. */
export type WorldFigures = {
  /** Worth of 1,000 € with so many rounds of spending left. */
  readonly money1: number;
  readonly money2: number;
  readonly money3: number;
  readonly money4: number;
  readonly money5: number;
  /** Beyond this sum money is worth less. */
  readonly purse: number;
  readonly beyondPurse: number;
  /** Pieces (rallies, meetings) a party is expected to bring yet, with so many turns to place them. */
  readonly pieces1: number;
  readonly pieces2: number;
  readonly pieces3: number;
  readonly pieces4: number;
  /** How much a program comes closer to a state's opinions in each round to come. */
  readonly drift: number;
  /** What influence on the media adds to the match, each time it can be used. */
  readonly influence: number;
  /** How uncertain votes are: before the conversion, and for each round to come. */
  readonly voteSpread: number;
  readonly voteSpreadPerRound: number;
  /** Worth of a card of the cabinet kept in hand: a fixed part and a part of its price. */
  readonly hold: number;
  readonly holdPrice: number;
  /** What a program card that fits is worth, and how much of it for each later state. */
  readonly cardDiscount: number;
  readonly cardWorth: number;
  /** The part of a poll's worth that is bid at most. */
  readonly bidShare: number;
  /** How much the others' points count, and how much more the best of them. */
  readonly rivalry: number;
  readonly rivalTop: number;
};
