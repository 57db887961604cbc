import type { Play } from '@hustings/parts/point';
import type { Piece } from '../../world/pieces.js';

/** A sum of one's own money between two bounds. */
type Sum = {
  readonly sum: number;
  readonly least: number;
  readonly most: number;
  /** Setting it to so much, in a few words: nothing is given yet. */
  readonly set: (sum: number) => string;
  readonly to: (sum: number) => void;
};

/** Pressed, one's own money gives one thousand more; after all of it the least again. */
export function purse(piece: Piece, { sum, least, most, set, to }: Sum): Play | undefined {
  if (piece.on !== 'has' || piece.pays !== true || least > most) return undefined;
  const next = sum < most ? sum + 1 : least;
  return { label: set(next), on: sum > least, act: () => to(next) };
}
