import type { Position } from '@hustings/kernel';

/** How a player errs, as people do: no move is ever made without a thought. */
export type Errors = {
  /** Deviation of what is misjudged anew every time, in points. */
  readonly noise: number;
  /** Deviation of what is misjudged in the same way every time: habits, in points. */
  readonly habit: number;
  /** So often a move does not come to mind. */
  readonly overlooks: number;
  /** How much more one errs without hope; in between less. */
  readonly tilt: number;
};

/** Whose figures a level below the top goes by, what it does not see with them, and how it errs. */
export type Human = {
  /** By hand, by self-play, or what was learned where there is something (else by self-play). */
  readonly figures: 'organiser' | 'strategist' | 'learned';
  /** Short sight: figures that are others with them. */
  readonly sight?: Readonly<Record<string, number>>;
  readonly errors?: Errors;
};

/** What a temperament likes about a position, in points that it sees there beyond what it is worth. */
export type Temper<S extends Position> = (world: S, seat: number) => number;

/** How someone is who judges: what they err in, and what they like. */
export type Manner<S extends Position> = {
  readonly errors?: Errors | undefined;
  readonly temper?: Temper<S> | undefined;
};
