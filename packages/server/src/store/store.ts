import type { ChatMessage, ChatRoom } from '@hustings/protocol';
import type { Person, Session } from '../people/person.js';
import type { Build } from '../rules/build.js';
import type { Entry, Status, TableDoc, TableRecord } from '../table/doc.js';
import type { UnreadableTable } from './trouble.js';
import type { Span } from '../table/schedule.js';
import type { Notice } from './home.js';
import type { JobKind, Lane } from './lanes.js';

/** Something to be done at a time. There is one job of a key; a new one replaces the old. */
export type Job = {
  readonly key: string;
  readonly kind: JobKind;
  readonly subject: string;
  readonly due: number;
  /** Where there is one already, its time stays: what is gathered must not be put off for ever. */
  readonly keep?: true;
  /** A call goes to somebody, on behalf of somebody: neither is to take the places of all others. */
  readonly call?: Call;
};

export type Call = { readonly party: string; readonly person: string };

/** Those who have as many calls under way as they may. */
export type Busy = { readonly parties: readonly string[]; readonly people: readonly string[] };

/** A job that this process may do until its lease runs out. */
export type LeasedJob = Omit<Job, 'keep' | 'call'> & {
  readonly stamp: string;
  readonly tries: number;
  /** When the lease runs out: by it each is known from all others of the same job. */
  readonly until: number;
};

/** A step of a table: from one revision to the next, with what it adds to the log. */
export type Change = {
  readonly id: string;
  /** The revision it was worked out on. */
  readonly revision: number;
  readonly doc: TableDoc;
  readonly entries?: readonly Entry[];
  readonly jobs?: readonly Job[];
  /** Keys of jobs that are no longer wanted. */
  readonly dropped?: readonly string[];
  readonly at: number;
};

export type TableQuery = {
  readonly status?: Status;
  readonly game?: string;
  /** Tables of this person, whatever their visibility. */
  readonly person?: string;
  readonly limit: number;
  /** Made before this moment. */
  readonly before?: number;
};

/** Shows that whoever has it can read the mail of an address: in a link, or as a code to be typed. */
export type Token = {
  readonly hash: string;
  readonly kind: 'mail-link' | 'mail-code';
  /** The address. */
  readonly subject: string;
  /** Who asked, and in which session: in no other it is worth anything. */
  readonly person: string;
  readonly session: string;
  /** The password that is wanted with the account, hashed. */
  readonly password?: string;
  /** An account asked that takes this address instead of its own. */
  readonly moves?: true;
  readonly expires: number;
};

export type Rating = {
  readonly person: string;
  readonly game: string;
  readonly mu: number;
  readonly sigma: number;
  readonly games: number;
};

/** A rating after a game, and the one that it was worked out from. */
export type NewRating = Rating & { readonly before: Pick<Rating, 'mu' | 'sigma' | 'games'> };

export type SeatResult = {
  readonly table: string;
  readonly seat: number;
  readonly person: string;
  readonly game: string;
  readonly place: number;
  readonly seats: number;
  readonly score: number;
  readonly at: number;
  /**
   * Played to the end by its person; left to a bot for good; mostly played by a bot while its person
   * was away; or all others had resigned: then it has no score.
   */
  readonly ending: 'played' | 'resigned' | 'minded' | 'unplayed';
};

export interface TableStore {
  createTable(id: string, doc: TableDoc, entries?: readonly Entry[]): Promise<void>;
  /** Throws an `UnreadableTable` if there is one that can't be read. */
  readTable(id: string): Promise<TableRecord | undefined>;
  /** False, and nothing is written, if the table is not at that revision any more. */
  commit(change: Change): Promise<boolean>;
  readEntries(table: string, from: number, to?: number): Promise<Entry[]>;
  /** Of these tables, those that are at a later revision by now. */
  changed(known: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, number>>;
  /** One that can't be read is left out, and who hears of such tables is told. */
  listTables(query: TableQuery): Promise<TableRecord[]>;
  hearUnreadable(hear: (table: UnreadableTable) => void): void;
  countTables(): Promise<Readonly<Record<string, number>>>;
}

/** What belongs to someone else. */
export type Taken = 'email-taken' | 'login-taken';

export interface PersonStore {
  createPerson(person: Person): Promise<void>;
  readPerson(id: string): Promise<Person | undefined>;
  readPeople(ids: readonly string[]): Promise<Person[]>;
  findByEmail(email: string): Promise<Person | undefined>;
  findByLogin(login: string): Promise<Person | undefined>;
  /**
   * Changes a person as they are now, again if someone else was faster. `gone` if there is nobody, or
   * the change wants none; the mail address or login name may belong to someone else. All their
   * sessions can end with the change.
   */
  changePerson(
    id: string,
    change: (person: Person) => Person | undefined,
    ends?: 'sessions',
  ): Promise<Person | 'gone' | Taken>;
}

export interface SessionStore {
  createSession(session: Session): Promise<void>;
  findSession(token: string): Promise<Session | undefined>;
  readSession(id: string): Promise<Session | undefined>;
  touchSession(id: string, at: number): Promise<void>;
  listSessions(person: string): Promise<Session[]>;
  /** Of these sessions, those that have not ended. */
  aliveSessions(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** All processes are told, for open connections end with their session. */
  endSession(person: string, id: string): Promise<boolean>;
  endSessions(person: string): Promise<void>;
}

export interface JobStore {
  putJob(job: Job): Promise<void>;
  /** Takes due jobs for a while, each for one process only; of one lane, or of all. */
  leaseJobs(now: number, leaseMs: number, most: number, lane?: Lane): Promise<LeasedJob[]>;
  /** Takes the next call that is due and neither to nor for somebody who is busy. */
  leaseCall(now: number, leaseMs: number, busy: Busy): Promise<(LeasedJob & Call) | undefined>;
  /** Done, unless the job was replaced in the meantime. */
  finishJob(job: LeasedJob): Promise<void>;
  /** It failed: again later, unless the job was replaced in the meantime. */
  retryJob(job: LeasedJob, due: number): Promise<void>;
  /** It got on, and there is more of it: as if it were new. */
  continueJob(job: LeasedJob, due: number): Promise<void>;
  /** It was tried often enough: not again before it is put anew, or all such jobs are resumed. */
  shelveJob(job: LeasedJob): Promise<void>;
  resumeJobs(): Promise<void>;
  /** When the next job is due that nobody has taken. */
  nextDue(): Promise<number | undefined>;
  /** For the one process of an embedded store: leases of a process that died are void. */
  releaseLeases(): Promise<void>;
}

export interface AroundStore {
  addChat(message: ChatMessage): Promise<void>;
  readChat(table: string, room: ChatRoom, before: number, limit: number): Promise<ChatMessage[]>;
  findChat(id: string): Promise<ChatMessage | undefined>;
  readNote(table: string, person: string): Promise<string>;
  writeNote(table: string, person: string, text: string): Promise<void>;
}

export interface PresenceStore {
  setPresent(
    table: string,
    person: string,
    process: string,
    at: number,
    visible: boolean,
  ): Promise<void>;
  /** Their page with these tables can be seen, or not: they are there all the same. One write. */
  setVisible(
    tables: readonly string[],
    person: string,
    process: string,
    visible: boolean,
  ): Promise<void>;
  /** Has this person the table before their eyes, through a process that was alive since then? */
  isLooking(table: string, person: string, since: number): Promise<boolean>;
  setAbsent(table: string, person: string, process: string): Promise<void>;
  /** Who looks at the table through a process that was alive since then. */
  present(table: string, since: number): Promise<string[]>;
  /** This process is alive; those not heard of since `lost` are forgotten with all their people. */
  beat(process: string, at: number, lost: number): Promise<void>;
  /** This process ends, and nobody is present through it any more. */
  endProcess(process: string): Promise<void>;
}

/** The time that all processes go by (steady-clock.ts). */
export interface ClockStore {
  /** The last time that a process wrote down. */
  readClock(): Promise<number | undefined>;
  /** Spans without a server that ended after this moment, in order. */
  readGaps(after: number): Promise<Span[]>;
  /** False, and nothing is written, if another process has moved it. */
  moveClock(from: number | undefined, to: number, isGap: boolean): Promise<boolean>;
}

export interface TokenStore {
  putToken(token: Token): Promise<void>;
  readToken(kind: Token['kind'], hash: string, now: number): Promise<Token | undefined>;
  /** A token is good once. */
  takeToken(kind: Token['kind'], hash: string, now: number): Promise<Token | undefined>;
  /** The secret of this name, made by the first process that asks. */
  secret(name: string, make: () => string): Promise<string>;
}

/** Counts what must not happen too often, for all processes together. */
export interface TallyStore {
  /** One more of this key: how many there were in the span of time that began with the first. */
  tally(key: string, now: number, spanMs: number): Promise<number>;
  /** One that does not count after all. */
  untally(key: string): Promise<void>;
}

/** What nobody can use any more. */
export interface TidyStore {
  /**
   * Forgets so many sessions not seen since then, and links, codes and tallies that are over. True if
   * there may be more of them.
   */
  forgetOver(now: number, unseen: number, most: number): Promise<boolean>;
  /**
   * Looks at so many guests after this one, and forgets those not seen since then who have left no
   * trace at any table. Gives the last one it looked at; nobody if there are no more.
   */
  forgetGuests(unseen: number, after: string, most: number): Promise<string | undefined>;
}

export interface ResultStore {
  readRatings(game: string, people: readonly string[]): Promise<Rating[]>;
  topRatings(game: string, limit: number): Promise<Rating[]>;
  ratingsOf(person: string): Promise<Rating[]>;
  /** Once for each table: false, and nothing is written, if its results are already there. */
  addResults(results: readonly SeatResult[], ratings: readonly NewRating[]): Promise<boolean>;
  resultsOf(person: string): Promise<SeatResult[]>;
}

/** A build without its code. */
export type KeptBuild = Omit<Build, 'code'> & { readonly size: number; readonly keptAt: number };

export type RulesQuery = {
  readonly game: string;
  readonly rules: string;
  readonly statuses: readonly Status[];
  /** The id of the last table that is known already. */
  readonly after: string;
  readonly limit: number;
};

/** Rules as code, and which tables need which. */
export interface RulesStore {
  /** There is one build of a version; a later one of other code takes its place. */
  putBuild(build: Build, at: number): Promise<void>;
  readBuild(game: string, rules: string): Promise<Build | undefined>;
  listBuilds(): Promise<KeptBuild[]>;
  /** The versions of rules that tables of these states have. */
  rulesOf(statuses: readonly Status[]): Promise<{ game: string; rules: string; count: number }[]>;
  /** Tables under these rules, in the order of their ids. */
  tablesUnder(query: RulesQuery): Promise<(TableRecord | UnreadableTable)[]>;
}

/**
 * The only place where anything is kept. A promise that resolves means: on the disk. Two homes,
 * one behaviour (test/store.test.ts runs on both).
 */
export interface Store
  extends
    TableStore,
    PersonStore,
    SessionStore,
    JobStore,
    AroundStore,
    PresenceStore,
    ClockStore,
    TokenStore,
    TallyStore,
    TidyStore,
    ResultStore,
    RulesStore {
  readonly kind: 'sqlite' | 'postgres';
  /** Writes something down, as a move would be: who can't do that can't work. */
  ping(): Promise<void>;
  close(): Promise<void>;
  /** Hears what any process wrote. */
  listen(hear: (notice: Notice) => void): void;
}
