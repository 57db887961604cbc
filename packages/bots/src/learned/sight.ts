import type { Move, Position, Random, Result, View } from '@hustings/kernel';
import type { Rated } from '../rated.js';
import type { SearchSettings } from '../search-settings.js';

/**
 * How a net looks at a game: only at what the seat whose eyes it uses may know. All game knowledge
 * of a learned value is here; what comes out is the same for every game.
 */
export type Sight<S extends Position = Position, V extends View = View> = {
  /** How many players a net must know that looks at this table; 0 where none has learned its options. */
  players(view: V): number;
  /** The scale of each input with so many players; there are as many inputs. */
  readonly scales: (seats: number) => Float32Array;
  /** How wide the two layers are. */
  readonly layers: (seats: number) => { readonly first: number; readonly second: number };
  /** So many points are one unit of lead. */
  readonly unit: number;
  /** How much the worth that a candidate comes with counts beside the net, for a unit of points. */
  readonly prior: number;
  /** In so many imagined worlds a move is looked at; 1 where inputs show nothing of what is hidden. */
  readonly worlds: number;
  /** Do inputs or moves depend on what was made up? If not, self-play needs no made-up worlds. */
  readonly imagines: boolean;
  /** How trials of a search are played on: by the net, or by rates where those are much quicker. */
  readonly trials: 'net' | 'rate';
  /** Where the search by what was learned is set differently. */
  readonly search?: Partial<SearchSettings>;
  /** The moves to compare, those that come to the same once; with their worth, or with 0. */
  candidates(world: S, seat: number, random: Random): Rated[];
  /** How often chance is drawn for a move; 1 where it has no say. */
  samples(world: S, move: Move): number;
  /**
   * What `viewer` knows after the move, before chance comes in: cards to be drawn are still to be drawn,
   * a round that ends has not yet been followed by the next. The result, where the game is over.
   */
  after(
    world: S,
    seat: number,
    move: Move,
    viewer: number,
    random: Random,
    into: Int8Array,
  ): Result | undefined;
  /** What `viewer` knows now. */
  now(world: S, viewer: number, into: Int8Array): void;
  /** Does the round end with this move? `after` then tells what it has come to. */
  closes(world: S, seat: number, move: Move): boolean;
};

/** What comes out of every net: the chance to win (as logit), the lead over the best other, points. */
export const OUTPUTS = { win: 0, lead: 1, points: 2 } as const;
export const OUTPUT_COUNT = 3;
