import type { Card } from './card.js';

export const card: Card = { name: 'Polski', quotes: ['„', '”'], bindsLetters: true };
