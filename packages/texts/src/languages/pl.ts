import type { Card } from './card.js';

export const card = {
  name: 'Polski',
  quotes: ['„', '”'],
  bindsLetters: true,
  counts: ['one', 'few', 'many', 'other'],
} as const satisfies Card;
