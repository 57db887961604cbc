import { manifestOf } from '@hustings/games';
import { area, type Area } from '@hustings/parts/texts';
import { fetchTexts, type TemperTexts } from '@hustings/texts';

const areas = new Map<string, Area<TemperTexts>>();

/** What is said of the temperaments that bots of a game can have; fetched where one is chosen. */
export function tempersOf(game: string): Area<TemperTexts> {
  const texts = manifestOf(game)?.tempers?.texts;
  const known =
    areas.get(game) ??
    area<TemperTexts>(async (to) => (texts === undefined ? {} : fetchTexts(await texts(), to)));
  areas.set(game, known);
  return known;
}
