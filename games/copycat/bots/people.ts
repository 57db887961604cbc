import type { Knowledge } from '@hustings/bots';

/**
 * How the levels below the top play. Found from the top down: one of a level against three of the level
 * below was to win about half of the games with four players, on seeds that no arena uses.
 */
export const people: Knowledge['people'] = {
  volunteer: {
    figures: 'organiser',
    sight: { rivalry: 0 },
    errors: { noise: 0.95, habit: 0.5, overlooks: 0.1, tilt: 0.5 },
  },
  intern: {
    figures: 'organiser',
    sight: { rivalry: 0 },
    errors: { noise: 0.55, habit: 0.25, overlooks: 0.05, tilt: 0.5 },
  },
  delegate: {
    figures: 'organiser',
    errors: { noise: 0.06, habit: 0.03, overlooks: 0.01, tilt: 0.5 },
  },
  organiser: {
    figures: 'strategist',
    errors: { noise: 0.36, habit: 0.18, overlooks: 0.04, tilt: 0.5 },
  },
  adviser: {
    figures: 'learned',
    errors: { noise: 0.53, habit: 0.26, overlooks: 0.05, tilt: 0.5 },
  },
};
