import { games, manifestOf, type AnyGame, type Manifest } from '@hustings/games';
import type { Course } from '@hustings/kernel';
import { levels, type Entry, type Level } from './tables.js';

export type { AnyGame };

/** Every game there is, in the order they are offered. */
export const gameIds: readonly string[] = games.map(({ id }) => id);

export const isGameId = (id: string): boolean => manifestOf(id) !== undefined;

/** How well bots can play a game: not at all where it brings none, and any legal move is made. */
export const levelsOf = (game: Pick<Manifest, 'bots'> | undefined): readonly Level[] =>
  game?.bots === undefined ? [] : levels;

/** Does something happen in this entry that stops the game until it has been looked at? */
export const isStaged = (game: string, { events }: Entry): boolean =>
  events.some(({ type }) => manifestOf(game)?.stages?.has(type) === true);

/** The course of its lesson. */
export const courseOf = async (id: string): Promise<Course | undefined> =>
  (await manifestOf(id)?.lesson?.())?.course;

/** The rules of a game, fetched when first needed. */
export async function loadGame(id: string): Promise<AnyGame> {
  const manifest = manifestOf(id);
  if (manifest === undefined) throw new Error(`there is no game ${id}`);
  return manifest.rules();
}
