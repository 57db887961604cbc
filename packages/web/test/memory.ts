import type { Store } from '../src/engine/store.js';
import type { SavedGame } from '../src/engine/tables.js';

/** A store that forgets when the test ends. */
export function memory(): Store {
  const games = new Map<string, SavedGame>();
  return {
    list: () => Promise.resolve([...games.values()]),
    get: (id) => Promise.resolve(games.get(id)),
    put: (game) => {
      games.set(game.id, structuredClone(game));
      return Promise.resolve();
    },
    remove: (id) => {
      games.delete(id);
      return Promise.resolve();
    },
  };
}
