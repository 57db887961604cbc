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

/** A move that counts: which entry it was, and who made it. */
export type Made = LoggedMove & {
  readonly number: number;
  readonly actor: Actor;
  readonly shown: boolean;
};

export type GameStart = {
  readonly options: Options;
  readonly seats: number;
  readonly seed: Seed;
};

/** How many steps are kept for those who fell behind a little; the rest is played again. */
const RECENT = 16;

/** Where a game stands: what a log has come to so far. */
type Standing = {
  readonly state: Position;
  /** What the setup told: still the events of all viewers together. */
  readonly opening: readonly GameEvent[];
  readonly moves: readonly Made[];
  readonly steps: readonly Step[];
  readonly number: number;
  readonly opened: number;
};

function beginning(game: Game, { options, seats, seed }: GameStart): Standing {
  const opening: GameEvent[] = [];
  const state = game.setup(options, seats, seed, opening);
  return { state, opening, moves: [], steps: [], number: 0, opened: 0 };
}

/**
 * A game as its log tells it: the state after the entries read so far. It is a cache and nothing
 * more; whoever has the log can make another. It never changes: an entry more is another referee,
 * so who looks at one is not disturbed by those who play on.
 */
export class Referee {
  constructor(
    readonly game: Game,
    private readonly start: GameStart,
    private readonly stands: Standing = beginning(game, start),
  ) {}

  get state(): Position {
    return this.stands.state;
  }

  /** What the setup told: still the events of all viewers together. */
  get opening(): readonly GameEvent[] {
    return this.stands.opening;
  }

  /** How many entries of the log are in it. */
  get number(): number {
    return this.stands.number;
  }

  /** The moves that count, without those taken back. */
  get moves(): readonly Made[] {
    return this.stands.moves;
  }

  /**
   * The first entry number at which the open question could be answered. Sealed answers of others
   * change nothing for someone who still owes one, so what they saw before is not stale.
   */
  get opened(): number {
    return this.stands.opened;
  }

  get isOver(): boolean {
    return this.game.isOver(this.state);
  }

  /** The steps from this number on, or nothing if some of them are no longer kept. */
  stepsFrom(number: number): readonly Step[] | undefined {
    const { number: now, steps } = this.stands;
    if (number >= now) return [];
    const kept = now - steps.length;
    return number < kept ? undefined : steps.slice(number - kept);
  }

  /** Works out an answer from outside. */
  plan(seat: number, answer: unknown): Plan | Refusal {
    const move = this.game.read(this.state, seat, answer);
    return isRefusal(move) ? move : this.planMove(seat, move);
  }

  planMove(seat: number, move: Move): Plan {
    const words: Answer = this.game.write(this.state, seat, move);
    const state = this.game.clone(this.state);
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
    const { moves } = this.stands;
    let count = 0;
    for (let i = moves.length - 1; i >= 0; i--) {
      if (moves[i].seat !== seat || moves[i].shown) break;
      count++;
    }
    return count;
  }

  /** The referee after one more entry of the log. The plan saves working it out again. */
  after(entry: Entry, plan: Plan = this.#planOf(entry)): Referee {
    const { number, at, actor, body } = entry;
    if (number !== this.number) throw new Error(`entry ${number} after ${this.number}`);
    const { seat } = body;
    if (body.type === 'undo') {
      const { to, consent } = body;
      const moves = this.stands.moves.slice(0, to);
      const step: Step = { number, at, actor, seat, type: 'undo', to, consent, events: [] };
      return this.#next(plan.state, moves, step, number + 1);
    }
    const { kind, move, hash } = body;
    const shown = plan.state.flow.seen !== this.state.flow.seen;
    const opened = this.#staysOpen(seat, plan.state) ? this.opened : number + 1;
    const moves = [...this.stands.moves, { number, actor, seat, kind, move, hash, shown }];
    const step: Step = { number, at, actor, seat, type: 'move', kind, events: plan.events };
    return this.#next(plan.state, moves, step, opened);
  }

  #next(state: Position, moves: readonly Made[], step: Step, opened: number): Referee {
    const { opening, steps } = this.stands;
    return new Referee(this.game, this.start, {
      ...{ state, opening, moves, opened },
      number: this.number + 1,
      steps: [...steps.slice(-RECENT), step],
    });
  }

  /** Is the same sealed question still open, only with one answer more? */
  #staysOpen(seat: number, after: Position): boolean {
    const before = this.state.flow;
    const rest = before.owed & ~(1 << seat);
    return after.flow.at === before.at && rest !== 0 && after.flow.owed === rest;
  }

  #planOf({ body }: Entry): Plan {
    if (body.type === 'undo') return { body, state: this.#replay(body.to), events: [] };
    const state = this.game.clone(this.state);
    const events: GameEvent[] = [];
    this.#apply(state, body, events);
    return { body, state, events };
  }

  #replay(moves: number): Position {
    const { options, seats, seed } = this.start;
    const state = this.game.setup(options, seats, seed);
    for (let i = 0; i < moves; i++) this.#apply(state, this.stands.moves[i], undefined);
    return state;
  }

  #apply(state: Position, { seat, kind, move }: LoggedWords, out: GameEvent[] | undefined): void {
    const refusal = this.game.submit(state, seat, { kind, move }, out);
    if (refusal !== undefined) throw new Error(`a logged move is refused: ${refusal.refused}`);
  }
}

type LoggedWords = { readonly seat: number; readonly kind: string; readonly move: Json };
