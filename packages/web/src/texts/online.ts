import { account, online } from './areas.js';
import type { AccountTexts, OnlineTexts } from './texts.js';

/** The words of playing online. */
export const o = (): OnlineTexts => online.texts;

/** The words of one's account at a server. */
export const a = (): AccountTexts => account.texts;
