import { spotsOf } from '../../world/media.js';
import type { Piece } from '../../world/pieces.js';
import type { Campaign } from '../position.js';

/** Whose media marker of a state somebody presses: on its spot, or by its party. */
export function ownerOf(piece: Piece, here: Campaign, you: number): number | undefined {
  const { media } = here.board;
  let seat: number | undefined;
  if (piece.on === 'spot' && piece.code === here.code) seat = spotsOf(media)[piece.place];
  if (piece.on === 'party' && (piece.code ?? here.code) === here.code) ({ seat } = piece);
  return seat !== undefined && seat !== you && media[seat] > 0 ? seat : undefined;
}
