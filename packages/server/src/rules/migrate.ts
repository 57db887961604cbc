import { canonical, isRefusal, type Game } from '@hustings/kernel';
import { entered, refereeOf, type Referee } from '../play/referee.js';
import type { Store } from '../store/store.js';
import { UnreadableEntry, UnreadableTable } from '../store/trouble.js';
import type { Entry, Status, TableDoc, TableRecord } from '../table/doc.js';
import { botKey } from '../table/follow-up.js';
import { isBound, tablesUnder } from './tables.js';

/** What became of one table. */
export type Moved = {
  readonly id: string;
  readonly title: string;
  readonly status: Status;
  readonly game: string;
  readonly from: string;
  readonly to: string;
  /** Where the game would run differently; none: it was moved. */
  readonly differs?: Difference;
};

/** Before the first move, at an entry of the log, or at the end; with what is different. */
export type Difference = { readonly at: number | 'start' | 'end'; readonly what: string };

export type MigrateWish = {
  /** Only tables of this game. */
  readonly game?: string;
  /** Only tables under these rules. */
  readonly rules?: string;
  /** Looks and changes nothing. */
  readonly dryRun: boolean;
  readonly now: number;
};

const everyStatus = ['gathering', 'playing', 'over', 'abandoned'] as const;

/**
 * Moves the tables that are not under the current rules of their game, if all that happened there
 * would have happened under those as well. Nothing of a table changes but the version of its rules,
 * and only if nobody has changed the table meanwhile: servers on the same database may go on.
 */
export async function* migrate(
  store: Store,
  games: ReadonlyMap<string, Game>,
  wish: MigrateWish,
): AsyncGenerator<Moved> {
  for (const { game: id, rules } of await store.rulesOf(everyStatus)) {
    const game = games.get(id);
    if (game === undefined || game.rules.rules === rules) continue;
    if ((wish.game ?? id) !== id || (wish.rules ?? rules) !== rules) continue;
    for await (const table of tablesUnder(store, id, rules, everyStatus)) {
      const moved =
        table instanceof UnreadableTable
          ? unmoved(table, game, rules)
          : await move(store, game, table.id, wish);
      if (moved !== undefined) yield moved;
    }
  }
}

/** A table that can't be read stays as it is. */
const unmoved = ({ id, status, message }: UnreadableTable, game: Game, from: string): Moved => ({
  ...{ id, title: '', status, game: game.id, from, to: game.rules.rules },
  differs: { at: 'start', what: message },
});

const MOST_TRIES = 20;

async function move(
  store: Store,
  game: Game,
  id: string,
  { dryRun, now }: MigrateWish,
): Promise<Moved | undefined> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const record = await store.readTable(id);
    const to = game.rules.rules;
    // Who has not begun takes the current rules when the game starts.
    if (record === undefined || !isBound(record.doc) || record.doc.rules === to) return undefined;
    const { title, status, rules: from } = record.doc;
    const moved: Moved = { id, title, status, game: game.id, from, to };
    const entries = await entriesOf(store, record);
    const differs =
      entries instanceof UnreadableEntry
        ? { at: entries.number, what: entries.message }
        : difference(game, record.doc, entries);
    if (differs !== undefined) return { ...moved, differs };
    if (dryRun || (await commit(store, record, to, now))) return moved;
  }
  throw new Error(`the table ${id} is changed again and again; try once more`);
}

/** A log that can't be read is this table's trouble; the others are moved all the same. */
function entriesOf(store: Store, { id, doc }: TableRecord): Promise<Entry[] | UnreadableEntry> {
  return store.readEntries(id, 0, doc.head).catch((error: unknown) => {
    if (error instanceof UnreadableEntry) return error;
    throw error;
  });
}

function commit(store: Store, { id, revision, doc }: TableRecord, to: string, at: number) {
  // While it was blocked, its bots tried again ever more seldom.
  const jobs =
    doc.status === 'playing'
      ? [{ key: botKey(id), kind: 'bot', subject: id, due: at } as const]
      : [];
  return store.commit({ id, revision, doc: { ...doc, rules: to }, jobs, at });
}

/** The first thing that would be different under these rules. */
function difference(game: Game, doc: TableDoc, entries: readonly Entry[]): Difference | undefined {
  let at: Difference['at'] = 'start';
  try {
    let referee = beginning(game, doc);
    if (typeof referee === 'string') return { at, what: referee };
    for (const entry of entries) {
      at = entry.number;
      referee = entered(referee, entry);
      if (game.hash(referee.state) !== entry.body.hash) return { at, what: 'another position' };
    }
    return otherResult(game, doc, referee) ? { at: 'end', what: 'another result' } : undefined;
  } catch (error) {
    return { at, what: error instanceof Error ? error.message : String(error) };
  }
}

/** Who resigned is last whatever the rules say, so that such results can't be compared. */
function otherResult(game: Game, { result, seats }: TableDoc, { state }: Referee): boolean {
  const now = game.result(state);
  if (now === undefined || result === undefined) return false;
  return seats.every(({ resigned }) => resigned !== true) && canonical(now) !== canonical(result);
}

/** The game before its first move, if it is the same there. */
function beginning(game: Game, { options, seats, seed = '', start }: TableDoc): Referee | string {
  const read = game.readOptions(options, seats.length);
  if (isRefusal(read)) return `other options (${read.refused})`;
  if (canonical(read) !== canonical(options)) return 'other options';
  const referee = refereeOf(game, { options, seed, seats: seats.length });
  return game.hash(referee.state) === start ? referee : 'another position';
}
