import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asksFirst, recorded } from '../../../../games/die-macher/test/edition-2006/recorded.js';
import type { Chair } from '../../src/engine/tables.js';
import { launch, noBrowser } from './browser.js';
import { goOnWith } from './kept.js';
import { visit, type Person } from './person.js';

const SLOW = 120_000;
const bot = (name: string): Chair => ({ name, by: 'bot', level: 'intern' });
const chairs: readonly Chair[] = [{ name: 'Mira', by: 'person' }, ...['Ada', 'Jonas'].map(bot)];

/** How the window of a rule is headed. */
const headed = (id: string): { name: string; exact: true } => ({
  name: `Rule ${id.replace(/^.*-/, '')}`,
  exact: true,
});

/** What answers in all panels is looked at in `test/why.test.ts`; here it is asked, and its link followed. */
describe.skipIf(noBrowser)('why can’t I?', () => {
  let started: Awaited<ReturnType<typeof launch>>;
  let mira: Person;
  beforeAll(async () => {
    started = await launch();
  }, SLOW);
  afterAll(() => started.stop());
  beforeEach(async () => {
    mira = await visit(started.browser);
  });
  afterEach(async () => {
    expect(mira.faults).toEqual([]);
    await mira.context.close();
  });

  test(
    'what can’t be used answers when it is pressed, by mouse and by keys, and leads to its rule',
    async () => {
      const { page } = mira;
      const meetings = { seats: 3, length: 'full', until: asksFirst('placeMeetings') } as const;
      await goOnWith(page, started.url, recorded('why', meetings), chairs);
      await mira.moment();
      const [why, book] = [page.locator('.why.refuse'), page.locator('dialog')];
      const off = page.locator('.decision input[data-cannot]').first();
      expect(await why.isVisible()).toBe(false);
      await off.click({ force: true });
      const said = await off.getAttribute('data-cannot');
      await why.getByText(said ?? '?').waitFor();
      expect(await off.isChecked()).toBe(false);
      await mira.audit('an answer to a question', '.decision');
      await why.getByRole('button').click();
      const rule = (await off.getAttribute('data-cannot-rule')) ?? '?';
      await book.getByRole('heading', headed(rule)).waitFor();
      await page.keyboard.press('Escape');
      // Another press asks for something else; keys ask as well.
      await page.locator('.decision .cell:not(.beyond) input').first().click({ force: true });
      await why.waitFor({ state: 'hidden' });
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      const last = page.locator('.decision fieldset').first().locator('input[data-cannot]').last();
      await why.getByText((await last.getAttribute('data-cannot')) ?? '?').waitFor();
    },
    SLOW,
  );

  test(
    'the log and the text view lead to the rules as well',
    async () => {
      const { page } = mira;
      const bids = { seats: 3, length: 'full', until: asksFirst('bidForPoll') } as const;
      await goOnWith(page, started.url, recorded('log', bids), chairs);
      await mira.moment();
      const book = page.locator('dialog');
      const line = page.locator('[data-log-rule]').first();
      const rule = (await line.getAttribute('data-log-rule')) ?? '?';
      await line.click();
      await book.getByRole('heading', headed(rule)).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('t');
      for (const place of ['.dec .q', '.said']) {
        const link = page.locator(`${place} [data-rule]`).first();
        await link.click();
        const opened = (await link.getAttribute('data-rule')) ?? '?';
        await book.getByRole('heading', headed(opened)).waitFor();
        await page.keyboard.press('Escape');
      }
      await page.locator('[data-go]').click({ force: true });
      await page.locator('.why.refuse').getByText('Enter a number first').waitFor();
      await page.locator('.why.refuse').getByRole('button').click();
      await book.getByRole('heading', headed('M06-7.1')).waitFor();
    },
    SLOW,
  );
});
