import type { Tongue } from '@hustings/texts';
import { untrack } from 'svelte';

/** Words that are fetched together, in whatever language is being read. */
export type Area<T> = {
  /** Fetches them, once for each language; to be awaited before anything that reads them is drawn. */
  need(): Promise<void>;
  /** The words, as signals: what has read them is drawn anew when the language changes. */
  readonly texts: T;
  /** The same where one can do without: nothing as long as they have not been fetched. */
  readonly found: T | undefined;
};

/** What all areas do when the language changes. */
type Kept = { fetch(tongue: Tongue): Promise<() => void> };

const needed = new Set<Kept>();
let reading = $state.raw<Tongue>('en');

/** The language being read. */
export const tongue = (): Tongue => reading;

/** An area of words by how it is fetched in a language. */
export function area<T>(load: (tongue: Tongue) => Promise<T>): Area<T> {
  let current = $state.raw<T | undefined>();
  let asked: Promise<void> | undefined;
  const kept: Kept = {
    fetch: async (to) => {
      const texts = await load(to);
      return () => (current = texts);
    },
  };
  return {
    need: () => {
      if (asked !== undefined) return asked;
      needed.add(kept);
      asked = first(kept).catch((error: unknown) => {
        asked = undefined; // the next who needs it may try again
        needed.delete(kept);
        throw error;
      });
      return asked;
    },
    get texts(): T {
      if (current === undefined) throw new Error('these words are read before they were fetched');
      return current;
    },
    get found(): T | undefined {
      return current;
    },
  };
}

/** Fetches an area in the language being read when it arrives, however often that changes meanwhile. */
async function first(kept: Kept): Promise<void> {
  for (;;) {
    const to = untrack(() => reading); // to fetch is not to read: nobody is drawn anew for it
    const show = await kept.fetch(to);
    if (to !== reading) continue;
    show();
    return;
  }
}

let wanted: Tongue = 'en';

/**
 * Reads another language from now on: everything that is on the screen is fetched first and then
 * changes at once. If it can't be fetched, all stays as it is.
 */
export async function read(to: Tongue): Promise<void> {
  wanted = to;
  const shows = new Map<Kept, () => void>();
  // While these are fetched, more may come to be needed.
  for (
    let left = [...needed];
    left.length > 0;
    left = [...needed].filter((one) => !shows.has(one))
  ) {
    const fetched = await Promise.all(left.map(async (one) => [one, await one.fetch(to)] as const));
    for (const [one, show] of fetched) shows.set(one, show);
    if (wanted !== to) return; // someone has chosen again
  }
  reading = to;
  for (const show of shows.values()) show();
}
