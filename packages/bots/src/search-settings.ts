/** How the search is set; the same for every decision of a game. */
export type SearchSettings = {
  /** The most moves that are tried out, and how far behind the best one they may be. */
  readonly moves: number;
  readonly behind: number;
  /** How many trials the heuristic's own opinion is worth. */
  readonly prior: number;
  /** So many rounds a trial is played on: 1 is to the end of this one, less is a part of a round. */
  readonly horizon: number;
  /** A move is dropped when it is so many standard errors behind the best. */
  readonly drop: number;
  /** Trials before any move is dropped. */
  readonly patience: number;
};
