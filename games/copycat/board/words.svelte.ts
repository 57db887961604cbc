import { area } from '@hustings/parts/texts';
import { fetchWriting } from '@hustings/texts';
import { standard, tablesOf, type Listed, type Tables } from '../rules/index.js';
import type { BoardTexts } from '../texts/en/board.js';
import { boardTexts } from '../texts/shelves.js';

/** The words of this board, fetched with it; written with the cards that are played. */
export const words = area<(tables: Tables) => BoardTexts>((tongue) =>
  fetchWriting(boardTexts, tongue),
);

let inPlay = $state.raw(standard);

/** To be said before anything is drawn: which cards this table is played with. */
export function playedWith(game: Listed): void {
  inPlay = tablesOf(game);
}

/** The tables of the cards that are played. */
export const c = (): Tables => inPlay;

const written = $derived(words.texts(inPlay));

export const m = (): BoardTexts => written;
