import type { Card } from './card.js';

/** The marks stand apart from what they enclose, and on the same line. */
export const card = {
  name: 'Français',
  quotes: ['«\u00a0', '\u00a0»'],
  counts: ['one', 'other'],
} as const satisfies Card;
