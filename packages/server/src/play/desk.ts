import { setImmediate as breath } from 'node:timers/promises';
import type { Plan } from '@hustings/kernel';
import { isProblem, problem, type Problem } from '../problem.js';
import type { Shelf } from '../rules/shelf.js';
import type { Change, Job, Store } from '../store/store.js';
import { UnreadableEntry, UnreadableTable } from '../store/trouble.js';
import type { Entry, TableDoc, TableRecord } from '../table/doc.js';
import { Past } from './past.js';
import { entered, refereeOf, type Referee } from './referee.js';

/** A table as this process saw it at one moment: it never changes, another one takes its place. */
export type Live = {
  readonly record: TableRecord;
  /** None before the game starts. */
  readonly referee?: Referee;
};

/** What this process remembers of a table, and what it has heard of it since. */
type Memory = {
  readonly live: Live;
  /** The latest revision heard of: if it is later, what is remembered is old. */
  readonly heard: number;
  /** In which time without a gap in what is heard it was read. */
  readonly era: number;
};

/** A table being read, and the reading that begins when this one has ended, if someone wants it. */
type Reading = {
  readonly now: Promise<Live | Problem>;
  next?: Promise<Live | Problem>;
  /** The latest revision heard of since it began. */
  heard: number;
};

/** An entry of the log, and what it leads to. */
export type Worked = { readonly entry: Entry; readonly plan: Plan };

/** What someone who acts on a table has decided: an answer, and what to write. */
export type Outcome<T> = {
  readonly answer: T;
  readonly doc?: TableDoc;
  readonly entries?: readonly Worked[];
  readonly jobs?: readonly Job[];
  readonly dropped?: readonly string[];
};

const MOST_LIVE = 2000;
/** Of so many games it is kept what lies behind them: a megabyte or two each. */
const MOST_PASTS = 50;
/** So many entries are played in one breath; others are let in between. */
const AT_ONCE = 32;
const MOST_TRIES = 50;

/**
 * Where tables are looked at and changed. It keeps the last ones in memory, only to be
 * quick: a change is worked out on what is remembered and written by compare-and-set, so memory
 * that is out of date costs another try and never a wrong table.
 *
 * Who changes a table waits for those who came before. Who looks at it waits for nobody.
 */
export class Desk {
  readonly #memory = new Map<string, Memory>();
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #readings = new Map<string, Reading>();
  /** The games as those see them who are some moves behind. */
  readonly #behind = new Map<string, Referee>();
  readonly #pasts = new Map<string, Past>();
  #era = 0;

  constructor(
    private readonly store: Store,
    private readonly shelf: Shelf,
    private readonly now: () => number,
    /** Someone is to hear that a table can not be read, or its log not be played, any more. */
    private readonly onDamage: (id: string, error: unknown) => void = () => undefined,
  ) {}

  /** How many tables are in memory. */
  get size(): number {
    return this.#memory.size;
  }

  /**
   * The table as it is now. A reading that began before may have missed what the caller knows of, so
   * it is followed by one more, which serves all who have come in the meantime.
   */
  look(id: string): Promise<Live | Problem> {
    const reading = this.#readings.get(id);
    if (reading === undefined) return this.#read(id);
    reading.next ??= reading.now.then(
      () => this.#read(id),
      () => this.#read(id),
    );
    return reading.next;
  }

  /**
   * The table as it was when this process last heard of it: for telling watchers, who will be told
   * again as soon as there is more.
   */
  async glance(id: string): Promise<Live | Problem> {
    return this.#remembered(id) ?? (await this.look(id));
  }

  /** The table has changed: what is remembered may be old. */
  hear(id: string, revision: number): void {
    const known = this.#memory.get(id);
    if (known !== undefined && known.heard < revision)
      this.#memory.set(id, { ...known, heard: revision });
    const reading = this.#readings.get(id);
    if (reading !== undefined) reading.heard = Math.max(reading.heard, revision);
  }

  /** Nobody knows what was missed. */
  hearNothing(): void {
    this.#era++;
  }

  /**
   * Works out a change and writes it. When nothing is to be done by what this process remembers, or
   * when another process was faster, it is worked out again on what is true.
   */
  act<T>(
    id: string,
    decide: (live: Live) => Outcome<T> | Problem | Promise<Outcome<T> | Problem>,
  ): Promise<T | Problem> {
    return this.#inTurn(id, async () => {
      const remembered = this.#remembered(id);
      let live: Live | Problem = remembered ?? (await this.look(id));
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (isProblem(live)) return live;
        const outcome: Outcome<T> | Problem = await decide(live);
        // What writes nothing is not put to the test by writing: it has to be true right now.
        if (isProblem(outcome) || outcome.doc === undefined) {
          if (live !== remembered) return isProblem(outcome) ? outcome : outcome.answer;
        } else if (await this.#write(live, outcome.doc, outcome)) {
          return outcome.answer;
        }
        live = await this.look(id);
      }
      return problem(503, 'busy');
    });
  }

  #remembered(id: string): Live | undefined {
    const known = this.#memory.get(id);
    if (known === undefined || known.era !== this.#era) return undefined;
    const { record, referee } = known.live;
    if (record.revision < known.heard) return undefined;
    // A game that has just started has its seed, but nobody has set it up here yet.
    return referee !== undefined || record.doc.seed === undefined ? known.live : undefined;
  }

  async #write<T>(live: Live, doc: TableDoc, outcome: Outcome<T>): Promise<boolean> {
    const { id, revision } = live.record;
    const { entries, jobs, dropped } = outcome;
    const change: Change = {
      id,
      revision,
      doc,
      at: this.now(),
      ...(entries === undefined ? {} : { entries: entries.map(({ entry }) => entry) }),
      ...(jobs === undefined ? {} : { jobs }),
      ...(dropped === undefined ? {} : { dropped }),
    };
    if (!(await this.store.commit(change))) return false;
    const referee =
      entries?.reduce(
        (before, { entry, plan }) => before && entered(before, entry, plan),
        live.referee,
      ) ?? live.referee;
    const record = { id, revision: revision + 1, doc };
    this.#remember(id, referee === undefined ? { record } : { record, referee }, this.#era);
    return true;
  }

  #read(id: string): Promise<Live | Problem> {
    const now = this.#fetch(id).finally(() => {
      if (this.#readings.get(id)?.now === now) this.#readings.delete(id);
    });
    this.#readings.set(id, { now, heard: 0 });
    return now;
  }

  async #fetch(id: string): Promise<Live | Problem> {
    const era = this.#era;
    const record = await this.#record(id);
    if (record === undefined) return noSuchTable();
    if (isProblem(record)) return record;
    const known = this.#memory.get(id)?.live;
    if (known !== undefined && known.record.revision > record.revision) return known; // just written
    const referee = usable(known?.referee, record.doc) ?? (await this.#newReferee(record.doc));
    if (isProblem(referee)) return referee;
    if (referee === undefined) return this.#remember(id, { record }, era);
    const upToDate = await this.#playOn(id, referee, record.doc.head);
    return isProblem(upToDate) ? upToDate : this.#remember(id, { record, referee: upToDate }, era);
  }

  async #record(id: string): Promise<TableRecord | Problem | undefined> {
    try {
      return await this.store.readTable(id);
    } catch (error) {
      if (error instanceof UnreadableTable) return this.#damaged(id, error);
      throw error;
    }
  }

  /** The entries that a referee does not know yet, up to a number. */
  async #playOn(id: string, referee: Referee, to: number): Promise<Referee | Problem> {
    if (referee.number >= to) return referee;
    const entries = await this.#entries(id, referee.number, to);
    if (isProblem(entries)) return entries;
    try {
      return await played(referee, entries, to);
    } catch (error) {
      return this.#damaged(id, error);
    }
  }

  async #entries(id: string, from: number, to: number): Promise<readonly Entry[] | Problem> {
    try {
      return await this.store.readEntries(id, from, to);
    } catch (error) {
      if (error instanceof UnreadableEntry) return this.#damaged(id, error);
      throw error;
    }
  }

  /** The trouble of this table alone: nobody who asks for others may fail for it. */
  #damaged(id: string, error: unknown): Problem {
    this.onDamage(id, error);
    return damagedLog();
  }

  /** A referee before the first move of this game, under the rules it began with; none before that. */
  async #newReferee(doc: TableDoc): Promise<Referee | Problem | undefined> {
    if (doc.seed === undefined) return undefined;
    const game = await this.shelf.find(doc.game, doc.rules);
    if (game === undefined) {
      return problem(409, 'other-rules', { game: doc.game, rules: doc.rules });
    }
    const { options, seed, seats } = doc;
    return refereeOf(game, { options, seed, seats: seats.length });
  }

  /**
   * The game as it was some entries ago, for those who are behind: each time a little later, so what
   * they saw the last time goes on and nothing is played again from the beginning.
   */
  behind(id: string, referee: Referee, number: number): Referee {
    const last = this.#behind.get(id);
    const then = referee.at(number, last?.game === referee.game ? last : undefined);
    this.#behind.delete(id);
    this.#behind.set(id, then);
    const [oldest] = this.#behind.keys();
    if (this.#behind.size > MOST_LIVE && oldest !== undefined) this.#behind.delete(oldest);
    return then;
  }

  /** What lies behind a game, for those who look back. */
  past(id: string): Past {
    const past = this.#pasts.get(id) ?? new Past();
    this.#pasts.delete(id);
    this.#pasts.set(id, past);
    const [oldest] = this.#pasts.keys();
    if (this.#pasts.size > MOST_PASTS && oldest !== undefined) this.#pasts.delete(oldest);
    return past;
  }

  /** Keeps what is newest, and gives it: while one reads, another may have written. */
  #remember(id: string, live: Live, era: number): Live {
    const known = this.#memory.get(id);
    if (known !== undefined && known.live.record.revision > live.record.revision) return known.live;
    const heard = Math.max(known?.heard ?? 0, this.#readings.get(id)?.heard ?? 0);
    this.#memory.delete(id);
    this.#memory.set(id, { live, heard, era });
    if (this.#memory.size > MOST_LIVE) this.#forgetOne();
    return live;
  }

  #forgetOne(): void {
    for (const id of this.#memory.keys()) {
      if (this.#turns.has(id) || this.#readings.has(id)) continue;
      this.#memory.delete(id);
      return;
    }
  }

  /** One after the other for each table. */
  async #inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#turns.get(id) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.#turns.set(id, settled);
    try {
      return await mine;
    } finally {
      if (this.#turns.get(id) === settled) this.#turns.delete(id);
    }
  }
}

/** The one in memory, unless the table was moved to other rules since (rules/migrate.ts). */
const usable = (referee: Referee | undefined, doc: TableDoc): Referee | undefined =>
  referee?.game.rules.rules === doc.rules ? referee : undefined;

/** The referee after these entries; throws if they are not what was once played. */
async function played(referee: Referee, entries: readonly Entry[], to: number): Promise<Referee> {
  let after = referee;
  for (const [i, entry] of entries.entries()) {
    if (i > 0 && i % AT_ONCE === 0) await breath();
    after = entered(after, entry);
  }
  if (after.number !== to) throw new Error(`the log ends with ${after.number} entries, not ${to}`);
  // One look at the last position finds what was changed on the way to it.
  const kept = entries.at(-1)?.body.hash;
  if (after.game.hash(after.state) !== kept)
    throw new Error(`another position after ${to} entries`);
  return after;
}

export function damagedLog(): Problem {
  return problem(409, 'damaged');
}

export function noSuchTable(): Problem {
  return problem(404, 'no-such-table');
}
