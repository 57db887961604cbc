import { o } from '../messages/online.svelte.js';
import type { Problem } from './api.js';

/** A refusal in the reader's language where we have the words, in the server's where not. */
export function say(problem: Problem): string {
  const { code, message } = problem;
  return o().problems[code] ?? (message === '' ? o().problems['unreachable'] : message);
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not allowed to: the text is there to be selected
  }
}
