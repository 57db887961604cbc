import type { GameEvent } from './event.js';
import type { Position } from './flow.js';
import type { Answer, Game, View } from './game.js';
import type { GameFile, LoggedMove } from './log.js';
import type { Move } from './move.js';
import type { Options } from './options.js';
import { commitment, type Seed } from './random.js';
import { isRefusal, refused, type Refusal } from './refusal.js';

/** What one move did. */
export type Played<E> = { readonly number: number; readonly events: readonly E[] };

/**
 * One game being played: its state, its log, and the way back. The log stays outside the state;
 * the states since the last undo barrier are kept as clones.
 */
export class Match<S extends Position = Position, E extends GameEvent = GameEvent> {
  readonly #log: LoggedMove[] = [];
  readonly #before: S[] = [];
  readonly #start: string;
  #state: S;

  private constructor(
    readonly game: Game<S, View, E>,
    readonly options: Options,
    readonly seed: Seed,
    state: S,
  ) {
    this.#state = state;
    this.#start = game.hash(state);
  }

  static start<S extends Position, E extends GameEvent>(
    game: Game<S, View, E>,
    rawOptions: unknown,
    seats: number,
    seed: Seed,
  ): Match<S, E> | Refusal {
    const options = game.readOptions(rawOptions, seats);
    if (isRefusal(options)) return options;
    return new Match(game, options, seed, game.setup(options, seats, seed));
  }

  get state(): S {
    return this.#state;
  }

  /** How many moves were made; the number that the next one carries. */
  get number(): number {
    return this.#log.length;
  }

  get log(): readonly LoggedMove[] {
    return this.#log;
  }

  /** An answer from outside. `number`, if given, must be the number of moves its sender has seen. */
  submit(seat: unknown, answer: unknown, number?: unknown): Played<E> | Refusal {
    if (number !== undefined && number !== this.#log.length) {
      return refused('stale', { number: this.#log.length });
    }
    const move = this.game.read(this.#state, seat, answer);
    return isRefusal(move) ? move : this.play(seat as number, move); // `read` checked the seat
  }

  /** A move that is known to be legal. */
  play(seat: number, move: Move): Played<E> {
    const words: Answer = this.game.write(this.#state, seat, move);
    const before = this.game.clone(this.#state);
    const events: E[] = [];
    this.game.apply(this.#state, seat, move, events);
    // The last move of a game shows its seed.
    const shown = this.#state.flow.seen !== before.flow.seen || this.game.isOver(this.#state);
    const other = this.#log.at(-1)?.seat !== seat;
    if (shown || other) this.#before.length = 0;
    if (!shown) this.#before.push(before);
    this.#log.push({ seat, ...words, hash: this.game.hash(this.#state) });
    return { number: this.#log.length, events };
  }

  /** How many of the last moves, all of one seat, can be taken back freely. */
  get undoable(): number {
    return this.#before.length;
  }

  /** Takes back the last move, if it was this seat's and nothing was shown since. */
  undo(seat: number): Refusal | undefined {
    if (this.#before.length === 0 || this.#log.at(-1)?.seat !== seat) return refused('no-undo');
    const before = this.#before.pop();
    if (before === undefined) return refused('no-undo');
    this.#state = before;
    this.#log.pop();
    return undefined;
  }

  /** The game as a file; the seed is only in it when the game is over or asked for. */
  export(showSeed = this.game.isOver(this.#state)): GameFile {
    return {
      format: 'hustings-game',
      version: 1,
      game: this.game.id,
      rules: this.game.rules.rules,
      seats: this.#state.sealed.length,
      options: this.options,
      commitment: commitment(this.seed),
      seed: showSeed ? this.seed : null,
      start: this.#start,
      moves: [...this.#log],
    };
  }
}
