import type { GameEvent, Match, Position } from '@hustings/kernel';
import type { Page } from 'playwright-core';
import type { Chair, SavedGame } from '../../src/engine/tables.js';

const ID = 'kept';

/** Lays a game into the browser's own store, as far as it was played, and opens it there. */
export async function goOnWith<S extends Position, E extends GameEvent>(
  page: Page,
  url: string,
  match: Match<S, E>,
  chairs: readonly Chair[],
): Promise<void> {
  const { game, deal, moves, state } = match;
  if (deal === undefined) throw new Error('only what was dealt can be kept');
  const saved: SavedGame = {
    id: ID,
    game: game.id,
    rules: game.rules.rules,
    options: deal.options,
    chairs,
    seed: deal.seed,
    moves,
    created: 0,
    updated: 0,
    result: undefined,
    owed: game.decisions(state).map(({ seat }) => seat),
    at: state.flow.at,
  };
  await page.goto(`${url}/rules`);
  await page.evaluate(
    (text) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('hustings');
        opening.addEventListener('error', () => fail(opening.error));
        opening.addEventListener('upgradeneeded', () =>
          opening.result.createObjectStore('games', { keyPath: 'id' }),
        );
        opening.addEventListener('success', () => {
          const put = opening.result.transaction('games', 'readwrite');
          put.objectStore('games').put(JSON.parse(text));
          put.addEventListener('error', () => fail(put.error));
          put.addEventListener('complete', () => {
            opening.result.close();
            done();
          });
        });
      }),
    JSON.stringify(saved),
  );
  await page.goto(`${url}/play/${ID}`);
}
