import type { Saying } from './words.js';

/** What a person got wrong, as a sentence for the terminal. */
export type Wrong = { readonly wrong: Saying };

export function wrong(sentence: Saying): Wrong {
  return { wrong: sentence };
}

/**
 * What the server or the system says of itself to whoever runs it: in English, like its log and its
 * documents.
 */
export const reported = (error: unknown): Wrong => {
  const message = error instanceof Error ? error.message : String(error);
  return wrong(() => message);
};

export function isWrong(value: unknown): value is Wrong {
  return typeof value === 'object' && value !== null && 'wrong' in value;
}

/** What someone typed, quoted, and never longer than a line can bear. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
