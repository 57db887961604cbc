import type { LogEntry, Options, Result } from '@hustings/kernel';
import type {
  AheadNews,
  ClockRules,
  Proposal as ShownProposal,
  ProposalKind,
  RefusedProposal,
  Remark as ShownRemark,
  SpectatorRules,
  Status,
  UndoPolicy,
  Visibility,
} from '@hustings/protocol';
import type { Order } from './order.js';
import type { Rested } from './holidays.js';
import type { DatedSchedule } from './schedule.js';

export type { ClockRules, ProposalKind, SpectatorRules, Status, UndoPolicy, Visibility };

/** A question to all. Who is asked follows from who is there. */
export type Proposal = Omit<ShownProposal, 'asked'>;

/** The hash of a code by which a seat changes hands, and when it ends by itself. */
export type Handover = { readonly code: string; readonly expires: number };

/** Someone who was asked for another game and does not come: they said so, or nothing in time. */
export type Missing = { readonly person: string; readonly said: 'no' | 'nothing' };

/** Someone whom the maker of a table has sent away, and until when they can't sit down again. */
export type Removed = { readonly person: string; readonly until: number };

/** Something said of a moment of a game that is over. */
export type Remark = Omit<ShownRemark, 'by'> & { readonly by: string };

/** A game that is over, looked at together: who leads, and the moment that all see. */
export type Review = {
  readonly leader?: string;
  readonly moment: number;
  readonly remarks: readonly Remark[];
};

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
  /** What others have had of the year's holidays, who gave the seat away in the middle of the game. */
  readonly rested?: Rested;
  /** When the bot that minds this seat will decide. */
  readonly minderAt?: number;
  /** The others have agreed to hand it to someone else, unless its person comes back before. */
  readonly offered?: true;
  /** The entry from which on it is its person's, who took it over in the middle of the game. */
  readonly tookOver?: number;
  /** A bot made most of its person's decisions; said when the game is over. */
  readonly mostlyMinded?: true;
  /** So many decisions were taken back: made again, they earn no time. */
  readonly again?: number;
  /** What its person has decided ahead; nobody else learns of it, nor of what became of it. */
  readonly ahead?: Order;
  readonly aheadNews?: AheadNews;
  /** How often its person has come back after the time was up. */
  readonly returns?: number;
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
  /** How many of its revisions nobody but one person may know of. */
  readonly quiet?: number;
  readonly proposal?: Proposal;
  /** The last question that somebody said no to, until there is another. */
  readonly refused?: RefusedProposal;
  /** What the rules say of the last position; none if it was not played to its end. See ending.ts. */
  readonly result?: Result;
  /** Until when seats are kept for those who were asked for another game. */
  readonly keptUntil?: number;
  readonly missing?: readonly Missing[];
  readonly removed?: readonly Removed[];
  /** The next table of the same people. */
  readonly rematch?: string;
  readonly imported?: boolean;
  readonly review?: Review;
};

export type TableRecord = {
  readonly id: string;
  readonly revision: number;
  readonly doc: TableDoc;
};

export type Actor = 'person' | 'bot' | 'minder';

/** One line of a table's log. */
export type Entry = {
  readonly number: number;
  readonly at: number;
  readonly actor: Actor;
  readonly person?: string;
  readonly body: LogEntry;
};
