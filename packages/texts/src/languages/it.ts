import type { Card } from './card.js';

export const card = {
  name: 'Italiano',
  quotes: ['«', '»'],
  counts: ['one', 'other'],
} as const satisfies Card;
