import type { Tempers } from '../tempers.js';

/** German: temperaments of bots, as they are chosen. */
export const tempers = (): Tempers => ({
  mediaBaron: {
    name: 'Medienmogul',
    says: 'will gesehen werden: kauft früh Medien und behält sie',
  },
  miser: { name: 'Geizhals', says: 'gibt Geld nur aus, wo es sein muss' },
  broker: {
    name: 'Koalitionsschmied',
    says: 'rückt mit dem Programm an die anderen heran, um mit ihnen zu regieren',
  },
  gambler: { name: 'Zocker', says: 'häuft Stimmen in wenigen Ländern an, alles oder nichts' },
});
