import type { Game, GameEvent, Json, Move, Position, Random, View } from '@hustings/kernel';
import type { Taught } from './learned/net.js';
import type { Sight } from './learned/sight.js';
import type { Erring } from './level-names/index.js';
import type { Human, Temper } from './manners.js';
import type { Rated } from './rated.js';
import type { SearchSettings } from './search-settings.js';

export type { Rated } from './rated.js';
export type { Errors, Human, Temper } from './manners.js';

/** The figures a heuristic works with; their names are the game's own. */
export type Parameters = Readonly<Record<string, number>>;

/** A reason as data: what changes, for whom, by how much. */
export type Fact = { readonly fact: string; readonly values: Readonly<Record<string, Json>> };

/**
 * What bots know of one game: all game knowledge, in one folder, behind these few functions. They
 * are asked about imagined worlds only (`Game.determinize` of a view), never about the true state;
 * whatever they look at, they may change nothing in it.
 */
export type Knowledge<
  S extends Position = Position,
  V extends View = View,
  E extends GameEvent = GameEvent,
> = {
  readonly game: Game<S, V, E>;
  readonly parameters: {
    /** Chosen by hand. */
    readonly organiser: Parameters;
    /** Found by `hustings tune`. */
    readonly strategist: Parameters;
  };
  /**
   * The few moves worth a look and their worth; at least one, all of them legal in every world
   * that agrees with the seat's view. Composite moves are built, not enumerated.
   */
  rate(world: S, seat: number, parameters: Parameters, random: Random): Rated[];
  /** The points each seat is expected to end with. */
  forecast(world: S, parameters: Parameters): number[];
  /** Replaces poor guesses of a made-up world by likely ones; the view must stay the same. */
  imagine?(world: S, view: V, random: Random): void;
  /**
   * The view with what its seat may know beyond it: from all that the seat was told since the game
   * began. Nothing that it was not told may come in; a log that is not the whole tells nothing.
   */
  recall?(view: V, log: readonly GameEvent[]): V;
  /** The round and, as decimals, what of it is over: it only grows. */
  moment(world: S): number;
  /** Rounds that are left to be played, with what is left of this one as decimals; 0 at the end. */
  left(world: S): number;
  /**
   * How far a forecast errs, by how many play: so many points of difference make a win e times as
   * likely, at the end and for each round before it. Fitted to games of Strategists
   * (`npm run reliability -- fit`).
   */
  readonly spread: Readonly<Record<number, { readonly end: number; readonly round: number }>>;
  /** Notes words about a decision for reports of balance: the party, a start block. */
  notes?(view: V, move: Move, traits: Record<string, string>): void;
  /** The decisions that are sealed bids: the search mixes them, so that nobody can rely on them. */
  readonly sealedBids: readonly string[];
  /** How the levels below the top play. */
  readonly people: Readonly<Record<Erring, Human>>;
  /** Temperaments that a bot of any level can have, by name. */
  readonly tempers?: Readonly<Record<string, Temper<S>>>;
  /** Where the search of the highest level is set differently for this game. */
  readonly search?: Partial<SearchSettings>;
  /** How a net looks at it, where one can. */
  readonly sight?: Sight<S, V>;
  /** A net that has learned the game with as many players as are at the table, once it is there. */
  readonly learned?: Taught;
  /** The forecast of one seat by where its points come from, each part with a name. */
  account(world: S, seat: number, parameters: Parameters): Readonly<Record<string, number>>;
};
