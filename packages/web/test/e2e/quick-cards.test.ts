import { languages } from '@hustings/texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { phone, visit, type Person } from './person.js';

const SLOW = 120_000;

describe.skipIf(noBrowser)('quick cards of the rules', () => {
  let started: Awaited<ReturnType<typeof launch>>;
  let mira: Person;
  beforeAll(async () => {
    started = await launch();
    mira = await visit(started.browser, phone);
  }, SLOW);
  afterAll(() => started.stop());

  test(
    'fit a phone in every language, one at a time',
    async () => {
      const { page } = mira;
      for (const language of languages) {
        await page.goto(`${started.url}/rules/die-macher-2019?lang=${language}`);
        await page.locator('[data-quick]').click();
        const cards = page.locator('.card');
        await cards.first().waitFor();
        const tall = await cards.evaluateAll((all) => all.map((card) => card.clientHeight));
        expect(tall.length).toBeGreaterThan(8);
        expect(Math.max(...tall)).toBeLessThanOrEqual(phone.height);
        expect(await mira.sideways()).toBeLessThanOrEqual(0);
      }
      await mira.audit('quick cards');
      await page.locator('.card h2 a').nth(3).click();
      await page.locator('.card').first().waitFor({ state: 'detached' });
      await page.waitForFunction(() => scrollY > 300);
      expect(await page.locator('.differs').count()).toBeGreaterThan(20);
      expect(mira.faults).toEqual([]);
    },
    SLOW,
  );

  test(
    'a picture stands where the book has it, and an address leads to its rule',
    async () => {
      const { page } = await visit(started.browser);
      await page.goto(`${started.url}/rules/die-macher-2006#M06-9.5`);
      const over = page.locator('[data-drawn=nation] [data-over]');
      await over.waitFor();
      expect(await over.evaluate((it) => getComputedStyle(it).position)).toBe('static');
      const sought = page.locator('.sought');
      expect(await sought.count()).toBe(1);
      expect(await sought.textContent()).toMatch(/M06-9\.5/);
    },
    SLOW,
  );
});
