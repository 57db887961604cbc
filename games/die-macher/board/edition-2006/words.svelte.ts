import { area } from '@hustings/parts/texts';
import { fetchTexts } from '@hustings/texts';
import { boardTexts, justTexts, pointTexts } from '../../texts/edition-2006/shelves.js';
import type { BoardTexts } from '../../texts/en/edition-2006/board.js';
import type { JustTexts } from '../../texts/en/edition-2006/just.js';
import type { PointTexts } from '../../texts/en/edition-2006/point.js';
import { narrow } from '../world/narrow.js';

/** The words of the table of 2006, fetched with it. */
export const words = area<BoardTexts>((tongue) => fetchTexts(narrow(boardTexts), tongue));

export const m = (): BoardTexts => words.texts;

/** What is told about pieces, and how a round ended: no table waits for these. */
export const pointWords = area<PointTexts>((tongue) => fetchTexts(pointTexts, tongue));
export const justWords = area<JustTexts>((tongue) => fetchTexts(justTexts, tongue));

export const p = (): PointTexts => pointWords.texts;
export const j = (): JustTexts => justWords.texts;
