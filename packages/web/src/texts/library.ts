import { languagesOf, type Language, type Shelf } from '@hustings/texts';
import type {
  AccountTexts,
  Areas,
  FrontTexts,
  KeptTexts,
  Library,
  MakeTexts,
  OnlineTexts,
  RoomTexts,
  TableTexts,
} from './texts.js';

const front: Shelf<FrontTexts> = {
  en: async () => (await import('./en/front.js')).front,
  de: async () => (await import('./de/front.js')).front,
  fr: async () => (await import('./fr/front.js')).front,
  it: async () => (await import('./it/front.js')).front,
  pl: async () => (await import('./pl/front.js')).front,
};
const kept: Shelf<KeptTexts> = {
  en: async () => (await import('./en/kept.js')).kept,
  de: async () => (await import('./de/kept.js')).kept,
  fr: async () => (await import('./fr/kept.js')).kept,
  it: async () => (await import('./it/kept.js')).kept,
  pl: async () => (await import('./pl/kept.js')).kept,
};
const make: Shelf<MakeTexts> = {
  en: async () => (await import('./en/make.js')).make,
  de: async () => (await import('./de/make.js')).make,
  fr: async () => (await import('./fr/make.js')).make,
  it: async () => (await import('./it/make.js')).make,
  pl: async () => (await import('./pl/make.js')).make,
};
const table: Shelf<TableTexts> = {
  en: async () => (await import('./en/table.js')).table,
  de: async () => (await import('./de/table.js')).table,
  fr: async () => (await import('./fr/table.js')).table,
  it: async () => (await import('./it/table.js')).table,
  pl: async () => (await import('./pl/table.js')).table,
};
const room: Shelf<RoomTexts> = {
  en: async () => (await import('./en/room.js')).room,
  de: async () => (await import('./de/room.js')).room,
  fr: async () => (await import('./fr/room.js')).room,
  it: async () => (await import('./it/room.js')).room,
  pl: async () => (await import('./pl/room.js')).room,
};
const online: Shelf<OnlineTexts> = {
  en: async () => (await import('./en/online.js')).online,
  de: async () => (await import('./de/online.js')).online,
  fr: async () => (await import('./fr/online.js')).online,
  it: async () => (await import('./it/online.js')).online,
  pl: async () => (await import('./pl/online.js')).online,
};
const account: Shelf<AccountTexts> = {
  en: async () => (await import('./en/account.js')).account,
  de: async () => (await import('./de/account.js')).account,
  fr: async () => (await import('./fr/account.js')).account,
  it: async () => (await import('./it/account.js')).account,
  pl: async () => (await import('./pl/account.js')).account,
};

/** The words of the client, by area and language. */
export const library: Library = { front, kept, make, table, room, online, account };

/** The languages the client can be read in: a folder beside `en` has every area. */
export const languagesThere = (books: Library = library): readonly Language[] =>
  languagesOf(books.front);

/** One area in all the languages there are. */
export const shelfOf = <A extends keyof Areas>(name: A): Shelf<Areas[A]> => library[name];
