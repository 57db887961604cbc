import type { Shelf } from '../catalogue.js';
import type { ProblemCode, ProblemTexts } from './texts.js';

export * from './texts.js';

export const problemTexts: Shelf<ProblemTexts> = {
  en: async () => (await import('./en.js')).problems,
  de: async () => (await import('./de.js')).problems,
  fr: async () => (await import('./fr.js')).problems,
  it: async () => (await import('./it.js')).problems,
  pl: async () => (await import('./pl.js')).problems,
};

/** A problem as it comes over the wire. */
export type SentProblem = { readonly code: string; readonly values?: unknown };

/** The sentence for a problem; none if there is no such code, as of a server that is newer. */
export function problemSentence(
  texts: ProblemTexts,
  { code, values = {} }: SentProblem,
): string | undefined {
  if (!Object.hasOwn(texts, code)) return undefined;
  const say = texts[code as ProblemCode] as string | ((given: unknown) => string); // its values came along
  return typeof say === 'string' ? say : say(values);
}
