import { rawWord } from '@hustings/proving';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { Meter } from './meter.js';
import { whole } from './extent.js';
import { skipTo } from './middle.js';
import { inWords, laptop, phone, visit, type Person } from './person.js';

const SLOW = 480_000;
/** How many moments of Copycat are put before whoever reads: cards and rounds. */
const MOMENTS = { least: 2, most: 21 };

describe.skipIf(noBrowser)('whole games in a browser', () => {
  let started: Awaited<ReturnType<typeof launch>>;
  let person: Person;
  beforeAll(async () => {
    started = await launch();
  });
  afterAll(() => started.stop());
  beforeEach(async () => {
    person = await visit(started.browser);
  });
  afterEach(async () => {
    await person.context.close();
    expect(person.faults).toEqual([]);
  });

  test(
    'three people at one screen play to the end; every hand-over hides what is secret',
    async () => {
      const { page } = person;
      await page.goto(`${started.url}/make#tablet`);
      await page.getByRole('radio', { name: '3', exact: true }).check({ force: true });
      const names = ['Mira', 'Jonas', 'Ada'];
      for (const [i, name] of names.entries()) {
        await page.getByLabel(`Name on chair ${i + 1}`).fill(name);
      }
      await page.getByLabel('Party of chair 2').selectOption('FDP');
      await page.locator('[data-begin]').click();
      await person.moment();
      await skipTo(page, 4);
      await person.moment();
      const { posters, purses, elections } = await person.playOut();
      expect(elections).toBe(whole ? 4 : 1);
      expect(posters.length).toBeGreaterThan(whole ? 60 : 10);
      expect(posters.every(({ cards }) => cards === 0)).toBe(true);
      expect(new Set(purses)).toEqual(new Set([1]));
      const seated = new Set(posters.map(({ head }) => head));
      expect([...seated].sort()).toEqual(names.map((name) => `Pass the screen to ${name}.`).sort());
      expect(await page.locator('.bars .tot').allTextContents()).toHaveLength(3);
      expect(await page.locator('.names').textContent()).toContain('Jonas');
    },
    SLOW,
  );

  test.each(['die-macher-2006', 'copycat'])(
    '%s in words',
    async (game) => {
      await person.context.close();
      person = await visit(started.browser, laptop, inWords);
      const { page } = person;
      await page.goto(started.url);
      await page.locator(`[data-offer="${game}"]`).first().click();
      await person.moment();
      await page.setViewportSize(phone);
      expect(await person.sideways()).toBeLessThanOrEqual(0);
      for (const way of ['history', 'settings']) {
        expect(await page.locator(`[data-${way}]`).isVisible()).toBe(true);
      }
      expect(await page.locator('.dec input:checked').count()).toBe(0);
      await person.audit(`${game} in words`);
      // The other one is read to its final score in pseudo-language.journey.test.ts.
      if (game !== 'copycat') return;
      await page.setViewportSize(laptop);
      await skipTo(page, 10);
      await person.moment();
      const { elections } = await person.playOut(); // each was put before the reader
      expect(elections).toBeGreaterThanOrEqual(whole ? MOMENTS.least : 1);
      expect(elections).toBeLessThanOrEqual(MOMENTS.most);
      await page.getByRole('heading', { name: 'The game is over', exact: true }).waitFor();
      const read = (await page.locator('main').innerText()).split('\n');
      expect(read.filter((line) => rawWord.test(line))).toEqual([]);
      expect(await page.locator('.dec tbody tr').count()).toBeGreaterThanOrEqual(3);
    },
    SLOW,
  );

  test(
    'four bots play while one watches: stop, go on, faster',
    async () => {
      const { page } = person;
      // The page's own clock: while one looks on, it is pauses that part the moves.
      await page.clock.install();
      const meter = await Meter.of(person);
      await page.goto(`${started.url}/watch`);
      const stop = page.locator('[data-watch]');
      await stop.waitFor();
      await page.getByText('4×').click();
      /** Lets pauses pass and bots think; how many events came of it. */
      const wait = async (rounds: number): Promise<number> => {
        await meter.look();
        for (let i = 0; i < rounds; i++) await page.clock.runFor(2000);
        return (await meter.look()).events;
      };
      let rounds = 5;
      while ((await wait(rounds)) < 6) rounds *= 2;
      await stop.click();
      await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
      expect(await wait(rounds)).toBeLessThanOrEqual(1); // what was being thought about
      await stop.click();
      await meter.events(3);
    },
    SLOW,
  );

  test(
    'the lesson explains each first decision, points at the table, and can be ended',
    async () => {
      const { page } = person;
      await page.goto(started.url);
      await page.locator('[data-learn]').click();
      await person.moment();
      const titles = new Set<string>();
      for (let i = 0; i < 40; i++) {
        const moment = await person.moment();
        if (moment !== 'decision') break;
        for (const title of await page.locator('.lesson h3').allTextContents()) titles.add(title);
        await person.decide();
      }
      expect(titles.size).toBeGreaterThan(9);
      await page.locator('.election-page .lesson').waitFor();
      await person.pass('election');
      await person.moment();
      await page.locator('[data-end-lesson]').first().click();
      await page.locator('.lesson').waitFor({ state: 'detached' });
      await page.reload();
      await person.moment();
      expect(await page.locator('.lesson').count()).toBe(0);
    },
    SLOW,
  );
});
