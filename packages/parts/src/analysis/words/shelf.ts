import type { Shelf } from '@hustings/texts';
import type { AnalysisTexts } from './en.js';

/** What is said of a game that is over, by language. */
export const analysisTexts: Shelf<AnalysisTexts> = {
  en: async () => (await import('./en.js')).analysis,
  de: async () => (await import('./de.js')).analysis,
  fr: async () => (await import('./fr.js')).analysis,
  it: async () => (await import('./it.js')).analysis,
  pl: async () => (await import('./pl.js')).analysis,
};
