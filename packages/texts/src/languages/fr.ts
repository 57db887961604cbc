import type { Card } from './card.js';

/** The marks stand apart from what they enclose, and on the same line. */
export const card: Card = { name: 'Français', quotes: ['«\u00a0', '\u00a0»'] };
