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
 * Pieces stand beside each other, however near their scores are, and never beyond the end. Those that
 * had to move aside are led to their score by a line with a corner, lower for every higher score where
 * they moved on and for every lower one where they moved back, so that no two lines cross.
 */
export function pinsOf(
  scores: readonly number[],
  x: (score: number) => number,
  end = Infinity,
): Pin[] {
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
  return movedBack(pins, x, end);
}

function movedBack(pins: readonly Pin[], x: (score: number) => number, end: number): Pin[] {
  const back: Pin[] = [];
  for (const pin of pins.toReversed()) {
    const next = back.at(-1);
    const most = next === undefined ? end : next.at - PIECE;
    if (pin.at <= most) back.push(pin);
    else {
      const isSame = next === undefined || x(pin.score) === x(next.score);
      const corner = (next?.corner ?? HIGHEST) + (isSame ? 0 : LOWER);
      back.push({ ...pin, at: most, corner });
    }
  }
  return back.toReversed();
}

/** As wide as the figure of a plan. */
const FIGURE = 26;
const GAP = 4;

/** Lines with a corner as low as this run where the figure would be written. */
const LOW = 27;

/**
 * Where something is drawn down to the track: the lines of the pieces, also along the way to the side
 * where it is low; pieces that moved back stand over the plan.
 */
export function waysOf(pins: readonly Pin[], x: (score: number) => number): number[] {
  return pins.flatMap(({ score, at, corner }) => {
    const to = x(score);
    if (at < to) return [at, to];
    if (corner < LOW) return [to];
    const steps = Math.ceil((at - to) / PIECE);
    return Array.from({ length: steps + 1 }, (_, i) => Math.min(at, to + i * PIECE));
  });
}

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
  if (isFree(before - FIGURE)) return { at: before, anchor: 'end' };
  if (past !== undefined) return { at: past, anchor: 'start' };
  const near = plan.ways.filter((way) => way > before - FIGURE && way < before);
  return { at: Math.min(before, ...near.map((way) => way - GAP)), anchor: 'end' };
}
