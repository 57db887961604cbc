import { PSEUDO } from '@hustings/texts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { foreignTexts } from './foreign.js';
import { whole } from './extent.js';
import { skipTo } from './middle.js';
import { laptop, phone, visit, type Person, type Screen } from './person.js';
import { seeded } from './seeded.js';
import { witness } from './witness.js';

const SLOW = whole ? 3_600_000 : 480_000;
const SEED = '5'.repeat(64);
const between: readonly Screen[] = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
];
const screens: readonly Screen[] = [laptop, ...(whole ? between : []), phone];

/**
 * Whole games in the pseudo-language, whose texts are marked and two fifths longer: a word without
 * marks is one that a translator never gets to see, and what does not fit here does not fit in Polish.
 */
describe.skipIf(noBrowser)('whole games in a longer language', () => {
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

  /** A table on offer: of which game, which of its offers, and whether it is read instead of seen. */
  type Offered = {
    readonly game: string;
    readonly offer: number;
    readonly text: boolean;
    /** The last round with decisions; all elections, and those from there on. */
    readonly round: number;
    readonly elections?: number;
    readonly last?: number;
    readonly scores?: number;
  };
  const tables: readonly Offered[] = [
    { game: 'die-macher-2019', offer: 1, text: false, round: 7, elections: 7, last: 2, scores: 5 },
    { game: 'die-macher-2006', offer: 1, text: false, round: 4, elections: 5, last: 2, scores: 4 },
    { game: 'copycat', offer: 0, text: false, round: 10 },
  ];
  /** Played besides by `npm run prove`: fewer parties, and everything in words. */
  const more: readonly Offered[] = [
    { game: 'die-macher-2006', offer: 0, text: false, round: 6, elections: 7, last: 2, scores: 4 },
    { game: 'die-macher-2019', offer: 0, text: false, round: 4, elections: 4, last: 1, scores: 4 },
    { game: 'die-macher-2019', offer: 0, text: true, round: 4, elections: 4, last: 1, scores: 4 },
  ];
  test.each(whole ? [...tables, ...more] : tables)(
    '$game, offer $offer, text $text: no word without marks, nothing cut off, nothing on another',
    async ({ game, offer, text, round, elections, last, scores = 0 }) => {
      const { page, context } = person;
      const seen = witness(person, screens, () => foreignTexts(page), { strict: false });
      const { look, found, kinds } = seen;
      await page.exposeFunction('witness', seen.watch);
      await context.addInitScript((shown) => {
        const kept = JSON.parse(localStorage.getItem('hustings-settings') ?? '{}') as object;
        localStorage.setItem('hustings-settings', JSON.stringify({ ...kept, text: shown }));
      }, text);
      await page.goto(`${started.url}/?lang=${PSEUDO}`);
      // Who clicks before the script is there goes on in the language of the browser.
      await page.waitForFunction((tag) => document.documentElement.lang === tag, PSEUDO);
      await page.locator(`[data-offer="${game}"]`).nth(offer).click();
      await person.moment();
      await look('the beginning');
      await skipTo(page, round);
      await person.moment();
      // The last of a phone's tabs stays in front, however many states are left.
      if (offer === 1) await page.locator('.tabs button').last().dispatchEvent('click');
      const course = await person.playOut();
      await look('the end');
      expect([...found]).toEqual([]);
      expect(kinds.size).toBeGreaterThan(3);
      expect(course.blank).toBe(0);
      if (elections === undefined) return;
      expect(course.elections).toBe(whole ? elections : last); // each was put before the player
      expect(await page.locator('.bars .tot, .dec tbody tr').count()).toBeGreaterThanOrEqual(
        scores,
      );
      await page.setViewportSize(phone);
      expect(await person.sideways()).toBeLessThanOrEqual(0);
    },
    SLOW,
  );
});
