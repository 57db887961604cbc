import { languages, type Language } from '@hustings/texts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { close, openClub, panel } from './club.js';
import { otherwise } from './foreign.js';
import { recorded, savedFrom } from './finished.js';
import { keep } from './kept.js';
import { whole } from './extent.js';
import { skipUntil } from './middle.js';
import { laptop, phone, visit, type Person, type Screen } from './person.js';
import { peopleDecide, seeded } from './seeded.js';
import { foreignWords } from './vocabulary.js';
import { crampedAt, witness } from './witness.js';

const SLOW = 900_000;
const SEED = '5'.repeat(64);
const low: Screen = { width: 1280, height: 800 };
const screens: readonly Screen[] = [laptop, low, phone];
const foreign = languages.filter((one) => one !== 'en');

/** Those that need most room: where they fit, the others do. */
const LONG: ReadonlySet<Language> = new Set(['fr', 'pl']);

/** Runs in the page: whoever plays has a name, which is the same in every language. */
function named(): void {
  const kept = JSON.parse(localStorage.getItem('hustings-settings') ?? '{}') as object;
  localStorage.setItem('hustings-settings', JSON.stringify({ ...kept, name: 'Mira' }));
}

/** A rule set, which of its offers is played, a decision in its midst, and one that was played to its end. */
const tables = [
  {
    game: 'die-macher-2019',
    offer: 0,
    kind: 'placeRallies',
    ended: 'die-macher-2019/4-standard-017',
  },
  {
    game: 'die-macher-2006',
    offer: 1,
    kind: 'placeMeetings',
    ended: 'die-macher-2006/3-short-046',
  },
  { game: 'copycat', offer: 0, kind: 'step', ended: 'copycat/2-standard-001' },
] as const;

test('a word of another language is told from one’s own', () => {
  expect(foreignWords('pl', 'Wybierz swój ruch, then pass')).toEqual(['then', 'pass']);
  expect(foreignWords('en', 'Choose your move')).toEqual([]);
  expect(foreignWords('it', 'Die Grünen kaufen Stimmen')).toContain('kaufen');
});

/**
 * Words are held against what the language's own catalogues and books are made of: one that only
 * another language has is foreign. Layout is held against every size that is promised.
 */
describe.skipIf(noBrowser)('every language at every table', () => {
  let started: Awaited<ReturnType<typeof launch>>;
  let person: Person;
  beforeAll(async () => {
    started = await launch();
  });
  afterAll(() => started.stop());
  beforeEach(async () => {
    person = await visit(started.browser);
    await person.context.addInitScript(seeded, SEED);
  });
  afterEach(async () => {
    expect(person.faults).toEqual([]);
    await person.context.close();
  });

  const come = async (path: string, language: Language): Promise<void> => {
    const { page } = person;
    await page.goto(`${started.url}${path}?lang=${language}`);
    // Who clicks before the script is there goes on in the language of the browser.
    await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
  };
  /** Another language, chosen among the settings of the table: nothing is loaded anew. */
  const turnTo = async (language: Language): Promise<void> => {
    const { page } = person;
    await page.locator('[data-settings]').click();
    await page.locator(`dialog [data-language="${language}"]`).click();
    await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  };

  test.each(tables)(
    '$game: a decision in each language, chosen at the table',
    async ({ game, offer, kind }) => {
      const { page } = person;
      const found: string[] = [];
      await person.context.addInitScript(named);
      await page.goto(started.url);
      await page.locator(`[data-offer="${game}"]`).nth(offer).click();
      await person.moment();
      await skipUntil(page, kind);
      await person.moment();
      await peopleDecide(page);
      const asked = new Set<string>();
      for (const language of foreign) {
        await turnTo(language);
        asked.add(await person.question());
        for (const text of await otherwise(page, language)) found.push(`${language}: ${text}`);
        if (!whole && !LONG.has(language)) continue;
        for (const fault of await crampedAt(person, kind, whole ? screens : [low, phone]))
          found.push(`${language}, ${fault}`);
      }
      expect(found).toEqual([]);
      expect(asked.size).toBe(foreign.length);
    },
    SLOW,
  );

  const games = tables.flatMap((table) => languages.map((language) => ({ ...table, language })));
  test.skipIf(!whole).each(games)(
    '$game in $language: a whole game with its dialogs, no word of another language, nothing cut off',
    async ({ game, offer, ended, language }) => {
      const { page } = person;
      const seen = witness(person, screens, () => otherwise(page, language), { game: `${game} ` });
      const look = (kind: string): Promise<void> => seen.look(`${game} ${kind}`);
      await page.exposeFunction('witness', seen.watch);
      await come('/', language);
      await look('home');
      await keep(page, await savedFrom(recorded(ended), 'ended'));
      await page.locator(`[data-offer="${game}"]`).nth(offer).click();
      await person.moment();
      await look('the beginning');
      for (const key of ['?', 'l', 'r', 'c']) {
        if (key === 'c' && game === 'copycat') continue; // nothing to compare
        await page.keyboard.press(key);
        await page.locator('dialog').waitFor();
        await look(`dialog ${key}`);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      }
      await page.locator('[data-settings]').click();
      await page.locator('dialog').waitFor();
      await look('settings');
      await page.keyboard.press('Escape');
      await page.keyboard.press(game === 'copycat' ? 'b' : 'h');
      await page.locator('.advice li').first().waitFor();
      await look('advice');
      await page.keyboard.press('t');
      await page.locator('.text-page').waitFor();
      await look('in words');
      await page.keyboard.press('t');
      await person.moment();
      await person.playOut();
      await look('the end');
      await page.goto(`${started.url}/replay/ended`);
      await page.locator('.hist').waitFor();
      await look('replay');
      expect([...seen.found]).toEqual([]);
      expect(seen.kinds.size).toBeGreaterThan(12);
    },
    SLOW,
  );

  test.skipIf(!whole).each(languages)(
    'in %s: pages without a server',
    async (language) => {
      const { page } = person;
      const { look, found } = witness(person, screens, () => otherwise(page, language));
      const pages: readonly (readonly [path: string, there: string])[] = [
        ['/', '[data-play]'],
        ['/make', '[data-begin]'],
        ['/make#tablet', '[data-begin]'],
        ['/rules', '.book h2'],
        ['/rules/die-macher-2006', '.book h2'],
        ['/rules/copycat', '.book h2'],
        ['/rules/editions', '.book h2'],
        ['/nowhere', 'h1'],
        ['/watch', '[data-watch]'],
        ['/learn', '.lesson'],
      ];
      await come('/', language);
      for (const [path, there] of pages) {
        await page.goto(`${started.url}${path}`);
        await page.locator(there).first().waitFor();
        await look(path);
      }
      expect([...found]).toEqual([]);
    },
    SLOW,
  );
});

describe.skipIf(noBrowser || !whole)('every language at a server', () => {
  const club = openClub();

  test.each(languages)(
    'in %s: lobby, account, making a table, waiting, playing, talking',
    async (language) => {
      const mira = await club.come('Mira');
      const { page, context } = mira;
      const { look, found } = witness(mira, screens, () => otherwise(page, language));
      const go = async (path: string, there: string): Promise<void> => {
        await page.goto(`${club.url}${path}`);
        await page.locator(there).first().waitFor();
        await look(path.replace(/\/t\/.*/, 'waiting room'));
      };
      await page.goto(`${club.url}/?lang=${language}`);
      await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
      const clock = { kind: 'live', bank: 1_800_000, increment: 30_000 };
      const bots = [{ bot: 'intern' }, { bot: 'intern' }, { bot: 'intern' }];
      const table = {
        game: 'die-macher-2019',
        seats: [{ mine: true }, {}, ...bots.slice(1)],
        clock,
      };
      await club.order(mira, { ...table, title: 'M&M' });
      const waiting = new URL(page.url()).pathname;
      await go('/online', '.tables, [data-tables], main h1');
      await go('/account', '[data-zone]');
      await go('/make#online', '[data-begin]');
      await go('/import', '[data-file]');
      await go(waiting, '[data-start]');
      const { id } = (await (await context.request.get(`${club.url}/api/v1/me`)).json()) as {
        id: string;
      };
      await go(`/people/${id}`, 'main h2');
      await club.order(mira, { ...table, seats: [{ mine: true }, ...bots] });
      await club.start(mira);
      await mira.moment();
      await look('table of a server');
      for (const name of ['chat', 'note', 'menu'] as const) {
        await panel(mira, name);
        await look(`panel ${name}`);
        await close(mira);
      }
      expect([...found]).toEqual([]);
    },
    SLOW,
  );
});
