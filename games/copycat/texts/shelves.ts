import type { Shelf, Writings } from '@hustings/texts';
import type { Tables } from '../rules/index.js';
import type { BoardTexts } from './en/board.js';
import type { Texts as LessonTexts } from './en/lesson.js';

/** The words of the board by language. */
export const boardTexts: Writings<[tables?: Tables], BoardTexts> = {
  en: async () => (await import('./en/board.js')).board,
  de: async () => (await import('./de/board.js')).board,
  fr: async () => (await import('./fr/board.js')).board,
  it: async () => (await import('./it/board.js')).board,
  pl: async () => (await import('./pl/board.js')).board,
};

/** The words of the lesson by language. */
export const lessonTexts: Shelf<LessonTexts> = {
  en: async () => (await import('./en/lesson.js')).lesson,
  de: async () => (await import('./de/lesson.js')).lesson,
  fr: async () => (await import('./fr/lesson.js')).lesson,
  it: async () => (await import('./it/lesson.js')).lesson,
  pl: async () => (await import('./pl/lesson.js')).lesson,
};
