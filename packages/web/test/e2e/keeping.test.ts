import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { inWords, laptop, visit, type Person } from './person.js';

/** Other work may share the machine. */
const SLOW = 240_000;

/** Put before the referee's own code: its store takes nothing while somebody says so. */
const withoutRoom = `
  let full = false;
  new BroadcastChannel('room').onmessage = ({ data }) => (full = data);
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...all) {
    if (full) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, all);
  };
`;

describe.skipIf(noBrowser)('what a browser keeps', () => {
  let started: Awaited<ReturnType<typeof launch>>;
  let person: Person;
  beforeAll(async () => {
    started = await launch();
  });
  afterAll(() => started.stop());
  beforeEach(async () => {
    person = await visit(started.browser, laptop, inWords);
    await person.page.goto(started.url);
  });
  afterEach(async () => {
    await person.context.close();
    expect(person.faults).toEqual([]);
  });

  /** A game in words, at its first decision. */
  async function begin(): Promise<void> {
    await person.page.locator('[data-offer="copycat"]').click();
    await person.moment();
  }
  const setFull = (full: boolean): Promise<void> =>
    person.page.evaluate((is) => new BroadcastChannel('room').postMessage(is), full);

  test('a lesson is gone on with, and one that was deleted by mistake comes back', async () => {
    const { page } = person;
    await page.locator('nav a[href="#learn"]').click();
    expect(new URL(page.url()).pathname).toBe('/');
    await page.locator('[data-lesson="copycat"]').click();
    await person.moment();
    const address = page.url();
    await page.goto(started.url);
    await page.locator('.bin').click();
    await page.locator('[data-undo]').click();
    await page.locator('.bin').waitFor();
    await page.reload();
    const on = page.locator(`[data-lesson="copycat"][href="${new URL(address).pathname}"]`);
    await on.click();
    await person.moment();
    expect(page.url()).toBe(address);
  });

  test('a half-made choice is still there when the page is loaded again', async () => {
    await begin();
    const { page } = person;
    const option = page.locator('.dec input[type=radio]').nth(2);
    await option.check({ force: true });
    const confirmed = await person.go.textContent();
    await page.reload();
    await person.moment();
    expect(await option.isChecked()).toBe(true);
    expect(await person.go.textContent()).toBe(confirmed);
    await person.go.click();
    await page.waitForFunction(
      () => Object.keys(sessionStorage).filter((key) => key.includes('draft')).length === 0,
    );
  });

  test.each([
    // A bid is there from the beginning.
    { board: 'first board offered', offer: '[data-play]', parts: 4, given: ['bid'] },
    {
      board: 'board where pieces are pressed',
      offer: '[data-offer="copycat"]',
      parts: 2,
      given: [],
    },
  ])(
    'so is one that was made on the $board, in $parts parts',
    async ({ offer, parts, given }) => {
      await person.context.close();
      person = await visit(started.browser, laptop);
      await person.page.goto(started.url);
      const { page } = person;
      await page.locator(offer).click();
      const answer = (): Promise<(string | null)[]> =>
        Promise.all([
          person.go.textContent(),
          page.evaluate(() =>
            [...document.querySelectorAll('.decision input')]
              .map((input) => (input instanceof HTMLInputElement && input.checked ? 'x' : '-'))
              .join(''),
          ),
        ]);
      const kinds = new Set<string>();
      while (kinds.size < parts) {
        if ((await person.moment()) === 'election') {
          await person.pass('election');
          continue;
        }
        const kind = (await page.locator('.decision').getAttribute('data-kind')) ?? '';
        kinds.add(kind);
        const open = await answer();
        await person.choose();
        const made = await answer();
        await page.reload();
        await person.moment();
        expect({ kind, answer: await answer() }).toEqual({ kind, answer: made });
        if (!given.includes(kind)) expect(made).not.toEqual(open);
        await person.decide();
      }
    },
    SLOW,
  );

  test('a move that finds no room says so, and is made when it is tried again', async () => {
    const { page, context } = person;
    await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const { 'content-encoding': _packed, ...headers } = response.headers();
      await route.fulfill({ headers, body: withoutRoom + (await response.text()) });
    });
    await page.reload();
    await begin();
    const question = await person.question();
    await page.locator('.dec input[type=radio]').first().check({ force: true });
    await setFull(true);
    await person.go.click();
    await page.locator('[data-retry]').waitFor();
    expect(await page.locator('dialog').textContent()).toContain('no room left');
    // Still no room: it is said again, and nothing is lost.
    await person.press(page.locator('[data-retry]'));
    await page.locator('[data-retry]').waitFor();
    expect(await page.locator('.dec input[type=radio]').first().isChecked()).toBe(true);
    expect(await person.question()).toBe(question);
    await setFull(false);
    await person.press(page.locator('[data-retry]'));
    await page.locator('dialog').waitFor({ state: 'detached' });
    await person.moment();
    await page.waitForFunction(
      () => document.querySelectorAll('.dec input[type=radio]:checked').length === 0,
    );
    const kept = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('hustings');
          opening.onsuccess = () => {
            const games = opening.result.transaction('games').objectStore('games').getAll();
            games.onsuccess = () => {
              const [game] = games.result as { moves: unknown[] }[];
              resolve(game.moves.length);
            };
          };
        }),
    );
    expect(kept).toBeGreaterThan(0);
  });
});
