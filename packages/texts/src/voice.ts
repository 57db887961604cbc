import { fetchTexts, type Shelf } from './catalogue.js';
import { commonTexts, type CommonTexts } from './common/index.js';
import { formats, type Formats } from './formats.js';
import type { Tongue } from './languages.js';

/** Makes a speaker of a game's texts, those that all games share, and the figures of a language. */
export type MakeSpeaker<T, S> = (texts: T, common: CommonTexts, f: Formats) => S;

/** How a game speaks in a language, fetched when it is needed. */
export async function speakerIn<T, S>(
  tongue: Tongue,
  shelf: Shelf<T>,
  make: MakeSpeaker<T, S>,
): Promise<S> {
  const [texts, common] = await Promise.all([
    fetchTexts(shelf, tongue),
    fetchTexts(commonTexts, tongue),
  ]);
  return make(texts, common, formats(tongue));
}
