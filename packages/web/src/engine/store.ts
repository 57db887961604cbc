import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { SavedGame } from './tables.js';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('hustings', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** What could not be opened, or was closed by the browser, is opened anew next time. */
function forget(): void {
  opened = undefined;
}

/** The games kept in this browser. */
export const store = {
  async list(): Promise<SavedGame[]> {
    const games = await (await open()).getAll('games');
    return games.sort((a, b) => b.updated - a.updated);
  },
  async get(id: string): Promise<SavedGame | undefined> {
    return (await open()).get('games', id);
  },
  async put(game: SavedGame): Promise<void> {
    await (await open()).put('games', game);
  },
  async remove(id: string): Promise<void> {
    await (await open()).delete('games', id);
  },
};

export type Store = typeof store;
