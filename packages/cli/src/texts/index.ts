import type { Shelf } from '@hustings/texts';
import type { CliTexts } from './texts.js';

export type { BenchTexts } from './report-texts.js';
export type { CliTexts } from './texts.js';

/** The words of the command line by language. */
export const cliTexts: Shelf<CliTexts> = {
  en: async () => (await import('./en/index.js')).texts,
  de: async () => (await import('./de/index.js')).texts,
  fr: async () => (await import('./fr/index.js')).texts,
  it: async () => (await import('./it/index.js')).texts,
  pl: async () => (await import('./pl/index.js')).texts,
};
