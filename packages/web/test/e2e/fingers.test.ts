import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { phone, type Person } from './person.js';
import { reach, sitDown } from './reach.js';

const SLOW = 170_000;
type Point = { readonly x: number; readonly y: number };

/** The middle of what is on the page, or that share of its width from the left. */
async function spotOf(what: Locator, share = 0.5): Promise<Point> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is not on the page');
  return { x: box.x + box.width * share, y: box.y + box.height / 2 };
}

/** A real finger that goes from one point to another, or stays for so long. */
async function finger(page: Page, from: Point, to: Point = from, ms = 0): Promise<void> {
  await page.waitForTimeout(600); // whoever has pressed just now has not meant what lies there next
  const hand = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<unknown> =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  await touch('touchStart', from);
  const STEPS = 8;
  const steps = to === from ? 0 : STEPS;
  for (let i = 1; i <= steps; i++) {
    const part = (a: number, b: number): number => a + ((b - a) * i) / steps;
    await touch('touchMove', { x: part(from.x, to.x), y: part(from.y, to.y) });
  }
  await page.waitForTimeout(ms);
  await touch('touchEnd');
  await hand.detach();
}

describe.skipIf(noBrowser)('fingers on a phone', () => {
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

  test.each([
    ['Die Macher', 'four-elections', '.grip'],
    ['Copycat', 'copycat', '.cc-grip'],
  ])(
    'a folded decision of %s opens wherever its bar is pressed, and when it is drawn up',
    async (_, offer, grip) => {
      person = await sitDown(started.browser, started.url, offer, phone);
      const { page } = person;
      await person.moment();
      const open = (): Promise<string | null> => page.locator(grip).getAttribute('aria-expanded');
      const title = page.locator('form.decision h2').first();
      const fold = async (): Promise<void> => {
        await finger(page, await spotOf(page.locator(grip)));
        await expect.poll(open).toBe('false');
      };
      await fold();
      await finger(page, await spotOf(title, 0.2));
      await expect.poll(open).toBe('true');
      await fold();
      const { x, y } = await spotOf(title, 0.2);
      await finger(page, { x, y }, { x, y: y - 200 });
      await expect.poll(open).toBe('true');
      const held = await spotOf(page.locator(grip));
      await finger(page, held, { x: held.x, y: held.y + 200 });
      await expect.poll(open).toBe('false');
    },
    SLOW,
  );

  test(
    'a sum is slid on its ruler, and its figure is none',
    async () => {
      person = await sitDown(started.browser, started.url, 'four-elections', phone);
      await reach(person, 'bidForPoll');
      const { page } = person;
      const sum = page.locator('[data-stepper] output');
      const ruler = page.locator('.ruler');
      const figures = page.locator('.ruler text');
      const most = Number(await figures.last().textContent());
      expect(most).toBeGreaterThan(4);
      const said = async (): Promise<number> =>
        Number((await sum.innerText()).replaceAll(/\D/g, '')) / 1000;
      await finger(page, await spotOf(ruler, 0.985));
      await expect.poll(said).toBe(most);
      await finger(page, await spotOf(sum, 0.1));
      expect(await said()).toBe(most);
      await finger(page, await spotOf(ruler, 0.985), await spotOf(ruler, 0.5));
      await expect.poll(said).toBeLessThan(most);
      expect(Math.abs((await said()) - most / 2)).toBeLessThanOrEqual(1);
    },
    SLOW,
  );

  test(
    'what a finger asked for by staying stays told when it is lifted',
    async () => {
      person = await sitDown(started.browser, started.url, 'four-elections', phone);
      const { page } = person;
      await person.moment();
      await finger(page, await spotOf(page.locator('.grip')));
      const told = page.locator('[data-pointed] b');
      await finger(page, await spotOf(page.locator('.state-slot.fore .ifnow')), undefined, 900);
      await page.waitForTimeout(300); // a finger is away long before one has read it
      expect(await told.isVisible()).toBe(true);
      await finger(page, await spotOf(page.locator('.tabs button').nth(1)));
      await expect.poll(() => told.isVisible()).toBe(false);
    },
    SLOW,
  );
});
