import type { Shelf } from '@hustings/texts';
import type { NoticeTexts } from './texts.js';

export type { Letter, LetterTexts, NoticeTexts } from './texts.js';

export const noticeTexts: Shelf<NoticeTexts> = {
  en: async () => (await import('./en.js')).notices,
};
