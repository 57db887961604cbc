import { games, manifestOf, type AnyGame } from '@hustings/games';

export type { AnyGame };

/** Every game there is, in the order they are offered. */
export const gameIds: readonly string[] = games.map(({ id }) => id);

export const isGameId = (id: string): boolean => manifestOf(id) !== undefined;

/** The rules of a game, fetched when first needed. */
export async function loadGame(id: string): Promise<AnyGame> {
  const manifest = manifestOf(id);
  if (manifest === undefined) throw new Error(`there is no game ${id}`);
  return manifest.rules();
}
