import { games } from '@hustings/games';
import type { Poster } from '@hustings/parts/table';

let found = $state.raw<ReadonlyMap<string, Poster>>(new Map());

/** The picture of a game for the front page, as soon as it is there. */
export const posterOf = (game: string): Poster | undefined => found.get(game);

export async function needPosters(): Promise<void> {
  if (found.size > 0) return;
  const all = await Promise.all(
    games.map(async ({ id, poster }) => [id, await poster?.()] as const),
  );
  found = new Map(all.flatMap(([id, poster]) => (poster === undefined ? [] : [[id, poster]])));
}
