import { area } from '@hustings/parts/texts';
import { fetchTexts } from '@hustings/texts';
import type { BoardTexts } from '../../texts/en/edition-2019/board.js';
import { boardTexts } from '../../texts/edition-2019/shelves.js';
import { narrow } from '../world/narrow.js';

/** The words of this board, fetched with it. */
export const words = area<BoardTexts>((tongue) => fetchTexts(narrow(boardTexts), tongue));

export const m = (): BoardTexts => words.texts;
