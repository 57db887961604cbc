import { filled } from './lists.js';
import { NONE, PASS, copyMove, type Move } from './move.js';
import type { Decided, GameEvent, Out } from './event.js';
import { mistake } from './mistake.js';
import { copyRandom, type Random } from './random.js';
import type { Shape } from './shape.js';

/** Where the game stands in its sequence: the path of the question that is open, and who owes it. */
export type Flow = {
  at: string;
  /** One bit for each seat that still has to answer. */
  owed: number;
  /** How often something was shown that somebody did not know: undo stops where it rises. */
  seen: number;
};

/** The part of a state that the kernel keeps. Seats are the length of `sealed`. */
export type Position<V extends string = string> = {
  flow: Flow;
  /** The loop variables, each owned by one loop; NONE outside it. */
  now: Record<V, number>;
  /** Answers given to a simultaneous decision, until the last one is in. */
  sealed: (Move | null)[];
  random: Random;
};

export const END = 'end';

/** Automatic steps between two decisions; more than this is a loop that never ends: our bug. */
const STEP_LIMIT = 10_000;

export type Decision<S, M extends Move, E> = {
  readonly kind: string;
  readonly shape: Shape<S, M>;
  readonly apply: (state: S, seat: number, move: M, out: Out<E>) => void;
};

/** A decision of several seats at once: its answers are used by the step that reveals them. */
export type SealedDecision<S, M extends Move> = {
  readonly kind: string;
  readonly shape: Shape<S, M>;
};

/** A row of seats or boards; `next` after the last one is NONE. */
export type Order<S> = {
  readonly first: (state: S) => number;
  readonly next: (state: S, current: number) => number;
};

export type Variable<S extends Position> = keyof S['now'] & string;

/** A piece of the sequence of play, as data. */
export type Sequence<S extends Position, E> =
  | { readonly part: 'run'; readonly run: (state: S, out: Out<E>) => void }
  | { readonly part: 'inOrder'; readonly body: readonly Sequence<S, E>[] }
  | {
      readonly part: 'forEach';
      readonly variable: Variable<S>;
      readonly order: Order<S>;
      readonly body: Sequence<S, E>;
    }
  | {
      readonly part: 'untilAllPass';
      readonly variable: Variable<S>;
      readonly passes: Variable<S>;
      readonly order: Order<S>;
      readonly ask: Sequence<S, E>;
    }
  | {
      readonly part: 'when';
      readonly test: (state: S) => boolean;
      readonly yes: Sequence<S, E>;
      readonly no: Sequence<S, E>;
    }
  | {
      readonly part: 'repeatWhile';
      readonly test: (state: S) => boolean;
      readonly body: Sequence<S, E>;
    }
  | {
      readonly part: 'bind';
      readonly variable: Variable<S>;
      readonly value: (state: S) => number;
      readonly body: Sequence<S, E>;
    }
  | {
      readonly part: 'ask';
      readonly variable: Variable<S>;
      readonly decision: AnyDecision<S, E>;
      readonly when: ((state: S, seat: number) => boolean) | undefined;
    }
  | {
      readonly part: 'allAtOnce';
      readonly decision: SealedDecision<S, Move>;
      readonly who: (state: S) => number;
      readonly reveal: (state: S, out: Out<E>) => void;
    }
  | { readonly part: 'procedure'; readonly name: string; readonly body: Sequence<S, E> };

type Part<S extends Position, E, P extends Sequence<S, E>['part']> = Extract<
  Sequence<S, E>,
  { readonly part: P }
>;

/** Any decision, its move type forgotten: the kernel only hands a shape's moves to its own apply. */
export interface AnyDecision<S, E> {
  readonly kind: string;
  readonly shape: Shape<S, Move>;
  apply(state: S, seat: number, move: Move, out: Out<E>): void;
}

type Step<S extends Position, E> = Sequence<S, E> | ((state: S, out: Out<E>) => void);

/**
 * The words in which a game tells its sequence of play, bound to its state and events.
 * A plain function among them is an automatic step.
 */
export const words = <S extends Position, E extends GameEvent>() => ({
  ...wordsOfOrder<S, E>(),
  ...wordsOfAsking<S, E>(),
});

const partOf = <S extends Position, E>(step: Step<S, E>): Sequence<S, E> =>
  typeof step === 'function' ? { part: 'run', run: step } : step;

/** In what order things are done, how often, and whether at all. */
function wordsOfOrder<S extends Position, E extends GameEvent>() {
  const inOrder = (...steps: Step<S, E>[]): Sequence<S, E> =>
    steps.length === 1
      ? partOf(steps[0])
      : { part: 'inOrder', body: steps.map((step) => partOf(step)) };

  return {
    /** One after the other. */
    inOrder,
    /** Once for each seat or board of an order. */
    forEach: (variable: Variable<S>, order: Order<S>, ...body: Step<S, E>[]): Sequence<S, E> => ({
      part: 'forEach',
      variable,
      order,
      body: inOrder(...body),
    }),
    /** Round and round until all in the order have passed in a row, or nobody is left in it. */
    untilAllPass: (
      variable: Variable<S>,
      passes: Variable<S>,
      order: Order<S>,
      ask: Sequence<S, E>,
    ): Sequence<S, E> => ({ part: 'untilAllPass', variable, passes, order, ask }),
    /** Only if the test holds; otherwise the other steps. */
    when: (
      test: (state: S) => boolean,
      yes: Step<S, E>,
      no: Step<S, E> = inOrder(),
    ): Sequence<S, E> => ({ part: 'when', test, yes: partOf(yes), no: partOf(no) }),
    /** Again and again as long as the test holds before it. */
    repeatWhile: (test: (state: S) => boolean, ...body: Step<S, E>[]): Sequence<S, E> => ({
      part: 'repeatWhile',
      test,
      body: inOrder(...body),
    }),
    /** With a variable set for these steps only. */
    bind: (
      variable: Variable<S>,
      value: (state: S) => number,
      ...body: Step<S, E>[]
    ): Sequence<S, E> => ({ part: 'bind', variable, value, body: inOrder(...body) }),
    /** A part of the rulebook with its name, which becomes part of the path. */
    procedure: (name: string, ...body: Step<S, E>[]): Sequence<S, E> => ({
      part: 'procedure',
      name,
      body: inOrder(...body),
    }),
  };
}

/** Who is asked, and for what. */
function wordsOfAsking<S extends Position, E extends GameEvent>() {
  return {
    /**
     * The seat in the variable decides. `when` may skip the question (it then counts as a pass),
     * but only for reasons that everyone can see.
     */
    ask: <M extends Move>(
      variable: Variable<S>,
      decision: Decision<S, M, E>,
      when?: (state: S, seat: number) => boolean,
    ): Sequence<S, E> => ({
      part: 'ask',
      variable,
      decision,
      when,
    }),
    /** The seats of a bit mask decide at once, sealed; then their answers are revealed. */
    allAtOnce: <M extends Move>(
      decision: SealedDecision<S, M>,
      who: (state: S) => number,
      reveal: (state: S, out: Out<E>) => void,
    ): Sequence<S, E> => ({
      part: 'allAtOnce',
      decision,
      who,
      reveal,
    }),
    decision: <M extends Move>(
      kind: string,
      shape: Shape<S, M>,
      apply: (state: S, seat: number, move: M, out: Out<E>) => void,
    ): Decision<S, M, E> => ({ kind, shape, apply }),
    sealed: <M extends Move>(kind: string, shape: Shape<S, M>): SealedDecision<S, M> => ({
      kind,
      shape,
    }),
  };
}

const RUN = 0;
const EACH = 1;
const EACH_NEXT = 2;
const ROUND = 3;
const ROUND_NEXT = 4;
const TEST = 5;
const JUMP = 6;
const BIND = 7;
const UNBIND = 8;
const ASK = 9;
const ALL = 10;
const REVEAL = 11;
const STOP = 12;

/** One instruction. All have the same fields, so that the machine below stays fast. */
type Op<S extends Position, E> = {
  code: number;
  run: (state: S, out: Out<E>) => void;
  test: (state: S) => boolean;
  value: (state: S) => number;
  when: ((state: S, seat: number) => boolean) | undefined;
  order: Order<S>;
  variable: string;
  passes: string;
  decision: AnyDecision<S, E> | undefined;
  path: string;
  /** Where it goes on, and where it may go instead. */
  next: number;
  jump: number;
};

export type Question<S, E> = {
  readonly path: string;
  readonly decision: AnyDecision<S, E>;
  readonly sealed: boolean;
  /** The loop variables that are set while it is open; all others are NONE. */
  readonly bound: readonly string[];
  /** Those of them that say neither who is asked nor who has passed: the loops around all of it. */
  readonly around: readonly string[];
};

/** A sequence of play made ready to run: procedures inlined, every question at a path of its own. */
export class Program<S extends Position, E extends GameEvent> {
  readonly #ops: Op<S, E>[] = [];
  readonly #places = new Map<string, number>();
  readonly #bound = new Map<string, readonly string[]>();
  /** Where the last question was put: most often the one that is asked about next. */
  #last = 0;
  /** All questions of the game in the order of the sequence. */
  readonly questions: readonly Question<S, E>[];

  constructor(sequence: Sequence<S, E>) {
    this.#compile(sequence, [], []);
    this.#add(STOP, {});
    this.#takeJumps();
    const asking = this.#ops.filter(({ code }) => code === ASK);
    const rounds = this.#ops.filter(({ code }) => code === ROUND);
    const personal = new Set([
      ...asking.map(({ variable }) => variable),
      ...rounds.map(({ passes }) => passes),
    ]);
    this.questions = [...this.#places].map(([path, place]) => {
      const op = this.#ops[place];
      if (op.decision === undefined) throw mistake('no-decision', path);
      const bound = this.#bound.get(path) ?? [];
      const around = bound.filter((variable) => !personal.has(variable));
      return { path, decision: op.decision, sealed: op.code === ALL, bound, around };
    });
  }

  /** From the start of the sequence to the first question. */
  begin(state: S, out: Out<E>): void {
    this.#advance(state, this.#landing(0), false, out);
  }

  /** The decision that is open; none at the end. */
  decision(state: S): AnyDecision<S, E> | undefined {
    return this.#at(state)?.decision;
  }

  /** Is the open question answered by several seats, sealed? */
  isSealed(state: S): boolean {
    return this.#at(state)?.code === ALL;
  }

  /** The seats that the open question is put to, as bits, whether they have answered or not. */
  asked(state: S): number {
    const op = this.#at(state);
    if (op === undefined) return 0;
    if (op.code === ALL) return op.value(state);
    const now: Record<string, number> = state.now;
    const seat = now[op.variable];
    if (seat < 0 || seat >= state.sealed.length) return 0;
    return op.when === undefined || op.when(state, seat) ? 1 << seat : 0;
  }

  /** Carries out a move that is known to be legal, up to the next question. */
  apply(state: S, seat: number, move: Move, out: Out<E>): void {
    const place = this.#placeOf(state.flow.at);
    if (place === undefined) throw mistake('no-question', state.flow.at);
    const op = this.#ops[place];
    const decision = op.decision as AnyDecision<S, E>; // a place always has one (constructor)
    if (op.code === ALL) {
      state.sealed[seat] = copyMove(move);
      state.flow.owed &= ~(1 << seat);
      (out as (E | Decided)[] | undefined)?.push({ type: 'decided', seat, kind: decision.kind });
      if (state.flow.owed === 0) this.#advance(state, op.next, false, out);
      return;
    }
    decision.apply(state, seat, move, out);
    this.#advance(state, op.next, move === PASS, out);
  }

  #at(state: S): Op<S, E> | undefined {
    const place = this.#placeOf(state.flow.at);
    return place === undefined ? undefined : this.#ops[place];
  }

  #placeOf(path: string): number | undefined {
    const { path: last, decision } = this.#ops[this.#last];
    return decision !== undefined && last === path ? this.#last : this.#places.get(path);
  }

  #advance(state: S, from: number, wasPass: boolean, out: Out<E>): void {
    const now: Record<string, number> = state.now;
    const ops = this.#ops;
    const seats = state.sealed.length;
    let place = from;
    let passed = wasPass;
    for (let steps = 0; steps < STEP_LIMIT; steps++) {
      const op = ops[place];
      switch (op.code) {
        case RUN:
          op.run(state, out);
          place = op.next;
          break;
        case EACH:
        case ROUND:
          place = beginLoop(op, state);
          break;
        case EACH_NEXT:
          place = goOn(op, state);
          break;
        case ROUND_NEXT:
          place = goRound(op, state, passed);
          break;
        case TEST:
          place = op.test(state) ? op.next : op.jump;
          break;
        case BIND:
          now[op.variable] = op.value(state);
          place = op.next;
          break;
        case UNBIND:
          now[op.variable] = NONE;
          place = op.next;
          break;
        case ASK: {
          const seat = now[op.variable];
          if (op.when === undefined || op.when(state, seat)) {
            if (seat < 0 || seat >= seats) throw mistake('nobody-to-ask', op.path);
            return this.#stopAt(place, op.path, state, 1 << seat);
          }
          passed = true;
          place = op.next;
          break;
        }
        case ALL: {
          const owed = op.value(state);
          if (owed !== 0) return this.#stopAt(place, op.path, state, owed);
          place = op.jump;
          break;
        }
        case REVEAL:
          revealAll(op, state, out);
          place = op.next;
          break;
        default:
          return end(state);
      }
    }
    throw mistake('endless', state.flow.at);
  }

  /** Puts the question at a place to these seats. */
  #stopAt(place: number, path: string, state: S, owed: number): void {
    this.#last = place;
    state.flow.at = path;
    state.flow.owed = owed;
  }

  /** Jumps are taken once and for all, so that the machine never meets one. */
  #takeJumps(): void {
    this.#ops.forEach((op, place) => {
      if (place + 1 < this.#ops.length) op.next = this.#landing(place + 1);
      if (op.jump !== NONE) op.jump = this.#landing(op.jump);
    });
  }

  #landing(place: number): number {
    const { code, jump } = this.#ops[place];
    return code === JUMP ? this.#landing(jump) : place;
  }

  /** Appends the instructions of a part; `bound` are the variables that loops around it own. */
  #compile(part: Sequence<S, E>, path: readonly string[], bound: readonly string[]): void {
    switch (part.part) {
      case 'run':
        this.#add(RUN, { run: part.run });
        return;
      case 'inOrder':
        for (const step of part.body) this.#compile(step, path, bound);
        return;
      case 'procedure':
        this.#compile(part.body, [...path, part.name], bound);
        return;
      case 'forEach': {
        const { order, variable } = part;
        const begin = this.#add(EACH, { order, variable });
        this.#compile(part.body, path, own(bound, variable));
        this.#again(begin, EACH_NEXT, { order, variable });
        return;
      }
      case 'untilAllPass': {
        const { order, variable, passes } = part;
        const begin = this.#add(ROUND, { order, variable, passes });
        this.#compile(part.ask, path, own(own(bound, variable), passes));
        this.#again(begin, ROUND_NEXT, { order, variable, passes });
        return;
      }
      case 'when': {
        const test = this.#add(TEST, { test: part.test });
        this.#compile(part.yes, path, bound);
        const over = this.#add(JUMP, {});
        test.jump = this.#ops.length;
        this.#compile(part.no, path, bound);
        over.jump = this.#ops.length;
        return;
      }
      case 'repeatWhile': {
        const test = this.#add(TEST, { test: part.test });
        this.#compile(part.body, path, bound);
        this.#add(JUMP, { jump: this.#ops.indexOf(test) });
        test.jump = this.#ops.length;
        return;
      }
      case 'bind': {
        const { variable, value } = part;
        this.#add(BIND, { variable, value });
        this.#compile(part.body, path, own(bound, variable));
        this.#add(UNBIND, { variable });
        return;
      }
      case 'ask':
        this.#compileAsk(part, path, bound);
        return;
      case 'allAtOnce':
        this.#compileAllAtOnce(part, path, bound);
        return;
    }
  }

  /** The end of a loop: its next seat or board after the instruction it begins with. */
  #again(begin: Op<S, E>, code: number, fields: Partial<Op<S, E>>): void {
    this.#add(code, { ...fields, jump: this.#ops.indexOf(begin) + 1 });
    begin.jump = this.#ops.length;
  }

  #compileAsk(
    { decision, variable, when }: Part<S, E, 'ask'>,
    path: readonly string[],
    bound: readonly string[],
  ): void {
    if (!bound.includes(variable)) throw mistake('not-bound', variable);
    const at = [...path, decision.kind].join('/');
    this.#place(at, bound);
    this.#add(ASK, { decision, variable, when, path: at });
  }

  #compileAllAtOnce(
    { decision, who, reveal }: Part<S, E, 'allAtOnce'>,
    path: readonly string[],
    bound: readonly string[],
  ): void {
    const at = [...path, decision.kind].join('/');
    this.#place(at, bound);
    const ask = this.#add(ALL, {
      decision: { ...decision, apply: () => undefined },
      value: who,
      path: at,
    });
    this.#add(REVEAL, { run: reveal });
    ask.jump = this.#ops.length;
  }

  #place(path: string, bound: readonly string[]): void {
    if (this.#places.has(path)) throw mistake('two-questions', path);
    this.#bound.set(path, bound);
    this.#places.set(path, this.#ops.length);
  }

  #add(code: number, fields: Partial<Op<S, E>>): Op<S, E> {
    const op: Op<S, E> = {
      code,
      run: fields.run ?? (() => undefined),
      test: fields.test ?? (() => true),
      value: fields.value ?? (() => NONE),
      when: fields.when,
      order: fields.order ?? { first: () => NONE, next: () => NONE },
      variable: fields.variable ?? '',
      passes: fields.passes ?? '',
      decision: fields.decision,
      path: fields.path ?? '',
      next: NONE,
      jump: fields.jump ?? NONE,
    };
    this.#ops.push(op);
    return op;
  }
}

function end(state: Position): void {
  state.flow.at = END;
  state.flow.owed = 0;
}

/** Sets the variables of a loop to its first; where it goes on. */
function beginLoop<S extends Position, E>(op: Op<S, E>, state: S): number {
  const now: Record<string, number> = state.now;
  const first = op.order.first(state);
  now[op.variable] = first;
  if (op.code === ROUND) now[op.passes] = first === NONE ? NONE : 0;
  return first === NONE ? op.jump : op.next;
}

/** Sets the variable of a loop to its next; where it goes on. */
function goOn<S extends Position, E>(op: Op<S, E>, state: S): number {
  const now: Record<string, number> = state.now;
  const next = op.order.next(state, now[op.variable]);
  now[op.variable] = next;
  return next === NONE ? op.next : op.jump;
}

/** Sealed answers are used, which everyone sees, and then gone. */
function revealAll<S extends Position, E>(op: Op<S, E>, state: S, out: Out<E>): void {
  state.flow.seen++;
  op.run(state, out);
  state.sealed.fill(null);
}

/** Sets the variables of a round to its next, or ends it; where it goes on. */
function goRound<S extends Position, E>(op: Op<S, E>, state: S, passed: boolean): number {
  const now: Record<string, number> = state.now;
  const passes = passed ? now[op.passes] + 1 : 0;
  const after = op.order.next(state, now[op.variable]);
  const next = after === NONE ? op.order.first(state) : after;
  const over = next === NONE || (passed && passes >= lengthOf(op.order, state));
  now[op.variable] = over ? NONE : next;
  now[op.passes] = over ? NONE : passes;
  return over ? op.next : op.jump;
}

function lengthOf<S>(order: Order<S>, state: S): number {
  let length = 0;
  let at = order.first(state);
  for (; at !== NONE && length < STEP_LIMIT; length++) at = order.next(state, at);
  return length;
}

function own(bound: readonly string[], variable: string): readonly string[] {
  if (bound.includes(variable)) throw mistake('bound-twice', variable);
  return [...bound, variable];
}

/** A position before the first step. The caller names the loop variables in one literal. */
export function newPosition<V extends string>(
  seats: number,
  now: Record<V, number>,
  random: Random,
): Position<V> {
  return {
    flow: { at: '', owed: 0, seen: 0 },
    now,
    sealed: filled(seats, null),
    random,
  };
}

export function copyFlow(flow: Flow): Flow {
  return { at: flow.at, owed: flow.owed, seen: flow.seen };
}

export function copySealed(sealed: readonly (Move | null)[]): (Move | null)[] {
  return sealed.map((move) => (move === null ? null : copyMove(move)));
}

export { copyRandom };
