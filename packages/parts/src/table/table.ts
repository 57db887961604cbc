import type {
  Answer,
  Form,
  Game,
  GameEvent,
  GameFile,
  Json,
  Options,
  Refusal,
  Result,
  View,
} from '@hustings/kernel';

/** How well a bot plays, from gentle to strong. */
export type Level =
  | 'volunteer'
  | 'intern'
  | 'delegate'
  | 'organiser'
  | 'adviser'
  | 'strategist'
  | 'chancellor';

/** Who sits on a chair: a person at this screen, a player made of code, or someone elsewhere. */
export type Chair = {
  readonly name: string;
  readonly by: 'person' | 'bot' | 'elsewhere';
  /** How well a bot plays. */
  readonly level?: Level;
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

/** How a game ended. A server also says who resigned; then places are not by points alone. */
export type Ending = Result & {
  readonly places?: readonly number[];
  readonly resigned?: readonly number[];
  /** Seats for whose people a bot made most of the decisions, because they were away. */
  readonly minded?: readonly number[];
};

/** What somebody wrote about a moment of a game. */
export type Remark = { readonly moment: number; readonly text: string };

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
  /** The seat whose last move can be taken back freely. */
  readonly undo: number | undefined;
  readonly result: Ending | undefined;
  /** What was written about it at this screen. */
  readonly remarks?: readonly Remark[];
  /** The move of another game after which this one goes on by itself. */
  readonly line?: number;
};

/** A moment to be looked at before the game goes on, and the table as it was just before. */
export type Stage = { readonly entry: Entry; readonly before: Snapshot };

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

/** Another move that could have been made, and the chance to win after it. */
export type Other = { readonly move: Json; readonly win: number };

/** A decision of a finished game, weighed against what else could have been done. */
export type Weighed = {
  readonly number: number;
  readonly seat: number;
  /** The move that was made. */
  readonly made: Json;
  /** The mover's chance to win after it. */
  readonly win: number;
  /** What a Strategist would have done, if that is something else. */
  readonly choice?: Other;
  /** The best that was tried besides. */
  readonly other?: Other;
  /** The standard error of the difference to that, where it is known. */
  readonly doubt?: number;
  /** What it was to change, by seat, before it was known what it would show. */
  readonly expected: readonly number[];
};

/** What was found when a game that is over was looked at; moves are those that count. */
export type Analysis = {
  readonly id: string;
  readonly moves: number;
  /** Each seat's chance to win after every move, from before the first on. */
  readonly chances: readonly (readonly number[])[];
  /** As far as they have been weighed. */
  readonly weighed: readonly Weighed[];
};

/**
 * A table as boards and parts see it, wherever its referee sits: what one viewer sees, the log, the
 * way into the past, and what the person at the screen may do. Whatever changes is a signal.
 */
export interface Table {
  readonly id: string;
  readonly game: Game | undefined;
  readonly now: Snapshot | undefined;
  readonly entries: readonly Entry[];
  /** An earlier moment that is being looked at. */
  readonly past: Snapshot | undefined;
  /** What is on the table: now, or the moment looked at. */
  readonly shown: Snapshot | undefined;
  readonly stage: Stage | undefined;
  /** Only looked at: nobody moves. */
  readonly replay: boolean;

  /** Where this table is, and where a moment of it is. */
  readonly address: string;
  moment(number: number): string;
  /** Where somebody else finds a moment, in whatever browser: the game may come with the address. */
  share(number: number): Promise<string>;

  /** The seats that people at this screen play. */
  readonly people: readonly number[];
  /** Nobody at this screen plays: bots do, and one looks on. */
  readonly watching: boolean;
  readonly paused: boolean;
  speed: number;
  /** Watching: stops the bots, or lets them go on. */
  toggle(): void;

  /** Bots move one after the other, so that one can follow; or what is left of it at once. */
  readonly pacing: boolean;
  skip(): void;
  /** The table as it was after one's own last decision: what is another since can be marked. */
  readonly since: Snapshot | undefined;

  /** The seat whose decision is open on the screen, its form, and why an answer would be refused. */
  readonly deciding: number | undefined;
  readonly form: Form | undefined;
  why(move: Json): Refusal | undefined;
  /** Decides; `then` answers what the same seat is asked next, as long as it is that which is asked. */
  submit(move: Json, then?: readonly Answer[]): Promise<void>;
  /** The open decision leaves nothing but to pass; and whether that is done unasked from now on. */
  readonly onlyPass: boolean;
  passing: boolean;
  /** Whoever teaches at this table: true if a move is not made, because something is said of it first. */
  objects: ((move: Json) => boolean) | undefined;
  /** What was begun for the open decision, as plain JSON: it survives loading the page again. */
  draft: Json | undefined;
  readonly undoable: boolean;
  undo(): Promise<void>;
  /** Somebody at a shared screen opens their side. */
  sit(seat: number): Promise<void>;

  look(number: number): Promise<void>;
  /** Back from the past. */
  present(): void;
  /** The moment on stage has been looked at. */
  unstage(): void;

  /** Can a new game begin at a moment of this one? Not where secrets are still kept. */
  readonly branchable: boolean;
  /** A new game that begins as this one went up to a move; gives its id. */
  branch(number: number, chairs: readonly Chair[]): Promise<string | Refusal>;
  /** Another game at a table like this; gives its address. */
  again(): Promise<string | undefined>;
  file(): Promise<GameFile | undefined>;
  /** Writes what there is to say of its moments, where the game is kept in this browser. */
  annotate(remarks: readonly Remark[]): Promise<void>;

  /** Is the referee in this browser? Only then can it be asked for advice and for chances. */
  readonly local: boolean;
  /** What a Strategist would do in a seat. */
  advice(seat: number): Promise<readonly Advice[]>;
  /** The table as it was after so many entries, without showing it. */
  peek(number: number): Promise<Snapshot | undefined>;
  /** Looks at a game that is over, and tells what it has found so far until it is stopped. */
  analyse(hear: (found: Analysis) => void, signal: { readonly aborted: boolean }): Promise<void>;
  /** In a finished game: each seat's chance to win after every move. */
  chances(): Promise<readonly (readonly number[])[]>;
}
