import { inject } from 'vitest';

/**
 * `npm run prove` plays every game in a browser from its first decision to its last. In `npm test` it
 * begins and ends there, and its middle, which asks the same on the same panels, is left to the rules.
 */
export const whole = inject('extent') > 1;
