import type { Front } from '@hustings/texts';

/** English: what is said of Copycat where it is chosen. */
export const front = (): Front => ({
  title: 'Copycat',
  offers: { copycat: 'played in words: text and lists, no board' },
});
