import type { AnyGame } from './any-game.js';

/** Every game there is. A new game is one more line here. */
export const games: readonly AnyGame[] = [];
