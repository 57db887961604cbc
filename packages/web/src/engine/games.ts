import { games, manifestOf, type AnyGame } from '@hustings/games';
import type { Entry } from './tables.js';

export type { AnyGame };

/** Every game there is, in the order they are offered. */
export const gameIds: readonly string[] = games.map(({ id }) => id);

export const isGameId = (id: string): boolean => manifestOf(id) !== undefined;

/** Does something happen in this entry that stops the game until it has been looked at? */
export const isStaged = (game: string, { events }: Entry): boolean =>
  events.some(({ type }) => manifestOf(game)?.stages?.has(type) === true);

/** The rules of a game, fetched when first needed. */
export async function loadGame(id: string): Promise<AnyGame> {
  const manifest = manifestOf(id);
  if (manifest === undefined) throw new Error(`there is no game ${id}`);
  return manifest.rules();
}
