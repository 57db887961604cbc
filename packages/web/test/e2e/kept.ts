import type { GameEvent, Match, Position } from '@hustings/kernel';
import type { Page } from 'playwright-core';
import type { Chair, SavedGame } from '../../src/engine/tables.js';

let laid = 0;

/** Puts a game among those that the browser of this page keeps. The page has been opened before. */
export async function keep(page: Page, game: SavedGame): Promise<void> {
  await page.evaluate(
    (text) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('hustings');
        // Whoever is here before the page lays the store out as the page does.
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('games', { keyPath: 'id' });
        };
        opening.onerror = () => fail(new Error('no store'));
        opening.onsuccess = () => {
          const put = opening.result
            .transaction('games', 'readwrite')
            .objectStore('games')
            .put(JSON.parse(text));
          put.onerror = () => fail(new Error('not kept'));
          put.onsuccess = () => {
            opening.result.close();
            done();
          };
        };
      }),
    JSON.stringify(game),
  );
}

/**
 * Opens a game in a page of ours, as by a link there: nothing is loaded a second time. It is another
 * game than the one it was: bots that think would go on with that.
 */
export async function open(page: Page, game: SavedGame): Promise<void> {
  const id = `kept-${laid++}`;
  await keep(page, { ...game, id });
  await page.evaluate((path) => {
    history.pushState(undefined, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/play/${id}`);
}

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
    id: '',
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
  if (!page.url().startsWith(url)) await page.goto(`${url}/rules`);
  await open(page, saved);
}
