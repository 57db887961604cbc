import { formats } from '@hustings/texts';
import { texts } from '../texts/en/index.js';

const { cards } = texts(formats('en'));

/** Words that belong to this game alone: nothing outside its folder needs them. */
export const names: readonly string[] = ['Copycat', ...Object.entries(cards).flat()];
