import type { GameEvent } from './event.js';
import { mistake } from './mistake.js';
import type { Position } from './flow.js';
import type { Game, View, Viewer } from './game.js';
import type { GameFile, LogEntry, LoggedMove } from './log.js';
import type { Move } from './move.js';
import type { Options } from './options.js';
import { commitment, type Seed } from './random.js';
import { isRefusal, refused, type Refusal } from './refusal.js';
import { unaskedOf, type Unasked } from './unasked.js';

/** An entry worked out, but not yet in the log: what it leads to, and what it tells. */
export type Plan<S extends Position = Position, E extends GameEvent = GameEvent> = {
  readonly entry: LogEntry;
  readonly state: S;
  readonly events: readonly E[];
};

/** An entry of the log with what its keeper noted beside it: when, for instance, or by whom. */
type Noted<N> = { readonly entry: LogEntry; readonly note: N };

/** What one entry did. */
export type Step<E extends GameEvent = GameEvent, N = undefined> = Noted<N> & {
  readonly number: number;
  readonly events: readonly E[];
};

/** All that a game follows from, before its first move. */
export type Deal = { readonly options: Options; readonly seats: number; readonly seed: Seed };

/** Where a match comes from: cards that were dealt, or a state that somebody brought. */
type Origin<S, E> = {
  readonly deal?: Deal;
  readonly begin: () => { readonly state: S; readonly opening: readonly E[] };
};

/** What a log has come to so far. */
type Standing<S extends Position, E extends GameEvent, N> = {
  readonly state: S;
  readonly opening: readonly E[];
  readonly log: readonly Noted<N>[];
  /** The moves that count, without those taken back. */
  readonly moves: readonly LoggedMove[];
  /** The states before the last moves: those of one seat, since somebody learned something. */
  readonly before: readonly S[];
  readonly marks: readonly Mark<S>[];
  readonly recent: readonly Step<E, N>[];
  readonly opened: number;
};

/** The state after so many of the moves that count. */
type Mark<S> = { readonly moves: number; readonly state: S };

type Moments<S extends Position, E extends GameEvent, N> = Generator<Match<S, E, N>, void>;

type NoteOf<N> = [N] extends [undefined] ? [] : [N];

/** How many steps are kept for those who fell behind a little; the rest is played again. */
const RECENT = 16;

/** States are kept on the way, the farther apart the longer ago: two of each kind. */
const MARKS_APART = [16, 64, 256, 1024];

/** Marks that are worth keeping after so many moves. */
function keptMarks<S>(marks: readonly Mark<S>[], moves: number): readonly Mark<S>[] {
  return marks.filter((mark) =>
    MARKS_APART.some((apart) => mark.moves % apart === 0 && moves - mark.moves < 2 * apart),
  );
}

/**
 * A game as its log tells it: the one referee, on a server, in a browser and on the command line.
 * It is a cache and nothing more; whoever has the log can make another. It never changes: one entry
 * more is another match, so who looks at one is not disturbed by those who play on.
 */
export class Match<S extends Position = Position, E extends GameEvent = GameEvent, N = undefined> {
  private constructor(
    readonly game: Game<S, View, E>,
    private readonly origin: Origin<S, E>,
    private readonly stands: Standing<S, E, N>,
  ) {}

  /** A new game with options from outside. */
  static start<S extends Position, E extends GameEvent>(
    game: Game<S, View, E>,
    rawOptions: unknown,
    seats: number,
    seed: Seed,
  ): Match<S, E> | Refusal {
    const options = game.readOptions(rawOptions, seats);
    return isRefusal(options) ? options : Match.dealt(game, { options, seats, seed });
  }

  /** A game before its first move, whose options are known to be right. */
  static dealt<S extends Position, E extends GameEvent, N = undefined>(
    game: Game<S, View, E>,
    deal: Deal,
  ): Match<S, E, N> {
    const { options, seats, seed } = deal;
    const begin = () => {
      const opening: E[] = [];
      return { state: game.setup(options, seats, seed, opening), opening };
    };
    return Match.#beginning(game, { deal, begin });
  }

  /** Play from a state of somebody's own, which no shuffle led to. */
  static from<S extends Position, E extends GameEvent>(
    game: Game<S, View, E>,
    state: S,
  ): Match<S, E> {
    return Match.#beginning(game, { begin: () => ({ state: game.clone(state), opening: [] }) });
  }

  static #beginning<S extends Position, E extends GameEvent, N>(
    game: Game<S, View, E>,
    origin: Origin<S, E>,
  ): Match<S, E, N> {
    const nothing = { log: [], moves: [], before: [], marks: [], recent: [], opened: 0 };
    return new Match<S, E, N>(game, origin, { ...origin.begin(), ...nothing });
  }

  get state(): S {
    return this.stands.state;
  }

  /** What its cards were dealt by; nothing where they were not. */
  get deal(): Deal | undefined {
    return this.origin.deal;
  }

  /** What the setup told: still the events of all viewers together. */
  get opening(): readonly E[] {
    return this.stands.opening;
  }

  /** How many entries the log has: the number that the next one carries. */
  get number(): number {
    return this.stands.log.length;
  }

  /** Every entry, also those taken back. */
  get log(): readonly Noted<N>[] {
    return this.stands.log;
  }

  /** The moves that count, without those taken back. */
  get moves(): readonly LoggedMove[] {
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

  /** Works out an answer from outside. */
  plan(seat: unknown, answer: unknown): Plan<S, E> | Refusal {
    const move = this.game.read(this.state, seat, answer);
    return isRefusal(move) ? move : this.planMove(seat as number, move); // `read` checked the seat
  }

  /** Works out a move that is known to be legal. */
  planMove(seat: number, move: Move): Plan<S, E> {
    const words = this.game.write(this.state, seat, move);
    const state = this.game.clone(this.state);
    const events: E[] = [];
    this.game.apply(state, seat, move, events);
    const entry: LogEntry = { type: 'move', seat, ...words, hash: this.game.hash(state) };
    return { entry, state, events };
  }

  /** The answers that are owed now and need nobody. */
  get unasked(): readonly Unasked[] {
    return unaskedOf(this.game, this.state);
  }

  /** The match at the next moment at which somebody is asked: for who notes nothing. */
  playUnasked(this: Match<S, E>): Match<S, E> {
    const [first] = this.unasked;
    return first === undefined ? this : this.play(first.seat, first.move).playUnasked();
  }

  /**
   * Works out what taking back leaves; `to` is how many moves remain. What was answered without
   * asking anybody goes with the move before it: it would only be answered again.
   */
  planUndo(seat: number, remaining: number, consent: boolean): Plan<S, E> {
    const to = this.#asking(remaining);
    const state = this.#stateAfter(to);
    const entry: LogEntry = { type: 'undo', seat, to, consent, hash: this.game.hash(state) };
    return { entry, state, events: [] };
  }

  /** Works out an entry of a log once more, or says why it can't have been. */
  recall(entry: LogEntry): Plan<S, E> | Refusal {
    if (entry.type === 'undo') return { entry, state: this.#stateAfter(entry.to), events: [] };
    const { seat, kind, move } = entry;
    const state = this.game.clone(this.state);
    const events: E[] = [];
    const refusal = this.game.submit(state, seat, { kind, move }, events);
    return refusal ?? { entry, state, events };
  }

  /** The match with one entry more. */
  after(plan: Plan<S, E>, ...noted: NoteOf<N>): Match<S, E, N> {
    const { entry } = plan;
    const note = noted[0] as N; // who notes nothing has no type for it either
    const { log, recent } = this.stands;
    const step: Step<E, N> = { number: this.number, entry, note, events: plan.events };
    return new Match<S, E, N>(this.game, this.origin, {
      ...(entry.type === 'undo' ? this.#takenBack(entry.to) : this.#moved(entry, plan.state)),
      state: plan.state,
      opening: this.opening,
      log: [...log, { entry, note }],
      recent: [...recent.slice(1 - RECENT), step],
    });
  }

  /** The match after a move that is known to be legal, for who notes nothing. */
  play(this: Match<S, E>, seat: number, move: Move): Match<S, E> {
    return this.after(this.planMove(seat, move));
  }

  #moved({ seat, kind, move, hash }: LoggedMove, state: S) {
    const { moves, before, marks } = this.stands;
    const isMark = moves.length % MARKS_APART[0] === 0;
    const marked = isMark ? [...marks, { moves: moves.length, state: this.state }] : marks;
    // The last move of a game shows its seed.
    const shown = state.flow.seen !== this.state.flow.seen || this.game.isOver(state);
    const own = moves.at(-1)?.seat === seat ? before : [];
    return {
      moves: [...moves, { seat, kind, move, hash }],
      before: shown ? [] : [...own, this.state],
      marks: isMark ? keptMarks(marked, moves.length) : marks,
      opened: this.#staysOpen(seat, state) ? this.opened : this.number + 1,
    };
  }

  #takenBack(to: number) {
    const { moves, before, marks } = this.stands;
    const left = Math.max(0, before.length - (moves.length - to));
    return {
      moves: moves.slice(0, to),
      before: before.slice(0, left),
      marks: marks.filter((mark) => mark.moves < to),
      opened: this.number + 1,
    };
  }

  /** Is the same sealed question still open, only with one answer more? */
  #staysOpen(seat: number, after: S): boolean {
    const before = this.state.flow;
    const rest = before.owed & ~(1 << seat);
    return after.flow.at === before.at && rest !== 0 && after.flow.owed === rest;
  }

  /** How many of the last moves, all of this seat, can be taken back without asking anyone. */
  undoable(seat: number): number {
    const { moves, before } = this.stands;
    if (moves.at(-1)?.seat !== seat) return 0;
    const asked = before.findIndex((state) => unaskedOf(this.game, state).length === 0);
    return asked < 0 ? 0 : before.length - asked;
  }

  /** So many moves or fewer, but so that somebody is asked then. */
  #asking(remaining: number): number {
    let to = remaining;
    while (to > 0 && unaskedOf(this.game, this.#stateAfter(to)).length > 0) to--;
    return to;
  }

  /**
   * The match without its last move, as if it had not been made, and without what nobody was asked
   * for: for a table where nobody follows the log from elsewhere. What another seat has answered
   * stays.
   */
  withoutLast(seat: number): Match<S, E, N> | Refusal {
    const { moves, log, recent } = this.stands;
    if (this.undoable(seat) === 0) return refused('no-undo');
    const to = this.#asking(moves.length - 1);
    const back = moves.length - to;
    return new Match<S, E, N>(this.game, this.origin, {
      ...this.#takenBack(to),
      state: this.#stateAfter(to),
      opening: this.opening,
      log: log.slice(0, -back),
      recent: recent.slice(0, -back),
      opened: 0, // whoever is asked now is asked anew
    });
  }

  /** Every moment from the beginning on, or from one that is known; the last one being this. */
  *moments(known = Match.#beginning<S, E, N>(this.game, this.origin)): Moments<S, E, N> {
    let match = known;
    yield match;
    for (const { entry, note } of this.stands.log.slice(known.number)) {
      const plan = match.recall(entry);
      if (isRefusal(plan)) throw mistake('logged-move-refused', plan.refused);
      match = match.after(plan, ...([note] as NoteOf<N>));
      yield match;
    }
  }

  /** The match as it was after so many entries. An earlier moment of it saves playing up to there. */
  at(number: number, earlier?: Match<S, E, N>): Match<S, E, N> {
    if (number >= this.number) return this;
    const known = earlier !== undefined && earlier.number <= number ? earlier : undefined;
    for (const match of this.moments(known)) if (match.number >= number) return match;
    return this;
  }

  /** What happened from this entry on, as a viewer may know it. */
  steps(from: number, viewer: Viewer): readonly Step<GameEvent, N>[] {
    const { recent } = this.stands;
    const kept = this.number - recent.length;
    const steps = from >= kept ? recent.slice(Math.max(0, from - kept)) : this.#played(from);
    return steps.map(({ number, entry, note, events }) => ({
      number,
      entry,
      note,
      events: this.game.events(events, viewer),
    }));
  }

  /** All that the moves which count have told a viewer, from the setup on; not what was taken back. */
  told(viewer: Viewer): GameEvent[] {
    const { state, opening } = this.origin.begin();
    const events: E[] = [...opening];
    for (const { seat, kind, move } of this.moves) {
      const refusal = this.game.submit(state, seat, { kind, move }, events);
      if (refusal !== undefined) throw mistake('logged-move-refused', refusal.refused);
    }
    return this.game.events(events, viewer);
  }

  #played(from: number): readonly Step<E, N>[] {
    return [...this.moments()].flatMap(({ number, stands }) =>
      number > from ? stands.recent.slice(-1) : [],
    );
  }

  /** The state after so many of the moves that count. */
  #stateAfter(to: number): S {
    const { moves, before, marks, state } = this.stands;
    const back = moves.length - to;
    if (back === 0) return state;
    if (back <= before.length) return before[before.length - back];
    const mark = marks.findLast((one) => one.moves <= to);
    const begun = mark === undefined ? this.origin.begin().state : this.game.clone(mark.state);
    for (const { seat, kind, move } of moves.slice(mark?.moves ?? 0, to)) {
      const refusal = this.game.submit(begun, seat, { kind, move });
      if (refusal !== undefined) throw mistake('logged-move-refused', refusal.refused);
    }
    return begun;
  }

  /** The game as a file; the seed is only in it when the game is over or asked for. */
  export(showSeed = this.isOver): GameFile {
    const { deal } = this;
    if (deal === undefined) throw mistake('not-dealt');
    return {
      format: 'hustings-game',
      version: 1,
      game: this.game.id,
      rules: this.game.rules.rules,
      seats: deal.seats,
      options: deal.options,
      commitment: commitment(deal.seed),
      seed: showSeed ? deal.seed : null,
      start: this.game.hash(this.origin.begin().state),
      moves: [...this.moves],
    };
  }
}
