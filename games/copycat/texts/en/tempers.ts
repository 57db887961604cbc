import type { Tempers } from '../tempers.js';

/** English: temperaments of bots, as they are chosen. */
export const tempers = (): Tempers => ({
  recruiter: { name: 'Recruiter', says: 'wants many workers, and soon' },
  collector: { name: 'Collector', says: 'buys cards wherever it can' },
  minimalist: { name: 'Minimalist', says: 'keeps its deck small' },
  hunter: { name: 'Hunter', says: 'goes where the markers lie' },
});
