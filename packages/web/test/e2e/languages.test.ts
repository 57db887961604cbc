import { PSEUDO, unmarked } from '@hustings/texts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { visit, type Person } from './person.js';

/** Names of languages stand as their speakers write them. */
const OWN = '[translate=no], script, style, svg';

describe.skipIf(noBrowser)('another language', () => {
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
    expect(person.faults).toEqual([]);
    await person.context.close();
  });

  /** What can be read or heard on the page and comes from no catalogue. */
  async function foreign(): Promise<string[]> {
    const shown = await person.page.evaluate((own) => {
      const texts: string[] = [document.title];
      for (const element of document.querySelectorAll('body, body *')) {
        if (element.closest(own) !== null) continue;
        for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
          texts.push(element.getAttribute(name) ?? '');
        }
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
        }
      }
      return texts;
    }, OWN);
    return shown.map((text) => unmarked(text).trim()).filter((text) => /\p{L}/u.test(text));
  }

  test('by its address: every word of home, make and rules changes, and it is remembered', async () => {
    const { page } = person;
    await page.goto(`${started.url}/?lang=${PSEUDO}`);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, PSEUDO);
    await page.locator('[data-no-server]').waitFor();
    expect(await foreign()).toEqual([]);
    await page.locator('[data-make]').click();
    await page.locator('[data-begin]').waitFor();
    expect(await foreign()).toEqual([]);
    await page.goto(`${started.url}/rules`);
    await page.locator('.books').waitFor();
    const books = await page.locator('.books').textContent();
    expect(unmarked(books ?? '?').trim()).toBe('');
    await page.goto(`${started.url}/somewhere`);
    await page.locator('h1').waitFor();
    expect(await foreign()).toEqual([]);
  });

  test('at any moment, without losing what is on the page', async () => {
    const { page } = person;
    await page.goto(`${started.url}/?lang=${PSEUDO}`);
    const choice = page.locator('[data-language]');
    await choice.waitFor();
    await page.evaluate(() => Object.assign(window, { same: true }));
    await choice.selectOption('en');
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await page.title()).toBe('Hustings');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    // Nothing to choose any more where there is one language.
    await choice.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-play]').waitFor();
    expect(await page.title()).toBe('Hustings');
  });

  test('the front page is there in English before any script, and stays the same with it', async () => {
    const { page } = person;
    const answer = await page.goto(`${started.url}/`);
    const drawn = (await answer?.text()) ?? '';
    const headline = await page.locator('h1').textContent();
    expect(drawn).toContain(headline);
    expect(drawn).toContain('<html lang="en">');
    await page.locator('[data-no-server]').waitFor(); // the script has taken over
    expect(await page.locator('h1').textContent()).toBe(headline);
  });
});
