import type { Tempers } from '../tempers.js';

/** French: temperaments of bots, as they are chosen. */
export const tempers = (): Tempers => ({
  mediaBaron: {
    name: 'Magnat des médias',
    says: 'veut être vu\u00a0: achète tôt des médias et les garde',
  },
  miser: { name: 'Avare', says: 'ne dépense que ce qu’il faut' },
  broker: {
    name: 'Faiseur de coalitions',
    says: 'rapproche son programme de ceux des autres, pour gouverner avec eux',
  },
  gambler: { name: 'Flambeur', says: 'entasse ses voix en peu d’endroits, tout ou rien' },
});
