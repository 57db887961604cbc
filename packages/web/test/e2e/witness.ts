import { cramped } from './cramped.js';
import { laptop, type Person, type Screen } from './person.js';
import { peopleDecide } from './seeded.js';
import { torn } from './torn.js';

/** Is the page longer than its window, and stays so when what is measured anew has found its size? */
const staysLonger = ({ page }: Person): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollHeight <= innerHeight, undefined, {
      timeout: 2000,
    })
    .then(
      () => false,
      () => true,
    );

/** A folder for pictures of what is looked at, for whoever wants to see it too. */
const album = process.env['HUSTINGS_PICTURES'];

async function picture({ page }: Person, name: string): Promise<void> {
  if (album === undefined) return;
  const lang = await page.evaluate(() => document.documentElement.lang);
  const path = `${album}/${lang} ${name}.png`.replaceAll(/[^\w./ -]/g, '_');
  await page.screenshot({ path });
}

/**
 * Until what is measured anew after a change of size stands still: two frames in which nothing changed.
 * What moves for longer than a second is looked at as it is.
 */
const settled = ({ page }: Person, { width }: Screen): Promise<void> =>
  page.evaluate(async (wide) => {
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    let changes = 0;
    const watch = new MutationObserver((records) => (changes += records.length));
    watch.observe(document, { subtree: true, childList: true, attributes: true });
    for (let still = 0, frames = 0; still < 2 && frames < 60; frames++) {
      changes = 0;
      await frame();
      await frame();
      still = changes === 0 && innerWidth === wide ? still + 1 : 0;
    }
    watch.disconnect();
  }, width);

/** What stands on the page and can't be read as it stands, at any of these sizes. */
export async function crampedAt(
  person: Person,
  kind: string,
  screens: readonly Screen[],
  strict = true,
): Promise<string[]> {
  const found: string[] = [];
  const { page } = person;
  for (const screen of screens) {
    const at = `${screen.width} × ${screen.height}, ${kind}`;
    await page.setViewportSize(screen);
    await settled(person, screen);
    const table = page.locator('.table-page');
    if (screen.width > 1180 && (await table.isVisible()) && (await staysLonger(person)))
      found.push(`${at}: the page scrolls`);
    for (const fault of await page.evaluate(cramped, strict)) found.push(`${at}: ${fault}`);
    const words = strict ? await page.evaluate(torn) : [];
    for (const fault of words) found.push(`${at}: ${fault}`);
    await picture(person, `${kind} ${screen.width}`);
  }
  await page.setViewportSize(laptop);
  return found;
}

/** What is before a player: a decision by its kind, or what is shown between two of them. */
const momentOf = ({ page }: Person): Promise<string> =>
  page.evaluate(() => {
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    const asked = document.querySelector<HTMLElement>('.decision[data-kind], .dec[data-kind]');
    if (has('[data-on]')) return 'stage';
    if (has('[data-open]')) return 'hand-over';
    return asked?.dataset['kind'] ?? 'waiting';
  });

/** Whoever looks over a player's shoulder, and what they found amiss. */
export type Witness = {
  readonly look: (kind: string) => Promise<void>;
  /** Looks at whatever there is to do, once nobody else is at it. */
  readonly watch: () => Promise<void>;
  readonly found: Set<string>;
  readonly kinds: Set<string>;
};

/** Looks at a moment: at its words always, at its layout in every size when it is the first of its kind. */
export function witness(
  person: Person,
  screens: readonly Screen[],
  foreign: () => Promise<readonly string[]>,
  { strict = true, game = '' }: { readonly strict?: boolean; readonly game?: string } = {},
): Witness {
  const [found, kinds] = [new Set<string>(), new Set<string>()];
  const look = async (kind: string): Promise<void> => {
    await peopleDecide(person.page);
    for (const text of await foreign()) found.add(`foreign: ${text}`);
    if (kinds.has(kind)) return;
    kinds.add(kind);
    for (const fault of await crampedAt(person, kind, screens, strict)) found.add(fault);
  };
  const watch = async (): Promise<void> => {
    await peopleDecide(person.page);
    await look(`${game}${await momentOf(person)}`);
  };
  return { look, watch, found, kinds };
}
