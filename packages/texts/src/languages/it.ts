import type { Card } from './card.js';

export const card: Card = { name: 'Italiano', quotes: ['«', '»'] };
