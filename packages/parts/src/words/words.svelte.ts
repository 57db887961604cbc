import { fetchTexts } from '@hustings/texts';
import { area } from '../texts/index.js';
import type { PartsTexts } from './en.js';
import { partsTexts } from './shelf.js';

/** The words of the parts, fetched before a table is drawn. */
export const words = area<PartsTexts>((tongue) => fetchTexts(partsTexts, tongue));

export const w = (): PartsTexts => words.texts;
