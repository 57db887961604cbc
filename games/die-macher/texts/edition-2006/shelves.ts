import type { Shelf } from '@hustings/texts';
import type { BoardTexts } from '../en/edition-2006/board.js';
import type { JustTexts } from '../en/edition-2006/just.js';
import type { Texts as LessonTexts } from '../en/edition-2006/lesson.js';
import type { PointTexts } from '../en/edition-2006/point.js';

/** The words of the board by language. */
export const boardTexts: Shelf<BoardTexts> = {
  en: async () => (await import('../en/edition-2006/board.js')).board,
  de: async () => (await import('../de/edition-2006/board.js')).board,
  fr: async () => (await import('../fr/edition-2006/board.js')).board,
  it: async () => (await import('../it/edition-2006/board.js')).board,
  pl: async () => (await import('../pl/edition-2006/board.js')).board,
};

/** The words of the lesson by language. */
export const lessonTexts: Shelf<LessonTexts> = {
  en: async () => (await import('../en/edition-2006/lesson.js')).lesson,
  de: async () => (await import('../de/edition-2006/lesson.js')).lesson,
  fr: async () => (await import('../fr/edition-2006/lesson.js')).lesson,
  it: async () => (await import('../it/edition-2006/lesson.js')).lesson,
  pl: async () => (await import('../pl/edition-2006/lesson.js')).lesson,
};

/** What is told about pieces, by language. */
export const pointTexts: Shelf<PointTexts> = {
  en: async () => (await import('../en/edition-2006/point.js')).point,
  de: async () => (await import('../de/edition-2006/point.js')).point,
  fr: async () => (await import('../fr/edition-2006/point.js')).point,
  it: async () => (await import('../it/edition-2006/point.js')).point,
  pl: async () => (await import('../pl/edition-2006/point.js')).point,
};

/** How a round ended, by language. */
export const justTexts: Shelf<JustTexts> = {
  en: async () => (await import('../en/edition-2006/just.js')).just,
  de: async () => (await import('../de/edition-2006/just.js')).just,
  fr: async () => (await import('../fr/edition-2006/just.js')).just,
  it: async () => (await import('../it/edition-2006/just.js')).just,
  pl: async () => (await import('../pl/edition-2006/just.js')).just,
};
