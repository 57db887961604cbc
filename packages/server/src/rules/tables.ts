import type { Store } from '../store/store.js';
import type { UnreadableTable } from '../store/trouble.js';
import type { Status, TableDoc, TableRecord } from '../table/doc.js';

export const goingOn = ['gathering', 'playing'] as const satisfies readonly Status[];

const CHUNK = 100;

/** The tables of a game under these rules, one after the other, also those that can't be read. */
export async function* tablesUnder(
  store: Store,
  game: string,
  rules: string,
  statuses: readonly Status[],
): AsyncGenerator<TableRecord | UnreadableTable> {
  let after = '';
  for (;;) {
    const some = await store.tablesUnder({ game, rules, statuses, after, limit: CHUNK });
    yield* some;
    if (some.length < CHUNK) return;
    after = some[some.length - 1].id;
  }
}

/**
 * Can this game only go on under the rules it has? A table that waits for players takes those of the
 * moment when it starts, unless it came from a file with moves in it.
 */
export const isBound = (doc: TableDoc): boolean => doc.seed !== undefined;
