import {
  isRefusal,
  type Answer,
  type Game,
  type GameEvent,
  type Json,
  type LoggedMove,
  type Move,
  type Options,
  type Position,
  type Refusal,
  type Seed,
} from '@hustings/kernel';
import type { Actor, Entry, EntryBody } from '../table/doc.js';

/** What one entry of the log did; its events are still those of all viewers together. */
export type Step = {
  readonly number: number;
  readonly at: number;
  readonly actor: Actor;
  readonly seat: number;
  readonly type: EntryBody['type'];
  /** The decision that was answered. */
  readonly kind?: string;
  /** For a move taken back: how many moves remain, and whether all had to agree. */
  readonly to?: number;
  readonly consent?: boolean;
  readonly events: readonly GameEvent[];
};

/** A legal move worked out, but not yet in the log. */
export type Plan = {
  readonly body: EntryBody;
  readonly state: Position;
  readonly events: readonly GameEvent[];
};

type Made = LoggedMove & { readonly shown: boolean; readonly opened: number };

export type GameStart = {
  readonly options: Options;
  readonly seats: number;
  readonly seed: Seed;
};

/** How many steps are kept for those who fell behind a little; the rest is played again. */
const RECENT = 16;

/**
 * A game as its log tells it: the state after the entries read so far. It is a cache and nothing
 * more; whoever has the log can make another.
 */
export class Referee {
  /** What the setup told: still the events of all viewers together. */
  readonly opening: GameEvent[] = [];
  #state: Position;
  #moves: Made[] = [];
  #steps: Step[] = [];
  #number = 0;
  #opened = 0;

  constructor(
    readonly game: Game,
    private readonly start: GameStart,
  ) {
    this.#state = game.setup(start.options, start.seats, start.seed, this.opening);
  }

  get state(): Position {
    return this.#state;
  }

  /** How many entries of the log are in it. */
  get number(): number {
    return this.#number;
  }

  /** The moves that count, without those taken back. */
  get moves(): readonly LoggedMove[] {
    return this.#moves;
  }

  /**
   * The first entry number at which the open question could be answered. Sealed answers of others
   * change nothing for someone who still owes one, so what they saw before is not stale.
   */
  get opened(): number {
    return this.#opened;
  }

  get isOver(): boolean {
    return this.game.isOver(this.#state);
  }

  /** The steps from this number on, or nothing if some of them are no longer kept. */
  stepsFrom(number: number): readonly Step[] | undefined {
    if (number >= this.#number) return [];
    const kept = this.#number - this.#steps.length;
    return number < kept ? undefined : this.#steps.slice(number - kept);
  }

  /** Works out an answer from outside. */
  plan(seat: number, answer: unknown): Plan | Refusal {
    const move = this.game.read(this.#state, seat, answer);
    return isRefusal(move) ? move : this.planMove(seat, move);
  }

  planMove(seat: number, move: Move): Plan {
    const words: Answer = this.game.write(this.#state, seat, move);
    const state = this.game.clone(this.#state);
    const events: GameEvent[] = [];
    this.game.apply(state, seat, move, events);
    return { body: { type: 'move', seat, ...words, hash: this.game.hash(state) }, state, events };
  }

  /** Works out what taking back leaves. */
  planUndo(seat: number, to: number, consent: boolean): Plan {
    const state = this.#replay(to);
    return {
      body: { type: 'undo', seat, to, consent, hash: this.game.hash(state) },
      state,
      events: [],
    };
  }

  /** How many of the last moves, all of this seat, can be taken back without asking anyone. */
  undoable(seat: number): number {
    let count = 0;
    for (let i = this.#moves.length - 1; i >= 0; i--) {
      if (this.#moves[i].seat !== seat || this.#moves[i].shown) break;
      count++;
    }
    return count;
  }

  /** Takes in an entry that is in the log. The plan saves working it out again. */
  advance(entry: Entry, plan: Plan = this.#planOf(entry)): void {
    const { number, at, actor, body } = entry;
    if (number !== this.#number) throw new Error(`entry ${number} after ${this.#number}`);
    this.#number++;
    const { seat } = body;
    if (body.type === 'move') {
      const { kind, move, hash } = body;
      const shown = plan.state.flow.seen !== this.#state.flow.seen;
      this.#opened = this.#staysOpen(seat, plan.state) ? this.#opened : this.#number;
      this.#moves.push({ seat, kind, move, hash, shown, opened: this.#opened });
      this.#keep({ number, at, actor, seat, type: 'move', kind, events: plan.events });
    } else {
      const { to, consent } = body;
      this.#moves.length = to;
      this.#opened = this.#number;
      this.#keep({ number, at, actor, seat, type: 'undo', to, consent, events: [] });
    }
    this.#state = plan.state;
  }

  /** Is the same sealed question still open, only with one answer more? */
  #staysOpen(seat: number, after: Position): boolean {
    const before = this.#state.flow;
    const rest = before.owed & ~(1 << seat);
    return after.flow.at === before.at && rest !== 0 && after.flow.owed === rest;
  }

  #keep(step: Step): void {
    this.#steps.push(step);
    if (this.#steps.length > 2 * RECENT) this.#steps = this.#steps.slice(-RECENT);
  }

  #planOf({ body }: Entry): Plan {
    if (body.type === 'undo') return { body, state: this.#replay(body.to), events: [] };
    const state = this.game.clone(this.#state);
    const events: GameEvent[] = [];
    this.#apply(state, body, events);
    return { body, state, events };
  }

  #replay(moves: number): Position {
    const { options, seats, seed } = this.start;
    const state = this.game.setup(options, seats, seed);
    for (let i = 0; i < moves; i++) this.#apply(state, this.#moves[i], undefined);
    return state;
  }

  #apply(state: Position, { seat, kind, move }: LoggedWords, out: GameEvent[] | undefined): void {
    const refusal = this.game.submit(state, seat, { kind, move }, out);
    if (refusal !== undefined) throw new Error(`a logged move is refused: ${refusal.refused}`);
  }
}

type LoggedWords = { readonly seat: number; readonly kind: string; readonly move: Json };
