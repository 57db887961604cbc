import type { Frame } from '@hustings/parts/frame';
import { isDrawn, gameTitle } from './games/fronts.svelte.js';
import { readBook } from './games/books.js';
import { lessonOf } from './games/lessons.js';
import Languages from './Languages.svelte';
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
  languages: Languages,
  get person() {
    return t().person;
  },
  book: readBook,
  figures: async (game) => (await import('./games/figures.js')).figuresOf(game),
  compared: async (game, rule) => {
    const { comparisonOf } = await import('./games/comparison.js');
    const found = await comparisonOf(game);
    if (found?.rules.has(rule) !== true) return undefined;
    return { path: `/rules/${found.address}#${rule}`, label: t().rulesPage.differs };
  },
  lesson: lessonOf,
  hear: () => void import('./table/signals.js').then(({ sound }) => sound('turn')),
  askNotices: async () =>
    'Notification' in window && (await Notification.requestPermission()) === 'granted',
};
