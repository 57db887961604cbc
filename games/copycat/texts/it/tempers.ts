import type { Tempers } from '../tempers.js';

/** Italian: temperaments of bots, as they are chosen. */
export const tempers = (): Tempers => ({
  recruiter: { name: 'Reclutatore', says: 'vuole tanti volontari, e subito' },
  collector: { name: 'Collezionista', says: 'compra carte appena può' },
  minimalist: { name: 'Minimalista', says: 'tiene piccolo il mazzo' },
  hunter: { name: 'Cacciatore', says: 'va dove ci sono i segnalini' },
});
