import { manifestOf } from '@hustings/games';
import type { BroughtLesson } from '@hustings/parts/frame';
import { area } from '@hustings/parts/texts';
import { fetchTexts } from '@hustings/texts';

const brought = new Map<string, Promise<BroughtLesson | undefined>>();

/** The lesson of a game with its words, fetched once; nothing where it brought none. */
export function lessonOf(game: string): Promise<BroughtLesson | undefined> {
  const known = brought.get(game) ?? bring(game);
  brought.set(game, known);
  return known;
}

async function bring(game: string): Promise<BroughtLesson | undefined> {
  const lesson = await manifestOf(game)?.lesson?.();
  if (lesson === undefined) return undefined;
  const words = area((tongue) => fetchTexts(lesson.texts, tongue));
  await words.need();
  return { course: lesson.course, words };
}
