// Everything that works without a server: pages, dialogs, and one game from draft to replay.
import { take, visit } from './camera.mjs';
import { decide, moment, passElection, ruleOf, submit } from './player.mjs';
import { serve } from '../serve.mjs';

/** The decisions of a game that have a picture, by the rule they stand under. */
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

export async function offline(browser, onlyPages) {
  const { server, url } = await serve(0);
  const page = await visit(browser);
  try {
    await pages(page, url);
    await aids(page, url);
    if (!onlyPages) await wholeGame(page, url);
  } finally {
    await page.context().close();
    server.close();
  }
}

/** Pages, and the games that are played in words. */
async function pages(page, url) {
  const shot = (name) => take(page, name);
  await page.goto(url);
  await page.locator('[data-play]').waitFor();
  await shot('home');
  await page.goto(`${url}/make`);
  await page.locator('[data-begin]').waitFor();
  await shot('make');
  await page.goto(`${url}/make#tablet`);
  await page.locator('[data-begin]').click();
  await page.locator('[data-open]').waitFor();
  await shot('handover');
  await page.goto(`${url}/rules`);
  await page.locator('.book h2').first().waitFor();
  await shot('rules');
  await page.goto(`${url}/nowhere`);
  await page.locator('h1').waitFor();
  await shot('not-found');
  for (const [game, name] of [
    ['copycat', 'copycat'],
    ['die-macher-2006', 'table-2006'],
  ]) {
    await page.goto(url);
    await page.locator(`[data-offer="${game}"]`).first().click();
    await page.locator('.decision [data-go], .dec [data-go]').first().waitFor();
    await shot(name);
  }
}

/** What helps a beginner, and the dialogs of a table. */
async function aids(page, url) {
  const shot = (name) => take(page, name);
  await page.goto(`${url}/watch`);
  await page.locator('[data-watch]').waitFor();
  await page.locator('.displays').waitFor();
  await page.locator('.phases:not(.setup)').waitFor();
  await page.locator('[data-watch]').click();
  await shot('watch');
  await page.goto(`${url}/learn`);
  await page.locator('.lesson').waitFor();
  await page.locator('.displays').waitFor();
  await shot('lesson');
  await dialog(page, '?', 'keys');
  await dialog(page, 'c', 'compare');
  await dialog(page, 'r', 'rule');
  await dialog(page, 'l', 'log');
  await page.keyboard.press('h');
  await page.locator('.advice li').first().waitFor();
  await shot('advice');
  await page.locator('[data-settings]').click();
  await page.locator('dialog').waitFor();
  await shot('settings');
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.locator('.text-page .board table').first().waitFor();
  await shot('text-2019');
  await page.keyboard.press('t');
  await page.goto(url);
  await page.locator('[data-offer]').nth(1).click();
  await moment(page);
  await page.locator('.displays').waitFor();
  await shot('table-five');
}

/** A dialog that a key opens. */
async function dialog(page, key, name) {
  await page.keyboard.press(key);
  await page.locator('dialog').waitFor();
  await take(page, name);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

/** A whole game: a picture of each kind of decision, an election, the score and the replay. */
async function wholeGame(page, url) {
  const shot = (name) => take(page, name);
  await page.goto(url);
  await page.locator('[data-play]').click();
  const taken = new Set();
  for (let at = await moment(page); at !== 'end'; at = await moment(page)) {
    if (at === 'election') {
      if (!taken.has('election')) await shot('election');
      taken.add('election');
      await passElection(page);
      continue;
    }
    const name = names[await ruleOf(page)];
    await decide(page);
    if (name !== undefined && !taken.has(name)) {
      taken.add(name);
      await shot(`table-${name}`);
    }
    await submit(page);
  }
  await shot('final-score');
  await page.locator('[data-replay]').click();
  await page.locator('.table-page.replay').waitFor();
  await page.locator('.chances li').first().waitFor();
  await page.locator('input[type=range]').fill('90');
  await shot('replay');
}
