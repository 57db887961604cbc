import { account, online, room } from './areas.js';
import type { AccountTexts, OnlineTexts, RoomTexts } from './texts.js';

/** All of them, as long as no word is in both: one of the two would hide the other. */
type Words = [keyof RoomTexts & keyof OnlineTexts] extends [never]
  ? RoomTexts & OnlineTexts
  : never;

/**
 * Both together, each looked up in its area when it is read: those of a room are there on every page
 * that needs the server, the rest comes with what reads it.
 */
const words = new Proxy({} as Words, {
  get: (_none, key) =>
    key in room.texts ? room.texts[key as keyof RoomTexts] : online.texts[key as keyof OnlineTexts],
});

/** The words of playing online. */
export const o = (): Words => words;

/** The words of one's account at a server. */
export const a = (): AccountTexts => account.texts;
