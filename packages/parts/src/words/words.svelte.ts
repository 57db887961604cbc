import { fetchTexts } from '@hustings/texts';
import { area } from '../texts/index.js';
import type { PartsTexts } from './en.js';

/** The words of the parts, fetched before a table is drawn. */
export const words = area<PartsTexts>((tongue) =>
  fetchTexts({ en: async () => (await import('./en.js')).parts }, tongue),
);

export const w = (): PartsTexts => words.texts;
