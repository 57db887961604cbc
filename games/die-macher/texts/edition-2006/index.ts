import type { Shelf } from '@hustings/texts';
import type { Texts } from './texts.js';

export { speaker } from './speaker.js';
export type { Texts } from './texts.js';

/** The words of the edition of 2006 by language. */
export const shelf: Shelf<Texts> = {
  en: async () => (await import('../en/edition-2006/index.js')).texts,
};
