import type { Frame } from '@hustings/parts/frame';
import { isDrawn, gameTitle } from './games/fronts.svelte.js';
import { readBook } from './games/books.js';
import { t } from './texts/shell.js';
import { router } from './router.svelte.js';
import { settings } from './settings.svelte.js';

/** This client as boards and parts see it. */
export const frame: Frame = {
  settings,
  go: (path) => router.go(path),
  mark: (path) => router.mark(path),
  title: gameTitle,
  isDrawn,
  get person() {
    return t().person;
  },
  book: readBook,
};
