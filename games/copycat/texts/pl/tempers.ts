import type { Tempers } from '../tempers.js';

/** Polish: temperaments of bots, as they are chosen. */
export const tempers = (): Tempers => ({
  recruiter: { name: 'Werbownik', says: 'chce wielu wolontariuszy, i\u00a0to szybko' },
  collector: { name: 'Kolekcjoner', says: 'kupuje karty, kiedy tylko może' },
  minimalist: { name: 'Minimalista', says: 'trzyma małą talię' },
  hunter: { name: 'Łowca', says: 'idzie tam, gdzie leżą znaczniki' },
});
