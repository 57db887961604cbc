import type { Shelf } from '@hustings/texts';
import type { NoticeTexts } from './texts.js';

export type { Letter, LetterTexts, NoticeTexts, Waits } from './texts.js';

export const noticeTexts: Shelf<NoticeTexts> = {
  en: async () => (await import('./en.js')).notices,
  de: async () => (await import('./de.js')).notices,
  fr: async () => (await import('./fr.js')).notices,
  it: async () => (await import('./it.js')).notices,
  pl: async () => (await import('./pl.js')).notices,
};
