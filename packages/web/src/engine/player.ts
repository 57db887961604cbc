import type { Move, Random, View } from '@hustings/kernel';
import type { AnyGame } from './games.js';

/** How long a player may think. */
export type Budget = { readonly milliseconds: number };

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
