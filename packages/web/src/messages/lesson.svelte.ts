import { lesson } from './en/lesson.js';

const current = $state.raw(lesson);

/** The words of the lesson, fetched with it. */
export const l = (): typeof lesson => current;
