import type { Shelf } from '@hustings/texts';
import type { table } from './en/table.js';
import type { account } from './en/account.js';
import type { front } from './en/front.js';
import type { kept } from './en/kept.js';
import type { make } from './en/make.js';
import type { online } from './en/online.js';
import type { room } from './en/room.js';

/**
 * Every word of the client around the games, by area: what is needed together is fetched together.
 * English says what there is; a sibling language is written as one of these types, so that what it
 * lacks or has too much does not compile.
 */
export type FrontTexts = ReturnType<typeof front>;
export type KeptTexts = ReturnType<typeof kept>;
export type MakeTexts = ReturnType<typeof make>;
export type TableTexts = ReturnType<typeof table>;
export type RoomTexts = ReturnType<typeof room>;
export type OnlineTexts = ReturnType<typeof online>;
export type AccountTexts = ReturnType<typeof account>;

/** The words around the games, as components read them. */
export type ShellTexts = FrontTexts & { readonly make: MakeTexts } & TableTexts;

/** The areas, and what is in each. */
export type Areas = {
  readonly front: FrontTexts;
  readonly kept: KeptTexts;
  readonly make: MakeTexts;
  readonly table: TableTexts;
  readonly room: RoomTexts;
  readonly online: OnlineTexts;
  readonly account: AccountTexts;
};

/** Where the words of each area are. */
export type Library = { readonly [A in keyof Areas]: Shelf<Areas[A]> };
