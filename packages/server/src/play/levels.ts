import type { Context } from '../context.js';
import { randomPlayer, type Player } from './player.js';

/** What plays a game that no bot knows: any legal move. */
const PLAIN = 'random';

const knows = ({ plays }: Player, game: string): boolean => plays?.(game) ?? true;

/** Behind it in the name of a bot comes its temperament. */
const WITH = '+';

/** The bots that can play a game, weakest first, those with a temperament among them. */
export function botsFor({ players }: Pick<Context, 'players'>, game: string): readonly string[] {
  const bots = Object.keys(players).filter((bot) => knows(players[bot], game));
  return bots.length === 0 ? [PLAIN] : bots;
}

/** Their levels, weakest first. There is always one. */
export const levelsFor = (context: Pick<Context, 'players'>, game: string): readonly string[] =>
  botsFor(context, game).filter((bot) => !bot.includes(WITH));

/** The temperaments they can have. */
export const tempersFor = (context: Pick<Context, 'players'>, game: string): readonly string[] => [
  ...new Set(botsFor(context, game).flatMap((bot) => bot.split(WITH).slice(1))),
];

/** The level that plays where this one was asked for, or none: the weakest, where it can't. */
export function levelAt(context: Context, game: string, level: string | undefined): string {
  const bots = botsFor(context, game);
  return level !== undefined && bots.includes(level) ? level : bots[0];
}

export const playerOf = ({ players }: Context, level: string): Player =>
  Object.hasOwn(players, level) ? players[level] : randomPlayer;
