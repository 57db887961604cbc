import type { Level } from '../table/index.js';
import { w } from '../words/index.js';

/** That a player is made of code, and how well it plays. */
export const botSays = (level: Level | undefined): string =>
  level === undefined ? w().table.bot : w().table.botOf(w().table.levels[level]);
