import { area } from '@hustings/parts/texts';
import { fetchTexts } from '@hustings/texts';
import type { BoardTexts } from '../../texts/en/edition-2019/board.js';

/** The words of this board, fetched with it. */
export const words = area<BoardTexts>((tongue) =>
  fetchTexts(
    { en: async () => (await import('../../texts/en/edition-2019/board.js')).board },
    tongue,
  ),
);

export const m = (): BoardTexts => words.texts;
