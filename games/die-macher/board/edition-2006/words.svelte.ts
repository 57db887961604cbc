import { area } from '@hustings/parts/texts';
import { fetchTexts } from '@hustings/texts';
import { boardTexts } from '../../texts/edition-2006/shelves.js';
import type { BoardTexts } from '../../texts/en/edition-2006/board.js';

/** The words of the table of 2006, fetched with it. */
export const words = area<BoardTexts>((tongue) => fetchTexts(boardTexts, tongue));

export const m = (): BoardTexts => words.texts;
