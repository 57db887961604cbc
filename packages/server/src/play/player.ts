import { randomBytes } from 'node:crypto';
import {
  sfc,
  type Game,
  type GameEvent,
  type Move,
  type Random,
  type View,
} from '@hustings/kernel';
import type { Build } from '../rules/build.js';

/**
 * Someone made of code. It gets the view of its own seat, and what that seat was told, and nothing
 * else, so it can't know more than a person in its place.
 */
export type Player = {
  /** Does it know this game? Who says nothing of it knows every one. */
  readonly plays?: (game: string) => boolean;
  readonly choose: (
    game: Game,
    view: View,
    seat: number,
    random: Random,
    /** For a game under older rules: where they came from. Its bots of that time are in it. */
    build?: Build,
    /** Works out all that the seat was told since the game began, for who wants to know it. */
    told?: () => readonly GameEvent[],
  ) => Move | Promise<Move>;
};

/** The levels that a table may choose from, weakest first. */
export type Players = Readonly<Record<string, Player>>;

/** Any legal move, each with the same chance. */
export const randomPlayer: Player = {
  choose: (game, view, seat, random) => game.sample(game.determinize(view, random), seat, random),
};

export const standardPlayers: Players = { random: randomPlayer };

/** A stream of its own for one choice. Nobody has to repeat it: the move goes into the log. */
export function freshRandom(seat: number): Random {
  return sfc(randomBytes(32).toString('hex'), `bot ${seat}`);
}
