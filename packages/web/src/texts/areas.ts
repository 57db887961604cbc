import { area } from '@hustings/parts/texts';
import { fetchTexts, problemTexts } from '@hustings/texts';
import { shelfOf } from './library.js';

/**
 * Areas of words; whoever fetches a component that reads one fetches it along (`withWords`), and those
 * of the front are there before anything is drawn (`ready`).
 */
export const front = area((to) => fetchTexts(shelfOf('front'), to));
export const kept = area((to) => fetchTexts(shelfOf('kept'), to));
export const make = area((to) => fetchTexts(shelfOf('make'), to));
export const table = area((to) => fetchTexts(shelfOf('table'), to));
export const room = area((to) => fetchTexts(shelfOf('room'), to));
export const online = area((to) => fetchTexts(shelfOf('online'), to));
export const account = area((to) => fetchTexts(shelfOf('account'), to));
/** Why something was not done. */
export const problems = area((to) => fetchTexts(problemTexts, to));

type Needed = { need(): Promise<void> };

/** A component that is fetched, and the words it reads. */
export async function withWords<T>(module: Promise<T>, ...words: readonly Needed[]): Promise<T> {
  await Promise.all(words.map((one) => one.need()));
  return module;
}
