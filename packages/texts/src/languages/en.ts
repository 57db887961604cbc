import type { Card } from './card.js';

export const card = {
  name: 'English',
  quotes: ['“', '”'],
  counts: ['one', 'other'],
} as const satisfies Card;
