import { manifestOf, type Manifest } from '@hustings/games';
import { area, type Area } from '@hustings/parts/texts';
import {
  commonTexts,
  fetchTexts,
  formats,
  plainSpeaker,
  type Speaker,
  type Tongue,
} from '@hustings/texts';

const speakers = new Map<string, Area<Speaker>>();

/** How a game speaks in the language being read; nothing for one that is not there. */
export function speakerOf(game: string): Area<Speaker> | undefined {
  const manifest = manifestOf(game);
  if (manifest === undefined) return undefined;
  const known = speakers.get(game) ?? area(manifest.speaker ?? plainly(manifest));
  speakers.set(game, known);
  return known;
}

/** A game that has no words yet. */
const plainly =
  ({ id }: Manifest) =>
  async (tongue: Tongue): Promise<Speaker> =>
    plainSpeaker(id, await fetchTexts(commonTexts, tongue), formats(tongue));
