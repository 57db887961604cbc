import { createHash } from 'node:crypto';
import { canonical, type Game } from '@hustings/kernel';
import type { Update } from '@hustings/protocol';
import type { Entry } from '../../src/table/doc.js';
import type { Moment } from '../support/replays.js';

/** One update, as it is remembered: all of it would be too much. */
type Told = {
  /** Which of the listener's connections it came over. */
  readonly line: number;
  readonly from: number;
  readonly number: number;
  readonly steps: readonly string[];
  readonly owed: string;
  readonly view: string;
};

/** Everything that one listener was told of one table, in order. */
export class Hearing {
  readonly told: Told[] = [];
  /** What was said at the table, by connection. */
  readonly #words = new Map<number, Set<string>>();
  #again = 0;

  constructor(
    readonly who: string,
    readonly viewer: number,
    /** The entry they asked to hear everything from. */
    readonly since: number | undefined,
  ) {}

  /** The entries heard of so far: where they go on after a break. */
  get heard(): number | undefined {
    return this.told.at(-1)?.number ?? this.since;
  }

  /** How many connections it took. */
  get lines(): number {
    return new Set(this.told.map(({ line }) => line)).size;
  }

  hear(line: number, { from, number, steps, owed, view }: Update): void {
    const names = steps.map((step) => nameOf(step.number, step.seat, step.kind));
    this.told.push({ line, from, number, steps: names, owed: digest(owed), view: digest(view) });
  }

  hearChat(line: number, id: string): void {
    const words = this.#words.get(line) ?? new Set();
    this.#words.set(line, words);
    if (words.has(id)) this.#again++;
    words.add(id);
  }

  /** The server could not read for a while: it may repeat the last words, for some may be lost. */
  breakChat(line: number): void {
    this.#words.delete(line);
  }

  /** What is wrong with what they were told, held against the log and the rules. */
  faults(game: Game, entries: readonly Entry[], moments: readonly Moment[]): string[] {
    const wrong = [...this.#order(), ...this.#truth(game, entries, moments)];
    const heard = this.heard ?? 0;
    if (heard !== entries.length) wrong.push(`has heard ${heard} of ${entries.length} entries`);
    if (this.#again > 0) wrong.push('was told the same word twice');
    return wrong.map((text) => `${this.who} ${text}`);
  }

  #order(): string[] {
    const wrong: string[] = [];
    let heard = this.since;
    let line = -1;
    for (const told of this.told) {
      const { from, number, steps } = told;
      const again = number === heard && told.line === line;
      if (steps.length !== number - from) wrong.push(`was told ${from} to ${number} in part`);
      if (heard !== undefined && from > heard) wrong.push(`missed ${heard} to ${from}: a gap`);
      else if (heard !== undefined && (from < heard || again))
        wrong.push(`was told ${from} to ${number} twice`);
      heard = number;
      line = told.line;
    }
    return wrong.slice(0, 3);
  }

  #truth(game: Game, entries: readonly Entry[], moments: readonly Moment[]): string[] {
    const wrong: string[] = [];
    for (const { from, number, steps, owed, view } of this.told) {
      const log = entries.slice(from, number).map(({ number: at, body }) => {
        return nameOf(at, body.seat, body.type === 'move' ? body.kind : undefined);
      });
      if (log.join() !== steps.join()) wrong.push(`was told ${steps.join()}, not ${log.join()}`);
      const state = moments.at(number)?.state;
      if (state === undefined) continue;
      if (digest(game.decisions(state)) !== owed)
        wrong.push(`was told at ${number} of decisions that were not owed`);
      if (digest(game.view(state, this.viewer)) !== view)
        wrong.push(`saw a wrong view at ${number}`);
    }
    return wrong.slice(0, 3);
  }
}

const nameOf = (number: number, seat: number, kind: string | undefined): string =>
  `${number} ${kind ?? 'undo'} of ${seat}`;

/** As it came over the wire. */
const digest = (value: unknown): string =>
  createHash('sha1')
    .update(canonical(JSON.parse(JSON.stringify(value))))
    .digest('base64');
