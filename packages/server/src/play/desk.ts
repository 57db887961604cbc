import { isProblem, problem, type Problem } from '../problem.js';
import type { Shelf } from '../rules/shelf.js';
import type { Change, Job, Store } from '../store/store.js';
import type { Entry, TableDoc, TableRecord } from '../table/doc.js';
import { Referee, type Plan, type Step } from './referee.js';

/** A table as this process last saw it. */
export type Live = {
  readonly record: TableRecord;
  /** None before the game starts. */
  readonly referee?: Referee;
};

/** What someone who acts on a table has decided: an answer, and what to write. */
export type Outcome<T> = {
  readonly answer: T;
  readonly doc?: TableDoc;
  readonly entry?: { readonly entry: Entry; readonly plan: Plan };
  readonly jobs?: readonly Job[];
  readonly dropped?: readonly string[];
};

const OLD = -1;
const MOST_LIVE = 2000;
const MOST_TRIES = 50;

/**
 * Where tables are looked at and changed. It keeps the last ones in memory, only to be
 * quick: a change is worked out on what is remembered and written by compare-and-set, so memory
 * that is out of date costs another try and never a wrong table.
 */
export class Desk {
  readonly #live = new Map<string, Live>();
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly store: Store,
    private readonly shelf: Shelf,
    private readonly now: () => number,
  ) {}

  /** How many tables are in memory. */
  get size(): number {
    return this.#live.size;
  }

  /** The table as it is now. */
  look(id: string): Promise<Live | Problem> {
    return this.#inTurn(id, () => this.#fetch(id));
  }

  /**
   * The table as it was when this process last heard of it: for telling watchers, who will be told
   * again as soon as there is more.
   */
  glance(id: string): Promise<Live | Problem> {
    return this.#inTurn(id, async () => this.#remembered(id) ?? (await this.#fetch(id)));
  }

  /** The table has changed: what is remembered may be old. */
  hear(id: string, revision: number): void {
    const live = this.#live.get(id);
    if (live === undefined || live.record.revision >= revision) return;
    this.#live.set(id, { ...live, record: { ...live.record, revision: OLD } });
  }

  /** Nobody knows what was missed. */
  hearNothing(): void {
    for (const id of this.#live.keys()) this.hear(id, Infinity);
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
      let live: Live | Problem = remembered ?? (await this.#fetch(id));
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        if (isProblem(live)) return live;
        const outcome: Outcome<T> | Problem = await decide(live);
        // What writes nothing is not put to the test by writing: it has to be true right now.
        if (isProblem(outcome) || outcome.doc === undefined) {
          if (live !== remembered) return isProblem(outcome) ? outcome : outcome.answer;
        } else if (await this.#write(live, outcome.doc, outcome)) {
          return outcome.answer;
        }
        live = await this.#fetch(id);
      }
      return problem(503, 'busy', 'This table is very busy. Please try again.');
    });
  }

  #remembered(id: string): Live | undefined {
    const live = this.#live.get(id);
    if (live === undefined || live.record.revision === OLD) return undefined;
    // A game that has just started has its seed, but nobody has set it up here yet.
    const isSetUp = live.referee !== undefined || live.record.doc.seed === undefined;
    return isSetUp ? live : undefined;
  }

  async #write<T>(live: Live, doc: TableDoc, outcome: Outcome<T>): Promise<boolean> {
    const { id, revision } = live.record;
    const { entry, jobs, dropped } = outcome;
    const change: Change = {
      id,
      revision,
      doc,
      at: this.now(),
      ...(entry === undefined ? {} : { entries: [entry.entry] }),
      ...(jobs === undefined ? {} : { jobs }),
      ...(dropped === undefined ? {} : { dropped }),
    };
    if (!(await this.store.commit(change))) return false;
    if (entry !== undefined) live.referee?.advance(entry.entry, entry.plan);
    this.#remember({ ...live, record: { id, revision: revision + 1, doc } });
    return true;
  }

  async #fetch(id: string): Promise<Live | Problem> {
    const record = await this.store.readTable(id);
    if (record === undefined) return noSuchTable();
    const referee = this.#rememberedReferee(record) ?? (await this.#newReferee(record.doc));
    if (isProblem(referee)) return referee;
    if (referee !== undefined && referee.number < record.doc.head) {
      const entries = await this.store.readEntries(id, referee.number, record.doc.head);
      for (const entry of entries) referee.advance(entry);
    }
    const live: Live = referee === undefined ? { record } : { record, referee };
    this.#remember(live);
    return live;
  }

  /** The one in memory, unless the table was moved to other rules since (rules/migrate.ts). */
  #rememberedReferee({ id, doc }: TableRecord): Referee | undefined {
    const referee = this.#live.get(id)?.referee;
    return referee?.game.rules.rules === doc.rules ? referee : undefined;
  }

  async #newReferee(doc: TableDoc): Promise<Referee | Problem | undefined> {
    return doc.seed === undefined ? undefined : this.refereeFor(doc);
  }

  /** A referee before the first move of this game, under the rules it began with. */
  async refereeFor(doc: TableDoc): Promise<Referee | Problem> {
    const game = await this.shelf.find(doc.game, doc.rules);
    if (game === undefined || doc.seed === undefined) {
      const text = 'This game was played with rules that this server does not have.';
      return problem(409, 'other-rules', text, { game: doc.game, rules: doc.rules });
    }
    const { options, seed, seats } = doc;
    return new Referee(game, { options, seed, seats: seats.length });
  }

  /** The game as it was after so many entries: a referee of its own, not the one in use. */
  async at(id: string, doc: TableDoc, number: number): Promise<Referee | Problem> {
    const referee = await this.refereeFor(doc);
    if (isProblem(referee)) return referee;
    for (const entry of await this.store.readEntries(id, 0, number)) referee.advance(entry);
    return referee;
  }

  /** What happened between two numbers, also long ago. */
  async steps(id: string, doc: TableDoc, from: number, to: number): Promise<readonly Step[]> {
    const referee = await this.refereeFor(doc);
    if (isProblem(referee)) return [];
    const steps: Step[] = [];
    for (const entry of await this.store.readEntries(id, 0, to)) {
      referee.advance(entry);
      if (entry.number >= from) steps.push(...(referee.stepsFrom(entry.number) ?? []));
    }
    return steps;
  }

  #remember(live: Live): void {
    this.#live.delete(live.record.id);
    this.#live.set(live.record.id, live);
    if (this.#live.size <= MOST_LIVE) return;
    for (const id of this.#live.keys()) {
      if (!this.#turns.has(id)) {
        this.#live.delete(id);
        return;
      }
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

export function noSuchTable(): Problem {
  return problem(404, 'no-such-table', 'There is no such table.');
}
