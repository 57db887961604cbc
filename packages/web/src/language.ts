import { read, tongue } from '@hustings/parts/texts';
import {
  bestLanguage,
  isTongue,
  LANGUAGE_COOKIE,
  PSEUDO,
  type Language,
  type Tongue,
} from '@hustings/texts';
import { settings } from './settings.svelte.js';
import { languagesThere } from './texts/library.js';

const YEAR = 31_536_000;

/** Where someone may have said what they want to read. */
export type Wishes = {
  /** The part of the address after its path: `?lang=de` is a choice, and remembered. */
  readonly search: string;
  /** What was chosen before, if anything was. */
  readonly chosen: string;
  /** What the browser says of its user, the dearest first. */
  readonly browser: readonly string[];
};

/** What the address asks for, if there is such a language. */
export function askedFor(
  search: string,
  there: readonly Language[] = languagesThere(),
): Tongue | undefined {
  const asked = new URLSearchParams(search).get('lang') ?? '';
  return readable(asked, there) ? asked : undefined;
}

/** The marked language is for tests, and always there. */
const readable = (tag: string, there: readonly Language[]): tag is Tongue =>
  isTongue(tag) && (tag === PSEUDO || there.some((language) => language === tag));

/** What is to be read: as the address says, as chosen before, as the browser's user likes it. */
export function wished(
  { search, chosen, browser }: Wishes,
  there: readonly Language[] = languagesThere(),
): Tongue {
  const asked = askedFor(search, there);
  if (asked !== undefined) return asked;
  return readable(chosen, there) ? chosen : bestLanguage(browser, there);
}

/** Reads what this browser's user wants; if it can't be fetched, all stays as it is. */
export async function readWished(): Promise<void> {
  const { search } = location;
  const to = wished({ search, chosen: settings.language, browser: navigator.languages });
  if (askedFor(search) !== undefined) {
    settings.set({ language: to });
    tellChosen(to);
    // What is chosen later must not be undone by loading the page again.
    const url = new URL(location.href);
    url.searchParams.delete('lang');
    history.replaceState(history.state, '', url);
  }
  if (to !== tongue()) await read(to).catch(() => undefined);
}

/** Reads what the page was drawn in, before the script takes it over. */
export async function readDrawn(): Promise<void> {
  const { lang } = document.documentElement;
  if (isTongue(lang)) await read(lang);
}

/**
 * Tells the server what was chosen, so that the front page comes in this language the next time; and
 * who keeps the page for use without a network, that another is to be kept.
 */
export function tellChosen(to: Tongue): void {
  document.cookie = `${LANGUAGE_COOKIE}=${to}; path=/; max-age=${YEAR}; samesite=lax`;
  navigator.serviceWorker?.controller?.postMessage('language');
}

/** Reads another language from now on, and remembers it. */
export async function choose(to: Tongue): Promise<void> {
  await read(to);
  settings.set({ language: to });
  tellChosen(to);
}
