import type { Tempers } from '../tempers.js';

/** French: temperaments of bots, as they are chosen. */
export const tempers = (): Tempers => ({
  recruiter: { name: 'Recruteur', says: 'veut beaucoup de militants, et vite' },
  collector: { name: 'Collectionneur', says: 'achète des cartes dès que possible' },
  minimalist: { name: 'Minimaliste', says: 'garde un petit paquet' },
  hunter: { name: 'Chasseur', says: 'va là où se trouvent les jetons' },
});
