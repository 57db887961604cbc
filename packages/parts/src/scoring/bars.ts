/** A piece of a seat's bar: so many points, drawn full, hatched, or only outlined. */
export type Piece = {
  readonly kind: 'votes' | 'won' | 'extra';
  readonly points: number;
  /** What may stand below it: the first that has room does. */
  readonly captions: readonly string[];
};

/** A seat's bar, and all of it in a sentence. */
export type BarRow = {
  readonly seat: number;
  readonly mark: string;
  readonly name: string;
  readonly total: number;
  readonly pieces: readonly Piece[];
  readonly line: string;
};

/** A seat's line in a race: points after each step. */
export type Runner = {
  readonly seat: number;
  readonly mark: string;
  readonly name: string;
  readonly points: readonly number[];
};
