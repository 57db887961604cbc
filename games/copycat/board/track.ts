/** A piece on the career track: where it stands, and how high the line to its score has its corner. */
export type Pin = {
  readonly seat: number;
  readonly score: number;
  readonly at: number;
  readonly corner: number;
};

/** As wide as a piece with the gap beside it. */
const PIECE = 22;
const HIGHEST = 25;
const LOWER = 2.5;

/**
 * Pieces stand beside each other, however near their scores are. Those that had to move aside are led
 * to their score by a line with a corner, lower for every higher score, so that no two lines cross.
 */
export function pinsOf(scores: readonly number[], x: (score: number) => number): Pin[] {
  const pins: Pin[] = [];
  const sorted = scores
    .map((score, seat) => ({ score, seat }))
    .toSorted((a, b) => a.score - b.score || b.seat - a.seat);
  for (const { score, seat } of sorted) {
    const last = pins.at(-1);
    const least = last === undefined ? 0 : last.at + PIECE;
    const at = Math.max(x(score), least);
    const isMoved = last !== undefined && at > x(score);
    const corner = isMoved ? last.corner + (score === last.score ? 0 : LOWER) : HIGHEST;
    pins.push({ seat, score, at, corner });
  }
  return pins;
}

/** As wide as the figure of a plan. */
const FIGURE = 26;
const GAP = 4;

/** Where the figure of a plan stands: right behind it, before it where a pin is in the way, else past the pins. */
export function figureAt(plan: {
  /** Where the pins come down. */
  readonly ways: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly end: number;
}): { readonly at: number; readonly anchor: 'start' | 'end' } {
  const isFree = (from: number): boolean =>
    from > 0 &&
    from + FIGURE < plan.end &&
    !plan.ways.some((way) => way > from - 2 && way < from + FIGURE);
  const behind = plan.to + GAP;
  const before = plan.from - GAP;
  if (isFree(behind)) return { at: behind, anchor: 'start' };
  const past = plan.ways
    .map((way) => way + GAP)
    .toSorted((a, b) => a - b)
    .find((at) => at > behind && isFree(at));
  if (isFree(before - FIGURE) || past === undefined) return { at: before, anchor: 'end' };
  return { at: past, anchor: 'start' };
}
