import type { Ending } from '../table/index.js';

/** Seats from the first to the last; of equal scores, whoever has won comes first. */
export function ranked({ scores, winners, places }: Ending): number[] {
  const place = (seat: number): number => places?.[seat] ?? 0;
  const lost = (seat: number): number => Number(!winners.includes(seat));
  return scores
    .map((_, seat) => seat)
    .toSorted((a, b) => place(a) - place(b) || scores[b] - scores[a] || lost(a) - lost(b));
}
