// Pictures of every screen into docs/screenshots/, at a laptop's and a phone's size, light and dark:
// `npm run web:screenshots`. One game is played for them; bots differ, so no two runs are equal.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const sizes = {
  1440: { width: 1440, height: 900 },
  390: { width: 390, height: 844 },
};
const executablePath = findBrowser();
if (executablePath === undefined) throw new Error('no Chromium was found: set CHROMIUM_PATH');

mkdirSync(folder, { recursive: true });
const { server, url } = await serve(0);
const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
const context = await browser.newContext({ viewport: sizes[1440], reducedMotion: 'reduce' });
await context.addInitScript(() => {
  localStorage.setItem('hustings-settings', JSON.stringify({ pace: 'at-once' }));
});
const page = await context.newPage();

/** The screen as it stands, four times. */
async function take(name) {
  await page.mouse.move(0, 0); // nothing is pointed at
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: `${folder}${name}-${size}-${colorScheme}.png` });
    }
  }
  await page.setViewportSize(sizes[1440]);
}

async function moment() {
  const seen = await page.waitForFunction(() => {
    const has = (selector) => document.querySelector(selector) !== null;
    if (has('.scoring-page')) return 'end';
    if (has('[data-on]')) return 'election';
    return has('.decision:not(.waiting) [data-go]') ? 'decision' : undefined;
  });
  return seen.jsonValue();
}

/** Decides somehow: what is proposed, or the first things that go. */
async function decide() {
  await page.evaluate(async () => {
    const go = document.querySelector('[data-go]');
    const off = () => go.getAttribute('aria-disabled') === 'true';
    const cells = [...document.querySelectorAll('.alloc')].map((one) =>
      one.querySelector('label.cell:nth-of-type(2) input'),
    );
    cells.slice(0, 2).forEach((cell) => cell?.click());
    const open = [
      '.decision label.mr:not(.on, .off, .twin)',
      '.decision .strips:not(:has(.on)) label',
      '.decision .assign .seg:not(:has(.on)) label:not(.off)',
      '.decision .choice:not(.on, .off)',
      '.decision .don:not(:has(.on)) label',
      '.decision:not(:has(.disp14)) .ops4:not(:has(.on)) label:not(.off)',
    ].join(', ');
    for (let i = 0; i < 12 && off(); i++) {
      document.querySelector(open)?.click();
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  });
}

async function submit() {
  const before = await page.evaluate(() => document.querySelector('form')?.outerHTML);
  await page.evaluate(() => {
    const go = document.querySelector('[data-go]');
    const off = go.getAttribute('aria-disabled') === 'true';
    (off ? document.querySelector('[data-second]') : go)?.click();
  });
  await page.waitForFunction((old) => document.querySelector('form')?.outerHTML !== old, before);
}

/** A dialog that a key opens. */
async function dialog(key, name) {
  await page.keyboard.press(key);
  await page.locator('dialog').waitFor();
  await take(name);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

await page.goto(url);
await page.locator('[data-play]').waitFor();
await take('home');
await page.goto(`${url}/make`);
await page.locator('[data-begin]').waitFor();
await take('make');
await page.goto(url);
await page.goto(`${url}/make#tablet`);
await page.locator('[data-begin]').click();
await page.locator('[data-open]').waitFor();
await take('handover');
await page.goto(`${url}/rules`);
await page.locator('.book h2').first().waitFor();
await take('rules');
for (const [game, name] of [
  ['copycat', 'text-copycat'],
  ['die-macher-2006', 'text-2006'],
]) {
  await page.goto(url);
  await page.locator(`[data-offer="${game}"]`).click();
  await page.locator('.dec [data-go]').waitFor();
  await take(name);
}
await page.goto(`${url}/watch`);
await page.locator('[data-watch]').waitFor();
await page.locator('.displays').waitFor();
await page.locator('.phases:not(.setup)').waitFor();
await page.locator('[data-watch]').click();
await take('watch');
await page.goto(`${url}/learn`);
await page.locator('.lesson').waitFor();
await page.locator('.displays').waitFor();
await take('lesson');
await dialog('?', 'keys');
await dialog('c', 'compare');
await dialog('r', 'rule');
await dialog('l', 'log');
await page.keyboard.press('h');
await page.locator('.advice li').first().waitFor();
await take('advice');
await page.locator('[data-settings]').click();
await page.locator('dialog').waitFor();
await take('settings');
await page.keyboard.press('Escape');
await page.keyboard.press('t');
await page.locator('.text-page .board table').first().waitFor();
await take('text-2019');
await page.keyboard.press('t');
await page.goto(url);
await page.locator('[data-offer]').nth(1).click();
await moment();
await page.locator('.displays').waitFor();
await take('table-five');
await page.goto(url);
await page.locator('[data-play]').click();

const names = {
  '0.10': 'draft',
  0.11: 'program',
  0.14: 'start-position',
  1.1: 'bid',
  2.1: 'programs',
  3.1: 'media',
  4.1: 'rallies',
  5.1: 'politicians',
  6.1: 'pay',
  7.2: 'opinion',
  8.2: 'poll-auction',
  8.6: 'poll',
  9.2: 'votes',
  9.13: 'donation',
};
const taken = new Set();
for (let at = await moment(); at !== 'end'; at = await moment()) {
  if (at === 'election') {
    if (!taken.has('election')) await take('election');
    taken.add('election');
    await page.locator('[data-on]').click();
    await page.locator('[data-on]').waitFor({ state: 'detached' });
    continue;
  }
  const rule = (await page.locator('.decision .link').first().textContent()) ?? '';
  const name = names[rule.replace('Rule ', '').trim()];
  await decide();
  if (name !== undefined && !taken.has(name)) {
    taken.add(name);
    await take(`table-${name}`);
  }
  await submit();
}
await take('final-score');
await page.locator('[data-replay]').click();
await page.locator('.table-page.replay').waitFor();
await page.locator('.chances li').first().waitFor();
await page.getByLabel('Move of the game').fill('90');
await page.getByText('Move 90 of').waitFor();
await take('replay');
await browser.close();
server.close();
console.log(`pictures are in ${folder}`);
