import type { Offered } from '@hustings/bots/level-names';
import type {
  GameEvent,
  GameFile,
  Json,
  LoggedMove,
  Options,
  Result,
  View,
} from '@hustings/kernel';

/** How well a bot plays, from gentle to strong. */
export type Level = Offered;
export { botWord, levels } from '@hustings/bots/level-names';

/**
 * Who sits on a chair: a person at this screen, a player made of code and how well it plays, or
 * someone who plays elsewhere, whoever it is.
 */
export type Chair = {
  readonly name: string;
  readonly by: 'person' | 'bot' | 'elsewhere';
  readonly level?: Level;
  /** The temperament of a bot, as its game names it. */
  readonly temper?: string;
};

/** What somebody wrote about a moment of a game. */
export type Remark = { readonly moment: number; readonly text: string };

/** A game's file and what was written about its moments. */
export type AnnotatedFile = GameFile & { readonly remarks?: readonly Remark[] };

/** A game as it lies in the browser's store: all that is needed to play it again. */
export type SavedGame = {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly chairs: readonly Chair[];
  readonly seed: string;
  /** A first game, with explanations beside the decisions. */
  readonly lesson?: boolean;
  readonly moves: readonly LoggedMove[];
  readonly created: number;
  readonly updated: number;
  readonly result: Result | undefined;
  /** The seats that owe a decision, for the list of games. */
  readonly owed: readonly number[];
  /** Where the game stands in its sequence, as the rules name it. */
  readonly at: string;
  readonly remarks?: readonly Remark[];
  /** The move of another game after which this one goes on by itself. */
  readonly line?: number;
};

export type NewTable = {
  readonly game: string;
  readonly options: Readonly<Record<string, string | readonly string[]>>;
  readonly chairs: readonly Chair[];
  readonly lesson?: boolean;
  /** For tests and for tables that name their own; otherwise drawn. */
  readonly seed?: string;
};

/** One move as a viewer saw it. Entry 0 is the setup, made by nobody (seat −1). */
export type Entry = {
  readonly number: number;
  readonly seat: number;
  readonly kind: string;
  readonly events: readonly GameEvent[];
  /** The move itself, told to nobody but the seat that made it. */
  readonly made?: Json;
  /** It was taken back later and tells nothing any more. */
  readonly undone?: boolean;
};

/**
 * How a game ended. A server also says who resigned, and for whom a bot played most of it; then places
 * are not by points alone.
 */
export type Ending = Result & {
  readonly places?: readonly number[];
  readonly resigned?: readonly number[];
  readonly minded?: readonly number[];
};

/** What the page is told about a table, for one viewer. */
export type Snapshot = {
  readonly id: string;
  readonly game: string;
  readonly options: Options;
  readonly chairs: readonly Chair[];
  readonly lesson: boolean;
  readonly viewer: number;
  /** How many moves have been made at this moment, and in all. */
  readonly number: number;
  readonly last: number;
  readonly view: View;
  readonly owed: readonly number[];
  readonly kind: string | undefined;
  /** The log from entry `from` on. */
  readonly from: number;
  readonly entries: readonly Entry[];
  /** The seat whose last move can be taken back freely. */
  readonly undo: number | undefined;
  readonly result: Ending | undefined;
  readonly remarks?: readonly Remark[];
  readonly line?: number;
};

/** What speaks for a move: points of one's own, or those that another seat is kept from. */
export type Reason = { readonly fact: string; readonly points: number; readonly seat?: number };

/** A move that a bot would think of, with its prospects and what speaks for it, in points. */
export type Advice = {
  readonly move: Json;
  /** The chance to win after it, from 0 to 1. */
  readonly win: number;
  /** Points of lead against the best of them. */
  readonly worth: number;
  readonly reasons: readonly Reason[];
};
