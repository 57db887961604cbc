import type { Refusal } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import type { Speaker } from '@hustings/texts';
import { misused } from './refusals.js';
import type { Table } from './table.js';

const MOST_TABLES = 1000;

/** A game, and how it speaks. */
export type Spoken = { readonly game: AnyGame; readonly speaker: Speaker };

/** The games that are known and those in progress, by handle. */
export class Tables {
  readonly #tables = new Map<string, Table>();
  #opened = 0;

  constructor(private readonly spoken: readonly Spoken[]) {}

  get games(): readonly AnyGame[] {
    return this.spoken.map(({ game }) => game);
  }

  game(id: string): Spoken | Refusal {
    const found = this.spoken.find(({ game }) => game.id === id);
    if (found !== undefined) return found;
    const known = this.games.map((game) => game.id);
    return misused('no-such-game', { game: id.slice(0, 40), games: known });
  }

  /** The handle of a new table. */
  open(table: Table): string | Refusal {
    if (this.#tables.size >= MOST_TABLES) return misused('too-many-tables', { limit: MOST_TABLES });
    const handle = `t${++this.#opened}`;
    this.#tables.set(handle, table);
    return handle;
  }

  at(handle: string): Table | Refusal {
    return this.#tables.get(handle) ?? misused('no-such-table', { table: handle.slice(0, 40) });
  }

  close(handle: string): void {
    this.#tables.delete(handle);
  }
}
