import type { Ending } from '../table/index.js';

/** Seats from the first to the last. */
export function ranked({ scores, places }: Ending): number[] {
  const place = (seat: number): number => places?.[seat] ?? 0;
  return scores
    .map((_, seat) => seat)
    .toSorted((a, b) => place(a) - place(b) || scores[b] - scores[a]);
}
