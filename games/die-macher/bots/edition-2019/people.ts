import type { Knowledge } from '@hustings/bots';

/**
 * How the levels below the top play. Found from the top down: one of a level against three of the level
 * below was to win about half of the games with four players, on seeds that no arena uses.
 */
export const people: Knowledge['people'] = {
  volunteer: {
    figures: 'organiser',
    sight: { rivalry: 0 },
    errors: { noise: 8, habit: 14, overlooks: 0.75, tilt: 1 },
  },
  intern: {
    figures: 'organiser',
    sight: { rivalry: 0 },
    errors: { noise: 6, habit: 6, overlooks: 0.4, tilt: 0.5 },
  },
  delegate: {
    figures: 'organiser',
    errors: { noise: 5.3, habit: 2.7, overlooks: 0.13, tilt: 0.5 },
  },
  organiser: {
    figures: 'strategist',
    errors: { noise: 3.4, habit: 1.7, overlooks: 0.08, tilt: 0.5 },
  },
  adviser: {
    figures: 'learned',
    errors: { noise: 2.8, habit: 1.4, overlooks: 0.07, tilt: 0.5 },
  },
};
