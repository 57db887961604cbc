const OPEN = '⟦';
const CLOSE = '⟧';
const PAD = '·';
/** A text of ten letters gets four more. */
const LONGER = 0.4;

const bare = (text: string): string => text.replaceAll(/[⟦⟧·]/g, '');

/** In words of six, so that a line breaks as among letters. */
const padding = (count: number): string =>
  Array.from({ length: count }, (_, i) => (i % 7 === 6 ? ' ' : PAD)).join('');

/**
 * A text marked and two fifths longer, to be recognised on a screen. Marks of texts inside it are
 * taken off first, so that it grows once. Figures alone are the same in every language.
 */
export function marked(text: string): string {
  const plain = bare(text);
  if (!/\p{L}/u.test(plain)) return plain;
  return `${OPEN}${plain}${padding(Math.ceil(plain.length * LONGER))}${CLOSE}`;
}

/** What of a text on a screen does not come from a catalogue. */
export const unmarked = (shown: string): string =>
  shown.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ').replaceAll(/[⟦⟧·]/g, '');

/** A catalogue in which every text is marked, however deep it lies and whatever makes it. */
export function pseudo<T>(catalogue: T): T {
  return disguise(catalogue) as T; // the same shape
}

function disguise(value: unknown): unknown {
  if (typeof value === 'string') return marked(value);
  if (typeof value === 'function') {
    return (...given: unknown[]): unknown => disguise(Reflect.apply(value, undefined, given));
  }
  if (Array.isArray(value)) return value.map(disguise);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, disguise(inner)]));
}
