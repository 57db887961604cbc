import type { Tempers } from '../tempers.js';

/** German: temperaments of bots, as they are chosen. */
export const tempers = (): Tempers => ({
  recruiter: { name: 'Anwerber', says: 'will viele Wahlhelfer, und das früh' },
  collector: { name: 'Sammler', says: 'kauft Karten, wo es nur geht' },
  minimalist: { name: 'Minimalist', says: 'hält das Deck klein' },
  hunter: { name: 'Jäger', says: 'geht dorthin, wo Steine liegen' },
});
