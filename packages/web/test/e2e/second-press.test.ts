import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { visit, type Person } from './person.js';
import { peopleDecide, seeded } from './seeded.js';
import { watched, type Watched } from './watched.js';

const SLOW = 480_000;
const SEED = '5'.repeat(64);
const DECISIONS = 8;

describe.skipIf(noBrowser)('a second press', () => {
  let started: Awaited<ReturnType<typeof launch>>;
  let person: Person;
  beforeAll(async () => {
    started = await launch();
  });
  afterAll(() => started.stop());
  afterEach(async () => {
    await person.context.close();
    expect(person.faults).toEqual([]);
  });

  async function begin(offer: string): Promise<void> {
    person = await visit(started.browser);
    await person.context.addInitScript(seeded, SEED);
    await person.context.addInitScript(watched);
    await person.page.goto(`${started.url}/new/${offer}`);
  }
  const submits = (): Promise<number> =>
    person.page.evaluate(() => (window as unknown as Watched).submits);
  const freeze = (frozen: boolean): Promise<void> =>
    person.page.evaluate((still) => {
      const page = window as unknown as Watched;
      page.frozen = undefined;
      if (still) page.frozen = performance.now();
    }, frozen);
  const standing = (): Promise<string> =>
    person.page.evaluate(() => document.querySelector('form')?.outerHTML ?? '');
  /** What a stray press could have opened. */
  const astray = (): Promise<number> => person.page.locator('dialog, .hist').count();

  /** The button that decides, ready to be pressed. */
  async function ready(): Promise<{ x: number; y: number }> {
    while ((await person.moment()) !== 'decision') await person.pass('election');
    await peopleDecide(person.page);
    await person.choose();
    const off = (await person.go.getAttribute('aria-disabled')) === 'true';
    const button = person.page.locator(off ? '[data-second]' : '[data-go]');
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (box === null) throw new Error('no button');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  test.each([['four-elections'], ['copycat']])(
    'at a table of %s decides once, whatever has come to lie under the mouse',
    async (offer) => {
      await begin(offer);
      const { page } = person;
      for (let i = 0; i < DECISIONS; i++) {
        const { x, y } = await ready();
        await page.mouse.move(2, 2);
        await page.mouse.move(x, y);
        const before = await standing();
        await freeze(true);
        await page.mouse.click(x, y);
        await page.waitForFunction(
          (old) =>
            (document.querySelector('form')?.outerHTML ?? '') !== old &&
            document.querySelector('[aria-busy=true]') === null,
          before,
        );
        await peopleDecide(page);
        const sent = await submits();
        await page.mouse.click(x, y);
        await page.mouse.dblclick(x + 1, y);
        await freeze(false);
        await peopleDecide(page);
        expect({ sent: await submits(), astray: await astray() }).toEqual({ sent, astray: 0 });
      }
    },
    SLOW,
  );

  test(
    'on a piece of the table chooses it, and decides only when it is meant',
    async () => {
      await begin('copycat');
      const { page } = person;
      while ((await person.moment()) !== 'decision') await person.pass('election');
      await peopleDecide(page);
      const card = page.locator('.hand .usable').first();
      await freeze(true);
      const sent = await submits();
      await card.dblclick();
      await peopleDecide(page);
      expect(await card.getAttribute('aria-pressed')).toBe('true');
      expect(await submits()).toBe(sent);
      await freeze(false);
      await card.click();
      await page.waitForFunction((n) => (window as unknown as Watched).submits > n, sent);
    },
    SLOW,
  );

  test(
    'with Enter held down confirms one decision',
    async () => {
      await begin('four-elections');
      const { page } = person;
      await ready();
      await page.keyboard.press('d');
      const sent = await submits();
      await freeze(true);
      await page.keyboard.down('Enter');
      await page.waitForFunction((n) => (window as unknown as Watched).submits > n, sent);
      await peopleDecide(page);
      await page.locator('.decision:not(.waiting) [data-go]').waitFor();
      await page.keyboard.press('d');
      for (let i = 0; i < 3; i++) await page.keyboard.down('Enter'); // it repeats
      expect(await submits()).toBe(sent + 1);
    },
    SLOW,
  );

  test(
    'on the same thing counts as often as it is made',
    async () => {
      await begin('four-elections');
      const { page } = person;
      await ready();
      await page.locator('[data-settings]').click();
      const box = await page.locator('dialog label').nth(1).boundingBox();
      if (box === null) throw new Error('no label');
      await freeze(true);
      await page.mouse.move(2, 2);
      await page.mouse.dblclick(box.x + 4, box.y + 4);
      expect(await page.locator('dialog input').nth(1).isChecked()).toBe(true);
    },
    SLOW,
  );

  test(
    'finds the log where it was: what lies below the panel stays while others decide',
    async () => {
      await begin('four-elections');
      const { page } = person;
      const log = page.locator('.side-col .log');
      const waiting = page.locator('.decision.waiting');
      for (let i = 0; ; i++) {
        await ready();
        // A tall panel has the log's room too: then there is nothing that could stay.
        const isSeen = await log.locator('li').first().isVisible();
        const before = isSeen ? await log.boundingBox() : null;
        await page.evaluate(() => (window as unknown as Watched).hold());
        await person.decide();
        await page.locator('.decision').first().waitFor();
        if (before !== null && (await waiting.count()) > 0) {
          expect((await log.boundingBox())?.y).toBe(before.y);
          return;
        }
        await page.evaluate(() => (window as unknown as Watched).let());
      }
    },
    SLOW,
  );
});
