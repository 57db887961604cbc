import { manifestOf, type AnyGame } from '@hustings/games';
import type { Refusal } from '@hustings/kernel';
import {
  commonTexts,
  fetchTexts,
  formats,
  plainSpeaker,
  sentence,
  type Speaker,
} from '@hustings/texts';

/** How games speak to people. */
export type Speech = (game: AnyGame) => Promise<Speaker>;

const common = await fetchTexts(commonTexts, 'en');

/** A refusal that every game shares, in English. */
export const commonly = (refusal: Refusal): string => sentence({}, common, refusal);

/** How a game speaks that has brought no words. */
export const plainly = (game: AnyGame): Speaker =>
  plainSpeaker(game.rules.name, common, formats('en'));

/** In English; a game that has no words yet by what its rules call things. */
export const english: Speech = async (game) =>
  (await manifestOf(game.id)?.speaker?.('en')) ?? plainly(game);
