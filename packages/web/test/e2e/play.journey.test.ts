import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { whole } from './extent.js';
import { skipTo } from './middle.js';
import { laptop, visit, type Person } from './person.js';

const SLOW = 480_000;
/** The round that ends the game. */
const LAST = 4;

describe.skipIf(noBrowser)('in a browser', () => {
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
    'a full game of four elections against bots, its first round by mouse, with every screen audited',
    async () => {
      const { page } = person;
      await page.goto(started.url);
      await page.locator('[data-play]').waitFor();
      await person.audit('home');
      await page.locator('[data-play]').click();
      await person.moment();
      const asked = new Set<string>();
      let elections = 0;
      for (;;) {
        const moment = await person.moment();
        if (moment === 'end') break;
        if (moment === 'election') {
          if (elections++ === 0) await person.audit('election');
          // What stands above it does not tell who wins, however far the game has gone on.
          expect(await page.locator('.above .phase.now').getAttribute('data-phase')).toBe('9');
          await person.press(page.locator('[data-on]'));
          await page.locator('[data-on]').waitFor({ state: 'detached' });
          continue;
        }
        const rule = (await page.locator('.decision .link').first().textContent()) ?? '';
        if (!asked.has(rule)) await person.audit(rule, asked.size === 0 ? 'html' : '.decision');
        asked.add(rule);
        await person.decide();
        if (elections === 1) break;
      }
      // Every further round has the same decisions, on the same panels.
      await person.moment();
      await skipTo(page, LAST);
      elections += (await person.playOut()).elections;
      expect(elections).toBe(whole ? LAST : 2);
      await person.audit('final score');
      await page.locator('[data-replay]').click();
      await page.locator('.chances li').first().waitFor();
      await person.audit('replay of a finished game');
      await page.getByText('Back to the result').click();
      await page.locator('.scoring-page').waitFor();
      expect(asked.size).toBeGreaterThan(10);
      const scores = await page.locator('.bars .tot').allTextContents();
      expect(scores).toHaveLength(4);
      // A new table from the final score works at once.
      await page.getByRole('button', { name: 'Same table again' }).click();
      await page.locator('.scoring-page').waitFor({ state: 'detached' });
      expect(await person.moment()).toBe('decision');
    },
    SLOW,
  );

  test(
    'the whole way from home to the final score by keyboard alone',
    async () => {
      const { page } = person;
      await page.goto(started.url);
      await page.locator('[data-play]').waitFor();
      for (let i = 0; i < 24; i++) {
        await page.keyboard.press('Tab');
        if (await page.evaluate(() => document.activeElement?.hasAttribute('data-play'))) break;
      }
      await page.keyboard.press('Enter');
      await person.moment();
      for (let i = 0; i < 5; i++) {
        expect(await person.moment()).toBe('decision');
        await person.type();
      }
      await skipTo(page, LAST);
      for (;;) {
        const moment = await person.moment();
        if (moment === 'end') break;
        if (moment === 'election') {
          await page.keyboard.press('Shift'); // Enter struck twice would be the decision before
          await page.keyboard.press('Enter');
        } else await person.type();
        if (moment === 'election') await page.locator('[data-on]').waitFor({ state: 'detached' });
      }
      await page.locator('.scoring-page h1').waitFor();
    },
    SLOW,
  );

  test(
    'without a network: the page loads, a game begins, and goes on where it stood',
    async () => {
      await person.context.close();
      person = await visit(started.browser, laptop, { keeps: true });
      const { page, context } = person;
      await page.goto(started.url);
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active?.state === 'activated') return;
        await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
      });
      await context.setOffline(true);
      await page.reload();
      await page.locator('[data-play]').click();
      await person.moment();
      await person.decide();
      await person.moment();
      const before = await page.locator('.decision h2').textContent();
      await page.reload();
      expect(await person.moment()).toBe('decision');
      expect(await page.locator('.decision h2').textContent()).toBe(before);
      await page.goto(started.url);
      await page.getByText('Continue').click();
      expect(await person.moment()).toBe('decision');
    },
    SLOW,
  );

  test(
    'history at the table, a link to a moment, and playing on from there',
    async () => {
      const { page } = person;
      await page.goto(started.url);
      await page.locator('[data-play]').click();
      for (let i = 0; i < 6; i++) {
        await person.moment();
        await person.decide();
      }
      await person.moment();
      const question = await person.question();
      await page.locator('[data-history]').click();
      await page.locator('.table-page.replay').waitFor();
      await person.audit('history');
      const slider = page.getByLabel('Move of the game');
      const last = Number(await slider.getAttribute('max'));
      await slider.fill('3');
      await page.getByText('Move 3 of').waitFor();
      await page.getByRole('button', { name: 'One move forward' }).click();
      await page.getByText('Move 4 of').waitFor();
      await page.locator('[data-now]').click();
      await person.moment();
      expect(await person.question()).toBe(question);
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await page.goto(`${started.url}/replay/${id}#5`);
      await page.getByText(`Move 5 of ${last}`).waitFor();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await page.getByText(`Move 6 of ${last}`).waitFor();
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.locator('[data-branch]').click();
      await page.waitForURL(/\/play\//);
      expect(new URL(page.url()).pathname).not.toContain(id);
      expect(await person.moment()).toBe('decision');
    },
    SLOW,
  );
});
