import { dieMacher } from './en/die-macher.js';
import { formats } from '@hustings/texts';

const current = $state.raw(dieMacher(formats('en')));

/** The words of Die Macher, fetched with its table. */
export const m = (): ReturnType<typeof dieMacher> => current;
