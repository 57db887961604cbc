import type { Json, Options, Result } from '@hustings/kernel';
import type { DatedSchedule } from './schedule.js';

export type Visibility = 'open' | 'unlisted' | 'password';
export type Status = 'gathering' | 'playing' | 'over' | 'abandoned';

/** To the barrier freely and beyond it by consent; always by consent; not at all. */
export type UndoPolicy = 'free' | 'consent' | 'never';

/**
 * Live: milliseconds that run whenever one owes a decision. Correspondence: the same, but only in
 * the player's play hours and not on holidays. No clock: none of this.
 */
export type ClockRules = {
  readonly kind: 'live' | 'correspondence';
  readonly bank: number;
  readonly increment: number;
};

/** Who may watch, how many moves behind, and whether they see what every seat sees. */
export type SpectatorRules = {
  readonly allowed: boolean;
  readonly delay: number;
  readonly open?: boolean;
};

/** The hash of a code by which a seat changes hands, and when it ends by itself. */
export type Handover = { readonly code: string; readonly expires: number };

export type Seat = {
  readonly person?: string;
  /** The level of the bot that has this seat from the beginning, or for good after a resignation. */
  readonly bot?: string;
  /** The word chosen for the option that each seat has of its own, such as a party. */
  readonly choice?: string;
  /** Randomness from the player's own machine: 64 hexadecimal digits. */
  readonly entropy?: string;
  /** A bot plays for the absent person until they come back. */
  readonly minded?: boolean;
  readonly resigned?: boolean;
  /** The seat is kept for this person, who has not said yet that they play again. */
  readonly invited?: true;
  /** It lives with who sits here and ends with them: whoever sits down does so on a new seat. */
  readonly handover?: Handover;
  /** What is left on the clock, as of `since`. */
  readonly bank?: number;
  /** When the open decision reached this seat. */
  readonly since?: number;
  /**
   * By correspondence: the schedule that the person had when the game began, and changes announced
   * since then.
   */
  readonly schedules?: readonly DatedSchedule[];
  /** When the bot that minds this seat will decide. */
  readonly minderAt?: number;
  /** The others have agreed to hand it to someone else, unless its person comes back before. */
  readonly offered?: true;
  /** The entry from which on it is its person's, who took it over in the middle of the game. */
  readonly tookOver?: number;
  /** A bot made most of its person's decisions; said when the game is over. */
  readonly mostlyMinded?: true;
  /** How often its person has come back after the time was up. */
  readonly returns?: number;
};

/**
 * To take back, to rest, to go on, to give up; about a seat that a bot minds: to give its person
 * more time, to hand it to someone else, to leave it to the bot for good.
 */
export type ProposalKind =
  'undo' | 'pause' | 'resume' | 'abandon' | 'time' | 'handover' | 'replace';

export type Proposal = {
  readonly kind: ProposalKind;
  readonly by: string;
  /** The entry it was made at; a move makes taking back void. */
  readonly number: number;
  /** For undo: how many moves remain. */
  readonly to?: number;
  /** The seat it is about. */
  readonly seat?: number;
  readonly agreed: readonly string[];
};

/** The rules of the table, fixed when it is made. */
export type TableRules = {
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly title: string;
  readonly visibility: Visibility;
  /** An argon2 hash. */
  readonly password?: string;
  readonly spectators: SpectatorRules;
  readonly undo: UndoPolicy;
  readonly clock?: ClockRules;
  readonly rated: boolean;
};

/**
 * Everything about a table but its log. It changes only by compare-and-set on its revision, so any
 * process can change any table. It holds secrets: what leaves the server is built from it by
 * allow-list (public.ts).
 */
export type TableDoc = TableRules & {
  readonly owner: string;
  readonly createdAt: number;
  readonly status: Status;
  readonly seats: readonly Seat[];
  /** Entries in the log. */
  readonly head: number;
  /** The secret the server committed itself to when the table was made. */
  readonly serverSeed: string;
  /** The seed of the game, mixed from the server's and the players' when it starts. */
  readonly seed?: string;
  /** The hash of the state before the first move. */
  readonly start?: string;
  readonly startedAt?: number;
  readonly endedAt?: number;
  readonly pausedAt?: number;
  /** It rests because everyone has gone, until someone comes back. */
  readonly adjourned?: true;
  /** When the job that looks at the clocks is due; it may be earlier than any clock runs out. */
  readonly clockDue?: number;
  /**
   * What was left on each clock at the start and after each of the last entries, as many as spectators
   * are behind and one more; none without a clock or where they see everything at once.
   */
  readonly pastClocks?: readonly (readonly (number | null)[])[];
  readonly proposal?: Proposal;
  /** What the rules say of the last position; none if it was not played to its end. See ending.ts. */
  readonly result?: Result;
  /** The next table of the same people. */
  readonly rematch?: string;
  readonly imported?: boolean;
};

export type TableRecord = {
  readonly id: string;
  readonly revision: number;
  readonly doc: TableDoc;
};

export type Actor = 'person' | 'bot' | 'minder';

/** One line of a table's log. Nothing is ever taken out of it: taking back is a line as well. */
export type EntryBody =
  | {
      readonly type: 'move';
      readonly seat: number;
      readonly kind: string;
      readonly move: Json;
      readonly hash: string;
    }
  | {
      readonly type: 'undo';
      readonly seat: number;
      /** How many moves remain. */
      readonly to: number;
      readonly consent: boolean;
      readonly hash: string;
    };

export type Entry = {
  readonly number: number;
  readonly at: number;
  readonly actor: Actor;
  readonly person?: string;
  readonly body: EntryBody;
};
