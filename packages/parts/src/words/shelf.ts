import type { Shelf } from '@hustings/texts';
import type { PartsTexts } from './en.js';

/** The words of the parts by language. */
export const partsTexts: Shelf<PartsTexts> = {
  en: async () => (await import('./en.js')).parts,
  de: async () => (await import('./de.js')).parts,
  fr: async () => (await import('./fr.js')).parts,
  it: async () => (await import('./it.js')).parts,
  pl: async () => (await import('./pl.js')).parts,
};
