import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Analysis } from '@hustings/parts/table';
import type { SavedGame } from './tables.js';

interface Schema extends DBSchema {
  games: { key: string; value: SavedGame };
  analyses: { key: string; value: Analysis };
}

const VERSION = 2;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('hustings', VERSION, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('games', { keyPath: 'id' });
      if (before < 2) db.createObjectStore('analyses', { keyPath: 'id' });
    },
    // Another page brings a newer store: this one makes way and opens it anew.
    blocking(_now, _wanted, event) {
      (event.target as IDBDatabase).close();
      forget();
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
    const db = await open();
    await Promise.all([db.delete('games', id), db.delete('analyses', id)]);
  },
  /** What was found when a game was looked at. */
  async analysis(id: string): Promise<Analysis | undefined> {
    return (await open()).get('analyses', id);
  },
  async keepAnalysis(found: Analysis): Promise<void> {
    await (await open()).put('analyses', found);
  },
};

/** What a referee needs of it. */
export type Store = Pick<typeof store, 'list' | 'get' | 'put' | 'remove'>;
