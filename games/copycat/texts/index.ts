import type { Shelf } from '@hustings/texts';
import type { Texts } from './texts.js';

export { speaker } from './speaker.js';
export type { Texts } from './texts.js';

/** The words of Copycat by language. */
export const shelf: Shelf<Texts> = {
  en: async () => (await import('./en/index.js')).texts,
  de: async () => (await import('./de/index.js')).texts,
  fr: async () => (await import('./fr/index.js')).texts,
  it: async () => (await import('./it/index.js')).texts,
  pl: async () => (await import('./pl/index.js')).texts,
};
