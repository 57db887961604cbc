import { readFileSync } from 'node:fs';
import { languages, PSEUDO, unmarked } from '@hustings/texts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { foreignTexts } from './foreign.js';
import { visit, type Person } from './person.js';
import { torn } from './torn.js';

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

  const foreign = (): Promise<string[]> => foreignTexts(person.page);

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
    const marked = page.locator(`[data-language="${PSEUDO}"]`);
    await marked.waitFor();
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.locator('[data-language="en"]').click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    expect(await page.title()).toBe('Hustings');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    // The marked one is for who asked for it.
    await marked.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-play]').waitFor();
    expect(await page.title()).toBe('Hustings');
  });

  test('at a table: the log is told anew, and the language is chosen among the settings', async () => {
    const { page } = person;
    await page.goto(`${started.url}/watch?lang=${PSEUDO}`);
    await page.getByText('4×').click();
    const lines = page.locator('.log .lines button:not([data-log-rule])');
    await page.waitForFunction(
      () => document.querySelectorAll('.log .lines button').length > 3,
      undefined,
      { timeout: 60_000 },
    );
    await page.locator('[data-watch]').click();
    // A heading stands above its lines, and the newest are on top.
    const heads = await page
      .locator('.log .lines > li')
      .evaluateAll((all) => all.map((one) => one.firstElementChild?.matches('.phase-head')));
    expect([heads.at(0), heads.at(1)]).toEqual([true, false]);
    const marked = await lines.allTextContents();
    expect(
      marked.map((text) => unmarked(text).trim()).filter((text) => /\p{L}/u.test(text)),
    ).toEqual([]);
    await page.locator('[data-settings]').click();
    await page.locator('dialog [data-language="en"]').click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    const english = await lines.allTextContents();
    expect(english.length).toBeGreaterThan(3);
    expect(english.filter((text) => !/^[A-Z][^⟦⟧]*\.$/.test(text.trim()))).toEqual([]);
  }, 120_000);

  test('the front page is there in English before any script, and stays the same with it', async () => {
    const { page } = person;
    const answer = await page.goto(`${started.url}/`);
    const drawn = (await answer?.text()) ?? '';
    const headline = await page.locator('h1').textContent();
    expect(drawn).toContain(headline);
    expect(drawn).toContain('<html lang="en">');
    for (const tag of ['x-default', ...languages])
      expect(drawn).toContain(`rel="alternate" hreflang="${tag}"`);
    await page.locator('[data-no-server]').waitFor(); // the script has taken over
    expect(await page.locator('h1').textContent()).toBe(headline);
  });

  test('what can’t be had in it is read in English, on a page that comes empty and one that comes drawn', async () => {
    const { page } = person;
    const built = new URL('../../dist/.vite/manifest.json', import.meta.url);
    const manifest = JSON.parse(readFileSync(built, 'utf8')) as Record<string, { file: string }>;
    await page.route(`**/${manifest['src/texts/pl/front.ts'].file}`, (route) => route.abort());
    for (const path of ['/somewhere?lang=pl', '/?lang=pl']) {
      await page.goto(`${started.url}${path}`);
      await page.waitForFunction(() => document.querySelector('#app h1') !== null);
      await page.waitForFunction(() => document.documentElement.lang === 'en');
      expect(await page.locator('h1').textContent()).toMatch(/^(There is nothing|Play now)/);
    }
    const told = person.faults.splice(0);
    expect(told.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([]);
    expect(told).not.toEqual([]);
  });

  test('a word that goes on in the next line without a hyphen is found, and no other', async () => {
    const { page } = person;
    const words = ['Veröffentlichen', 'Wahl\u00adkampf\u00adbüro', 'Radio im Land', 'PR-Aktion'];
    const lines = [...words, '<span translate="no">Maximiliane</span>'];
    const style = 'width: 4em; overflow-wrap: anywhere; font: 16px monospace';
    await page.setContent(lines.map((line) => `<p style="${style}">${line}</p>`).join(''));
    const found = await page.evaluate(torn);
    expect(found.map((one) => /'(\p{L}+)'/u.exec(one)?.[1])).toEqual(['Veröffentlichen']);
  });
});
