import type { Card } from './card.js';

export const card = {
  name: 'Deutsch',
  quotes: ['„', '“'],
  counts: ['one', 'other'],
} as const satisfies Card;
