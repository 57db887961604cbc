import type { Knowledge } from '@hustings/bots';

/**
 * How the levels below the top play. One of a level against three of the level below should win about half
 * of the games with four players. For the Adviser that was looked for on seeds that no arena uses; the
 * others are estimates, not measured.
 */
export const people: Knowledge['people'] = {
  volunteer: {
    figures: 'organiser',
    sight: { rivalry: 0 },
    errors: { noise: 7, habit: 6, overlooks: 0.25, tilt: 0.5 },
  },
  intern: {
    figures: 'organiser',
    sight: { rivalry: 0 },
    errors: { noise: 2, habit: 2, overlooks: 0.1, tilt: 0.5 },
  },
  delegate: {
    figures: 'strategist',
    errors: { noise: 5, habit: 2.5, overlooks: 0.1, tilt: 0.5 },
  },
  organiser: {
    figures: 'strategist',
    errors: { noise: 1, habit: 0.5, overlooks: 0.02, tilt: 0.5 },
  },
  adviser: {
    figures: 'learned',
    errors: { noise: 4.5, habit: 2.2, overlooks: 0.09, tilt: 0.5 },
  },
};
