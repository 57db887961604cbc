import type { Context } from '../context.js';
import { randomPlayer, type Player } from './player.js';

/** What plays a game that no bot knows: any legal move. */
const PLAIN = 'random';

const knows = ({ plays }: Player, game: string): boolean => plays?.(game) ?? true;

/** The levels of bots that can play a game, weakest first. There is always one. */
export function levelsFor({ players }: Pick<Context, 'players'>, game: string): readonly string[] {
  const levels = Object.keys(players).filter((level) => knows(players[level], game));
  return levels.length === 0 ? [PLAIN] : levels;
}

/** The level that plays where this one was asked for, or none: the weakest, where it can't. */
export function levelAt(context: Context, game: string, level: string | undefined): string {
  const levels = levelsFor(context, game);
  return level !== undefined && levels.includes(level) ? level : levels[0];
}

export const playerOf = ({ players }: Context, level: string): Player =>
  Object.hasOwn(players, level) ? players[level] : randomPlayer;
