import { shell } from './en/shell.js';
import { formats } from './formats.js';

/** The languages there are; a catalogue of each, fetched when asked for, comes with the next one. */
const locale = 'en';
const current = $state.raw(shell(formats(locale)));

/** The words around the games. */
export const t = (): ReturnType<typeof shell> => current;
