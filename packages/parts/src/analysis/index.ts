import Analysis from './Analysis.svelte';
import { words } from './words/words.svelte.js';

/** A game that is over, looked at; with its words, which nobody needs before. */
export async function analysis(): Promise<typeof Analysis> {
  await words.need();
  return Analysis;
}
