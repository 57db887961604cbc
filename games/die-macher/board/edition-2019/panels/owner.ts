import { spotsOf } from '../../world/media.js';
import type { Piece } from '../../world/pieces.js';
import type { Campaign } from '../position.js';

/** Whose media marker of a state somebody presses: on its spot as they are drawn, or by its party. */
export function ownerOf(
  piece: Piece,
  here: Campaign,
  you: number,
  drawn: readonly number[] = here.board.media,
): number | undefined {
  let seat: number | undefined;
  if (piece.on === 'spot' && piece.code === here.code) seat = spotsOf(drawn)[piece.place];
  if (piece.on === 'party' && (piece.code ?? here.code) === here.code) ({ seat } = piece);
  return seat !== undefined && seat !== you && here.board.media[seat] > 0 ? seat : undefined;
}

/** The media of a state with a marker taken home, and one's own on its spot where there is one left. */
export const boughtOut = (
  media: readonly number[],
  from: number,
  you: number,
  places: boolean,
): number[] =>
  media.map((markers, seat) => {
    if (seat === from) return markers - 1;
    return seat === you && places ? markers + 1 : markers;
  });
