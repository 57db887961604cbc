import type { Shelf, TemperTexts } from '@hustings/texts';

/** What is said of the temperaments of bots, by language. */
export const temperTexts: Shelf<TemperTexts> = {
  en: async () => (await import('./en/tempers.js')).tempers,
  de: async () => (await import('./de/tempers.js')).tempers,
  fr: async () => (await import('./fr/tempers.js')).tempers,
  it: async () => (await import('./it/tempers.js')).tempers,
  pl: async () => (await import('./pl/tempers.js')).tempers,
};
