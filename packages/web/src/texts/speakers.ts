import { manifestOf } from '@hustings/games';
import { area, type Area } from '@hustings/parts/texts';
import type { Speaker } from '@hustings/texts';

const speakers = new Map<string, Area<Speaker>>();

/** How a game speaks in the language being read; nothing for one that has no words. */
export function speakerOf(game: string): Area<Speaker> | undefined {
  const speaker = manifestOf(game)?.speaker;
  if (speaker === undefined) return undefined;
  const known = speakers.get(game) ?? area(speaker);
  speakers.set(game, known);
  return known;
}
