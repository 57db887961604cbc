import { online } from './en/online.js';
import { formats } from './formats.js';

const current = $state.raw(online(formats('en')));

/** The words of playing online, fetched with its screens. */
export const o = (): ReturnType<typeof online> => current;
