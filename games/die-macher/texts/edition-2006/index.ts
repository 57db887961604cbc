import type { Shelf } from '@hustings/texts';
import type { Texts } from './texts.js';

export { speaker } from './speaker.js';
export type { Texts } from './texts.js';

/** The words of the edition of 2006 by language. */
export const shelf: Shelf<Texts> = {
  en: async () => (await import('../en/edition-2006/index.js')).texts,
  de: async () => (await import('../de/edition-2006/index.js')).texts,
  fr: async () => (await import('../fr/edition-2006/index.js')).texts,
  it: async () => (await import('../it/edition-2006/index.js')).texts,
  pl: async () => (await import('../pl/edition-2006/index.js')).texts,
};
