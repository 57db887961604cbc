import { eventsFor, type GameEvent, type Out } from './event.js';
import { mistake } from './mistake.js';
import {
  copyFlow,
  copySealed,
  END,
  Program,
  type AnyDecision,
  type Flow,
  type Position,
  type Sequence,
} from './flow.js';
import { canonical, isInteger, isRecord, plain, type Json } from './json.js';
import { copyMove, NONE, type Move } from './move.js';
import { readOptions, type Options, type OptionTable } from './options.js';
import { seatsIn } from './orders.js';
import { chacha, isSeed, sfc, type Random, type Seed } from './random.js';
import { isRefusal, refused, type Refusal } from './refusal.js';
import { misfit, type Schema } from './schema.js';
import { sha256 } from './sha256.js';
import type { Form } from './shape.js';

/** A seat, or −1 for someone who only watches. */
export type Viewer = number;
export const SPECTATOR: Viewer = -1;

/** How a game ended: the points of each seat, by source too, and who won (several: shared). */
export type Result = {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly sources: Readonly<Record<string, readonly number[]>>;
};

/** Something that is true after every move, with the rule it comes from. */
export type Invariant<S> = {
  readonly name: string;
  readonly holds: (state: S) => boolean;
};

/** The kernel's part of a view: position and loop variables are public, sealed answers are not. */
export type PositionView = {
  readonly viewer: Viewer;
  readonly at: string;
  readonly owed: number;
  readonly now: Readonly<Record<string, number>>;
  /** The seats whose sealed answer is in, as bits. */
  readonly decided: number;
  /** The viewer's own sealed answer. */
  readonly answer: Move | null;
};

export type View = { readonly position: PositionView };

/** What a game tells the kernel about itself. */
export type GameRules<S extends Position, V extends View, E extends GameEvent> = {
  readonly id: string;
  readonly name: string;
  /** Changes when recorded games would run differently. */
  readonly rules: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionTable;
  readonly sequence: Sequence<S, E>;
  /** The table before the first automatic step: components laid out, nothing decided. */
  setup(options: Options, seats: number, random: Random): S;
  clone(state: S): S;
  /** What a viewer may see, built from nothing: never the state with parts taken out. */
  view(state: S, viewer: Viewer): V;
  /** A full state that agrees with a view; the kernel fills in position and sealed answers. */
  determinize(view: V, random: Random): S;
  result(state: S): Result | undefined;
  schema(seats: number, paths: readonly string[]): Schema;
  readonly invariants: readonly Invariant<S>[];
  /**
   * Types of events that show everybody something which no view keeps: a card that is shown and
   * goes back into a stack, a poll that is published. All others tell only what views show as well.
   */
  readonly passing?: readonly string[];
};

/** Who must decide what, now. */
export type Owed = { readonly seat: number; readonly kind: string };

/** A move from outside: which decision it answers, and the answer in words. */
export type Answer = { readonly kind: string; readonly move: Json };

/**
 * A game as everyone else uses it. States are changed in place by `apply` and `submit`; whoever
 * wants to keep one clones it first.
 */
export class Game<
  S extends Position = Position,
  V extends View = View,
  E extends GameEvent = GameEvent,
> {
  readonly program: Program<S, E>;

  constructor(readonly rules: GameRules<S, V, E>) {
    this.program = new Program(rules.sequence);
  }

  get id(): string {
    return this.rules.id;
  }

  /** Options from outside, for this many seats. */
  readOptions(raw: unknown, seats: number): Options | Refusal {
    const { min, max } = this.rules.seats;
    if (!isInteger(seats) || seats < min || seats > max) {
      return refused('wrong-number-of-seats', { min, max });
    }
    return readOptions(this.rules.options, raw, seats);
  }

  /** A new game for play: every shuffle follows from the seed. */
  setup(options: Options, seats: number, seed: Seed, out?: Out<E>): S {
    if (!isSeed(seed)) throw mistake('not-a-seed');
    return this.#begin(options, seats, chacha(seed, 'game'), out);
  }

  /** A new game for a simulation, on the fast stream. */
  simulate(options: Options, seats: number, seed: Seed): S {
    return this.#begin(options, seats, sfc(seed, 'game'), undefined);
  }

  #begin(options: Options, seats: number, random: Random, out: Out<E>): S {
    const state = this.rules.setup(options, seats, random);
    this.program.begin(state, out);
    return state;
  }

  decisions(state: S): Owed[] {
    const kind = this.program.decision(state)?.kind;
    return kind === undefined ? [] : seatsIn(state.flow.owed).map((seat) => ({ seat, kind }));
  }

  isOver(state: S): boolean {
    return state.flow.at === END;
  }

  /** The open decision of a seat, or why it has none. */
  owes(state: S, seat: unknown): AnyDecision<S, E> | Refusal {
    const decision = this.program.decision(state);
    if (decision === undefined) return refused('game-over');
    if (!isInteger(seat) || seat < 0 || seat >= state.sealed.length) return refused('no-such-seat');
    if ((state.flow.owed >> seat) & 1) return decision;
    return refused('not-your-turn', { kind: decision.kind, owed: seatsIn(state.flow.owed) });
  }

  /** What to show the seat for its decision. */
  form(state: S, seat: number): Form | Refusal {
    const decision = this.owes(state, seat);
    return isRefusal(decision) ? decision : decision.shape.form(state, seat);
  }

  /** Reads an answer from outside; nothing changes. */
  read(state: S, seat: unknown, answer: unknown): Move | Refusal {
    const decision = this.owes(state, seat);
    if (isRefusal(decision)) return decision;
    const envelope = readAnswer(answer);
    if (isRefusal(envelope)) return envelope;
    if (envelope.kind !== decision.kind) return refused('other-decision', { kind: decision.kind });
    return decision.shape.read(state, seat as number, envelope.move); // `owes` checked the seat
  }

  /** A move in words, before it is applied. */
  write(state: S, seat: number, move: Move): Answer {
    const decision = this.program.decision(state);
    if (decision === undefined) throw mistake('game-over');
    return { kind: decision.kind, move: decision.shape.write(state, seat, move) };
  }

  /** Carries out a legal move. Trusts it: replays and bots come here directly. */
  apply(state: S, seat: number, move: Move, out?: Out<E>): void {
    this.program.apply(state, seat, move, out);
  }

  /** Checks once and carries out; a refused move changes nothing. */
  submit(state: S, seat: unknown, answer: unknown, out?: Out<E>): Refusal | undefined {
    const move = this.read(state, seat, answer);
    if (isRefusal(move)) return move;
    this.program.apply(state, seat as number, move, out); // `read` checked the seat
    return undefined;
  }

  /** A legal move of a seat that owes one, each with the same chance. */
  sample(state: S, seat: number, random: Random): Move {
    const decision = this.program.decision(state);
    if (decision === undefined) throw mistake('game-over');
    return decision.shape.sample(state, seat, random);
  }

  /** The legal moves of a seat that owes a decision, up to a limit. */
  legal(state: S, seat: number, limit: number): Move[] {
    const decision = this.program.decision(state);
    const moves: Move[] = [];
    decision?.shape.each(state, seat, (move) => moves.push(move), limit);
    return moves;
  }

  clone(state: S): S {
    return this.rules.clone(state);
  }

  view(state: S, viewer: Viewer): V {
    return this.rules.view(state, viewer);
  }

  /** A world that the viewer can't tell from the true one. It takes nothing but the view. */
  determinize(view: V, random: Random): S {
    const state = this.rules.determinize(view, random);
    const { position } = view;
    state.flow.at = position.at;
    state.flow.owed = position.owed;
    Object.assign(state.now, position.now);
    if (position.decided !== 0) this.#answerForOthers(state, position, random);
    return state;
  }

  #answerForOthers(state: S, position: PositionView, random: Random): void {
    for (const seat of seatsIn(position.decided)) {
      const own = seat === position.viewer;
      state.sealed[seat] = own ? copyAnswer(position.answer) : this.sample(state, seat, random);
    }
  }

  events(events: readonly E[], viewer: Viewer): GameEvent[] {
    return eventsFor(events, viewer);
  }

  result(state: S): Result | undefined {
    return this.isOver(state) ? this.rules.result(state) : undefined;
  }

  /**
   * One number for a whole state. It covers the secret stream as well, so that a published hash
   * can't be used to try out hidden cards; it leaves out the undo count, which is no part of play.
   */
  hash(state: S): string {
    const { at, owed } = state.flow;
    return sha256(canonical({ ...state, flow: { at, owed } })).slice(0, 32);
  }

  /** The name of the first invariant that does not hold. */
  broken(state: S): string | undefined {
    return this.rules.invariants.find((invariant) => !invariant.holds(state))?.name;
  }

  /** A state from outside, also one edited by hand; refused with the name of what is wrong. */
  load(raw: unknown): S | Refusal {
    const seats = isRecord(raw) && Array.isArray(raw['sealed']) ? raw['sealed'].length : 0;
    const { min, max } = this.rules.seats;
    if (seats < min || seats > max) return refused('wrong-number-of-seats', { min, max });
    const paths = [...this.program.questions.map((question) => question.path), END];
    const wrong = misfit(this.rules.schema(seats, paths), raw, 'state');
    if (wrong !== undefined) return refused('malformed-state', { where: wrong });
    const state = this.rules.clone(raw as S); // the schema has just been checked
    const broken = this.#brokenInvariant(state) ?? this.#brokenPosition(state);
    return broken === undefined ? state : refused('broken-invariant', { invariant: broken });
  }

  /** As `broken`; in a state from outside, what can't even be worked out does not hold. */
  #brokenInvariant(state: S): string | undefined {
    const fails = ({ holds }: Invariant<S>): boolean => !survives(() => holds(state));
    return this.rules.invariants.find(fails)?.name;
  }

  /** What must hold between position and answers, in every game, as a code. */
  #brokenPosition(state: S): string | undefined {
    const { at, owed } = state.flow;
    const bound = this.program.questions.find((question) => question.path === at)?.bound ?? [];
    const stray = Object.entries(state.now).find(([v, n]) => n !== NONE && !bound.includes(v));
    if (stray !== undefined) return `set-in-loop ${stray[0]}`;
    const answered = state.sealed.reduce<number>((m, a, i) => (a === null ? m : m | (1 << i)), 0);
    if ((owed & answered) !== 0) return 'sealed-once';
    if (!this.program.isSealed(state) && answered !== 0) return 'sealed-only';
    const asked = survives(() => (owed | answered) === this.program.asked(state));
    if (!asked) return 'asked-owe';
    if (owed === 0 && !this.isOver(state)) return 'somebody-owes';
    const illegal = seatsIn(answered).find((seat) => !this.#isLegal(state, seat));
    return illegal === undefined ? undefined : 'sealed-legal';
  }

  /** Is the sealed answer of this seat one that it could give? */
  #isLegal(state: S, seat: number): boolean {
    const answer = state.sealed[seat];
    const shape = this.program.decision(state)?.shape;
    if (answer === null || shape === undefined) return false;
    return survives(() => {
      const read = shape.read(state, seat, shape.write(state, seat, answer));
      return canonical(read) === canonical(answer);
    });
  }
}

/** A question about a state that was made up by somebody: to fail at it is to say no. */
function survives(test: () => boolean): boolean {
  try {
    return test();
  } catch {
    return false;
  }
}

function readAnswer(raw: unknown): Answer | Refusal {
  const answer = plain(raw);
  if (!isRecord(answer) || Object.keys(answer).length !== 2) return refused('not-an-answer');
  const { kind, move } = answer; // of the copy, which inherits nothing
  if (typeof kind !== 'string' || move === undefined) return refused('not-an-answer');
  return { kind, move };
}

/** The kernel's part of a view. */
export function positionView(state: Position, viewer: Viewer): PositionView {
  let decided = 0;
  state.sealed.forEach((answer, seat) => {
    if (answer !== null) decided |= 1 << seat;
  });
  return {
    viewer,
    at: state.flow.at,
    owed: state.flow.owed,
    now: { ...state.now },
    decided,
    answer: viewer === SPECTATOR ? null : copyAnswer(state.sealed[viewer]),
  };
}

function copyAnswer(answer: Move | null): Move | null {
  return answer === null ? null : copyMove(answer);
}

export type { Flow };
export { copyFlow, copySealed };
