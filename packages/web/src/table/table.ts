import type { Answer, GameFile, Refusal } from '@hustings/kernel';
import type { AnyGame } from '../engine/games.js';
import type { Advice, Chair, Entry, Remark, Snapshot } from '../engine/tables.js';

/** A moment to be looked at, and the table as it was just before. */
export type Stage = { readonly entry: Entry; readonly before: Snapshot };

/** How it stands now, and what is to be looked at before the game goes on. */
export type News = { readonly now: Snapshot; readonly moments?: readonly Stage[] };

/** It was done; or the rules refuse it; or it was not done, and the table has said why by itself. */
export type Reply = 'done' | Refusal | 'not-done';

/**
 * A table, wherever its referee sits: in a worker of this browser (`local-table.ts`) or at a server
 * (`online/server-table.svelte.ts`). It tells one viewer what they may know; who may do what on
 * which screen is the session's business.
 */
export type Table = {
  readonly id: string;
  /** Where it is, and where a moment of it is. */
  readonly address: string;
  moment(number: number): string;
  /** The same for another browser, where that one does not know the table. */
  share?(number: number): Promise<string>;
  /** May a decision of this seat be made here now? */
  takes(seat: number): boolean;
  /** Opens it; from now on it tells what is new. Gives the rules, or why it can't be opened. */
  open(hear: (news: News) => void): Promise<AnyGame | Refusal | undefined>;
  /** Looks at everything anew, as another seat. */
  sit(seat: number): Promise<void>;
  /** A decision, by who has seen so many entries. When it is done it is kept, here or there. */
  submit(seat: number, answer: Answer, seen: number): Promise<Reply>;
  undo(seat: number, seen: number): Promise<Reply>;
  /** The table as it was after so many entries. */
  look(number: number): Promise<Snapshot | undefined>;
  /** One bot decides, where bots sit at this screen; the time is what it may think. */
  advance?(milliseconds: number): Promise<Reply>;
  /** What a bot in this seat would do, and how everyone's chances went: only with the referee here. */
  advice?(seat: number): Promise<readonly Advice[]>;
  chances?(): Promise<readonly (readonly number[])[]>;
  /** Can a new game begin at a moment of this one? Not where secrets are still kept. */
  readonly branchable: boolean;
  /** A new game in this browser that begins as this one went up to a move; gives its id. */
  branch(number: number, chairs: readonly Chair[]): Promise<string | Refusal>;
  /** Another game at a table like this; gives its address. */
  again(): Promise<string | undefined>;
  file(): Promise<GameFile | undefined>;
  /** Writes what there is to say of its moments, where it is kept here. */
  annotate?(remarks: readonly Remark[]): Promise<Reply>;
};
