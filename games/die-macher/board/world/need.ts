import { words as shared } from '@hustings/parts/words';
import { names } from './names.svelte.js';

/** Fetches the words of an edition's board and of what it is made of. */
export const needs = (words: { need(): Promise<unknown> }) => async (): Promise<void> => {
  await Promise.all([shared.need(), names.need(), words.need()]);
};
