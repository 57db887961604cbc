import type { Tempers } from '../tempers.js';

/** English: temperaments of bots, as they are chosen. */
export const tempers = (): Tempers => ({
  mediaBaron: { name: 'Media baron', says: 'wants to be seen: buys media early and keeps them' },
  miser: { name: 'Miser', says: 'parts with money only where it must' },
  broker: {
    name: 'Coalition broker',
    says: 'moves its program towards the others, to govern with them',
  },
  gambler: { name: 'Gambler', says: 'piles up votes in a few states, all or nothing' },
});
