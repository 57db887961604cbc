import type { Move, Random, View } from '@hustings/kernel';
import type { AnyGame } from './games.js';
import type { Level } from './tables.js';

/** How long a player may think, and how well it plays. */
export type Budget = { readonly milliseconds: number; readonly level?: Level | undefined };

/** A player made of code: it sees what its seat may see, and nothing else. */
export type Player = {
  choose(
    game: AnyGame,
    view: View,
    seat: number,
    random: Random,
    budget: Budget,
  ): Move | Promise<Move>;
};
