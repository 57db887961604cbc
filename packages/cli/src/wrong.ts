/** What a person got wrong, as a sentence for the terminal. */
export type Wrong = { readonly wrong: string };

export function wrong(sentence: string): Wrong {
  return { wrong: sentence };
}

export function isWrong(value: unknown): value is Wrong {
  return typeof value === 'object' && value !== null && 'wrong' in value;
}

/** What someone typed, quoted, and never longer than a line can bear. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}
