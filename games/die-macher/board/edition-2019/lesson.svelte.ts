import { area } from '@hustings/parts/texts';
import { fetchTexts } from '@hustings/texts';
import type { Texts } from '../../texts/en/edition-2019/lesson.js';
import { lessonTexts } from '../../texts/edition-2019/shelves.js';

/** The words of the lesson, for what the board itself says of the first election. */
export const lesson = area<Texts>((tongue) => fetchTexts(lessonTexts, tongue));

export const l = (): Texts => lesson.texts;
