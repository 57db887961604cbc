import type { Options } from '@hustings/kernel';
import { readGame as readAny, type Reading } from '@hustings/proving';
import { PSEUDO, speakerIn, type Speaker } from '@hustings/texts';
import type { Event, View } from '../../rules/edition-2006/index.js';
import { shelf, speaker } from '../../texts/edition-2006/index.js';
import { game } from './table.js';

type Speaks = Speaker<View, Event>;

export const english: Speaks = await speakerIn('en', shelf, speaker);
/** Everything that comes from the catalogue is marked. */
export const marked: Speaks = await speakerIn(PSEUDO, shelf, speaker);

/** Plays a game by chance and reads, as a player would, all that is said in it; marked, too. */
export const readGame = (
  seats: number,
  options: Options,
  seed: string,
): Readonly<Record<'plain' | 'pseudo', Reading>> => ({
  plain: readAny(game, english, { seats, options, seed }),
  pseudo: readAny(game, marked, { seats, options, seed }),
});

export type { Reading };
