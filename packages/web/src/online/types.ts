import type { GameEvent, Json, Options, Owed, View } from '@hustings/kernel';
import type { Language } from '@hustings/texts';
import type { Ending } from '../engine/tables.js';

/** What the server tells, as docs/api.md describes it; only what the client reads is named. */
export type Status = 'gathering' | 'playing' | 'over' | 'abandoned';
export type Visibility = 'open' | 'unlisted' | 'password';
export type UndoPolicy = 'free' | 'consent' | 'never';
export type ProposalKind = 'undo' | 'pause' | 'resume' | 'abandon';
export type ChatRoom = 'table' | 'spectators';

export type ClockRules = {
  readonly kind: 'live' | 'correspondence';
  readonly bank: number;
  readonly increment: number;
};

export type Clock = {
  /** Milliseconds left when the server said so. */
  readonly time?: number;
  readonly running: boolean;
  /** When a running clock will stand still, in milliseconds from then. */
  readonly rests?: readonly (readonly [number, number])[];
};

export type ServerSeat = Clock & {
  readonly seat: number;
  readonly person?: { readonly id: string; readonly name: string };
  readonly bot?: string;
  readonly choice?: string;
  readonly minded: boolean;
  readonly resigned: boolean;
  /** Kept for this person, who has not said yet that they play again. */
  readonly invited?: true;
};

export type Proposal = {
  readonly kind: ProposalKind;
  readonly by: string;
  readonly number: number;
  readonly to?: number;
  readonly agreed: readonly string[];
};

export type Fairness = {
  readonly serverCommitment: string;
  readonly entropy: readonly string[];
  readonly commitment?: string;
  readonly serverSeed?: string;
  readonly seed?: string;
};

export type ServerTable = {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly title: string;
  readonly visibility: Visibility;
  readonly spectators: { readonly allowed: boolean; readonly delay: number };
  readonly undo: UndoPolicy;
  readonly clock?: ClockRules;
  readonly rated: boolean;
  readonly status: Status;
  readonly owner: string;
  readonly seats: readonly ServerSeat[];
  readonly yours: readonly number[];
  readonly number: number;
  readonly fairness: Fairness;
  readonly createdAt: number;
  readonly endedAt?: number;
  readonly paused: boolean;
  readonly proposal?: Proposal;
  readonly result?: Ending;
  readonly rematch?: string;
  readonly imported: boolean;
  readonly present: readonly string[];
  /** In the list of one's own tables: the seats people owe a decision for. */
  readonly turn?: readonly number[];
};

export type Step = {
  readonly number: number;
  readonly at: number;
  readonly actor: 'person' | 'bot' | 'minder';
  readonly seat: number;
  readonly type: 'move' | 'undo';
  readonly kind?: string;
  readonly to?: number;
  readonly events: readonly GameEvent[];
};

export type Update = {
  readonly table: string;
  readonly viewer: number;
  readonly number: number;
  readonly from: number;
  /** What the setup told, if the steps begin with the first entry. */
  readonly opening?: readonly GameEvent[];
  readonly steps: readonly Step[];
  readonly view: View;
  readonly owed: readonly Owed[];
  readonly undoable: number;
  readonly over: boolean;
  readonly result?: Ending;
  readonly clocks: readonly Clock[];
};

export type ChatMessage = {
  readonly id: string;
  readonly table: string;
  readonly room: ChatRoom;
  readonly person: string;
  readonly at: number;
  readonly text: string;
};

/** What comes over the line without being asked for. */
export type Said =
  | (Update & { readonly type: 'update' })
  | { readonly type: 'table'; readonly table: ServerTable }
  | { readonly type: 'chat'; readonly message: ChatMessage }
  | { readonly type: 'presence'; readonly table: string; readonly present: readonly string[] };

/** The server can't reach its storage, or can again: concerns every table. */
export type StorageSaid = { readonly type: 'storage'; readonly away: boolean };

export type Failure = {
  readonly code: string;
  readonly message: string;
  readonly status?: number;
  readonly rule?: string;
  readonly values?: Readonly<Record<string, Json>>;
};

export type GameInfo = { readonly id: string; readonly bots: readonly string[] };

export type PushTarget = {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
};

export type Me = {
  readonly id: string;
  readonly kind: 'guest' | 'account';
  readonly name: string;
  /** What one logs in with instead of an address. */
  readonly login?: string;
  readonly email?: string;
  /** It was shown that the address is one's own. */
  readonly proved: boolean;
  readonly hasPassword: boolean;
  /** One has just come in by a link, which stands for the password for a while. */
  readonly fresh: boolean;
  /** This server can send mail. */
  readonly mailing: boolean;
  /** What one reads; missing from a server that does not know yet. */
  readonly language?: Language;
  readonly zone: string;
  readonly playHours: { readonly from: number; readonly to: number };
  readonly holidays: readonly string[];
  readonly notices: {
    readonly mail: boolean;
    readonly push: readonly PushTarget[];
    readonly webhook?: string;
    readonly webhookHealth?: {
      readonly lastSuccess?: number;
      readonly lastFailure?: number;
      readonly failures: number;
      readonly says?: string;
    };
    readonly digestMinutes: number;
    readonly muted: readonly string[];
  };
};

/** A link that was opened in another browser than it was asked for in. */
export type Elsewhere = {
  readonly elsewhere: {
    readonly code: string;
    readonly minutes: number;
    readonly asked: { readonly at: number; readonly agent: string };
  };
};

/** How someone's games of one kind went. */
export type GameRecord = {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly averagePlace: number;
  /** Of those played to the end. */
  readonly averageScore?: number;
  readonly bestScore?: number;
};

export type Standing = {
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly played: number;
};

export type Statistics = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'deleted';
  readonly games: readonly GameRecord[];
  readonly ratings: readonly Standing[];
};

export type TopRating = {
  readonly person: string;
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
};

export type SessionInfo = {
  readonly id: string;
  readonly agent: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
};

export type NewTable = {
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly { readonly mine?: true; readonly bot?: string }[];
  readonly title: string;
  readonly visibility: Visibility;
  readonly password?: string;
  readonly spectators: { readonly allowed: boolean; readonly delay: number };
  readonly undo: UndoPolicy;
  readonly clock?: ClockRules;
  readonly rated: boolean;
};
