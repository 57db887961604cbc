import { account, online, room } from './areas.js';
import type { AccountTexts, OnlineTexts, RoomTexts } from './texts.js';

/**
 * Both together, each looked up in its area when it is read: those of a room are there on every page
 * that needs the server, the rest comes with what reads it.
 */
const words = new Proxy({} as RoomTexts & OnlineTexts, {
  get: (_none, key) =>
    key in room.texts ? room.texts[key as keyof RoomTexts] : online.texts[key as keyof OnlineTexts],
});

/** The words of playing online. */
export const o = (): RoomTexts & OnlineTexts => words;

/** The words of one's account at a server. */
export const a = (): AccountTexts => account.texts;
