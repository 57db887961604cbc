import { area } from '@hustings/parts/texts';
import { fetchTexts } from '@hustings/texts';
import type { LessonTexts } from '../../texts/en/edition-2019/lesson.js';

/** The words of the lesson, fetched with it. */
export const lesson = area<LessonTexts>((tongue) =>
  fetchTexts(
    { en: async () => (await import('../../texts/en/edition-2019/lesson.js')).lesson },
    tongue,
  ),
);

export const l = (): LessonTexts => lesson.texts;
