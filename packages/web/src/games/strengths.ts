import type { Strength } from '@hustings/parts/frame';
import type { Level } from '../engine/tables.js';

/** Who sits down where one only said how strong they should be. */
export const levelFor: Readonly<Record<Strength, Level>> = {
  gentle: 'volunteer',
  even: 'organiser',
  strong: 'strategist',
};
