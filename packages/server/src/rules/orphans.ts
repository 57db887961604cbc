import type { Store } from '../store/store.js';
import { UnreadableTable } from '../store/trouble.js';
import type { Shelf } from './shelf.js';
import { goingOn, isBound, tablesUnder } from './tables.js';

/** Tables whose games can't go on, because the rules they began with can't be had. */
export type Orphans = {
  readonly game: string;
  readonly rules: string;
  /** Why not. */
  readonly why: string;
  readonly count: number;
  /** The first of them. */
  readonly tables: readonly { readonly id: string; readonly title: string }[];
};

const MOST_NAMED = 10;

/** The tables that would be blocked if a server began with these rules. */
export async function orphansOf(store: Store, shelf: Shelf): Promise<readonly Orphans[]> {
  const found: Orphans[] = [];
  for (const { game, rules } of await store.rulesOf(goingOn)) {
    const taken = await shelf.take(game, rules);
    if (typeof taken !== 'string') continue;
    const tables: { id: string; title: string }[] = [];
    let count = 0;
    for await (const table of tablesUnder(store, game, rules, goingOn)) {
      // One that can't be read is blocked, whatever the rules.
      if (table instanceof UnreadableTable || !isBound(table.doc)) continue;
      if (count++ < MOST_NAMED) tables.push({ id: table.id, title: table.doc.title });
    }
    if (count > 0) found.push({ game, rules, why: taken, count, tables });
  }
  return found;
}

/** For whoever starts the server: what is wrong, and what to do. */
export function orphansText(orphans: readonly Orphans[]): string {
  const lines = orphans.flatMap(({ game, rules, why, count, tables }) => [
    `  ${game}, rules ${rules}: ${count === 1 ? '1 table' : `${count} tables`}; ${why}`,
    ...tables.map(({ id, title }) => `    ${id}${title === '' ? '' : ` (${title})`}`),
    ...(count > tables.length ? [`    and ${count - tables.length} more`] : []),
  ]);
  return [
    'running games need rules that are not here:',
    ...lines,
    'What to do is in docs/hosting.md, Upgrading: bring the old rules (hustings rules --add FILE),',
    'move the games that run the same under the new ones (hustings migrate), or start all the same',
    'and leave them blocked (hustings serve --orphans).',
  ].join('\n');
}
