import { games, manifestOf } from '@hustings/games';
import { area } from '@hustings/parts/texts';
import { fetchTexts, type Front } from '@hustings/texts';

/** What is said of every game where games are chosen, fetched before anything is drawn. */
export const fronts = area<ReadonlyMap<string, Front>>(
  async (tongue) =>
    new Map(
      await Promise.all(
        games.map(
          async ({ id, front }) =>
            [id, front === undefined ? { title: id } : await fetchTexts(front, tongue)] as const,
        ),
      ),
    ),
);

/** What is said of a game; one that is not there any more goes by its id. */
export const frontOf = (id: string): Front => fronts.texts.get(id) ?? { title: id };

export const gameTitle = (id: string): string => frontOf(id).title;

export const isDrawn = (id: string): boolean => manifestOf(id)?.board !== undefined;
