import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { phone, visit, type Person, type Screen } from './person.js';

const SLOW = 480_000;
/** A laptop of 1440 × 900 at 200 %. */
const zoomed: Screen = { width: 720, height: 450 };
const tablets: readonly Screen[] = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
];

/** Brings the button into view and says where it ends: at one go, for it may be drawn anew meanwhile. */
function lowestOfGo(): number {
  const go = document.querySelector('[data-go]');
  go?.scrollIntoView({ block: 'nearest' });
  return go?.getBoundingClientRect().bottom ?? 9999;
}

describe.skipIf(noBrowser)('every screen in a browser', () => {
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
  const come = async (screen?: Screen): Promise<void> => {
    person = await visit(started.browser, screen);
  };

  test(
    'axe finds nothing serious on any page, dialog and view, light and dark',
    async () => {
      await come();
      const { page } = person;
      const close = async (): Promise<void> => {
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
      };
      await page.goto(`${started.url}/make`);
      await page.locator('[data-begin]').waitFor();
      await person.auditBoth('make a table');
      await page.goto(`${started.url}/rules`);
      await page.locator('.book h2').first().waitFor();
      await person.auditBoth('rules');
      await page.getByRole('link', { name: 'Who knows what' }).click();
      expect(
        await page.evaluate(() => document.querySelector('#who-knows-what') && scrollY),
      ).toBeGreaterThan(500);
      await page.getByRole('link', { name: 'Copycat' }).click();
      await page.getByRole('heading', { level: 1, name: 'Copycat' }).waitFor();
      await page.goto(`${started.url}/nowhere`);
      await page.locator('h1').waitFor();
      await person.auditBoth('nothing here');
      await page.goto(`${started.url}/watch`);
      await page.locator('[data-watch]').waitFor();
      await page.locator('[data-watch]').click();
      await person.auditBoth('watching');
      for (const game of ['die-macher-2006', 'copycat']) {
        await page.goto(started.url);
        await page.locator(`[data-offer="${game}"]`).first().click();
        await person.moment();
        await person.auditBoth(`a table of ${game}`);
      }
      await page.goto(`${started.url}/learn`);
      await person.moment();
      await page.locator('.lesson').waitFor();
      await person.auditBoth('lesson');
      for (const [key, name] of [
        ['?', 'keys'],
        ['c', 'comparison'],
        ['l', 'log'],
        ['r', 'rule'],
      ] as const) {
        await page.keyboard.press(key);
        await page.locator('dialog').waitFor();
        await person.auditBoth(name, 'dialog');
        await close();
      }
      await page.keyboard.press('h');
      await page.locator('.advice li').first().waitFor();
      await person.auditBoth('advice', '.decision');
      await page.locator('[data-settings]').click();
      await page.locator('dialog').waitFor();
      await person.auditBoth('settings', 'dialog');
      await close();
      await page.keyboard.press('t');
      await page.locator('.text-page').waitFor();
      await person.auditBoth('Die Macher 2019 in words');
    },
    SLOW,
  );

  test(
    'at 200 % nothing scrolls sideways and every control can be reached',
    async () => {
      await come(zoomed);
      const { page } = person;
      for (const path of ['/', '/make', '/rules']) {
        await page.goto(`${started.url}${path}`);
        await page.locator('#main').waitFor();
        expect({ path, over: Math.max(0, await person.sideways()) }).toEqual({ path, over: 0 });
      }
      await page.goto(started.url);
      await page.locator('[data-play]').click();
      for (let i = 0; i < 12; i++) {
        await person.moment();
        expect(await person.sideways()).toBeLessThanOrEqual(0);
        await expect.poll(() => page.evaluate(lowestOfGo)).toBeLessThanOrEqual(zoomed.height);
        await person.decide();
      }
      await person.moment();
      await page.locator('.grip').click();
      await person.press(page.getByRole('button', { name: 'Parties' }));
      await page.locator('.party').first().waitFor();
      expect(await person.sideways()).toBeLessThanOrEqual(0);
    },
    SLOW,
  );

  test(
    'a phone: home, making a table, table, hand-over, replay; no sideways scrolling, audited',
    async () => {
      await come(phone);
      const { page } = person;
      const fits = async (name: string): Promise<void> => {
        expect({ name, over: Math.max(0, await person.sideways()) }).toEqual({ name, over: 0 });
        await person.auditBoth(`${name} on a phone`);
      };
      await page.goto(started.url);
      await page.locator('[data-play]').waitFor();
      await fits('home');
      await page.goto(`${started.url}/make#tablet`);
      await page.locator('[data-begin]').waitFor();
      await fits('make');
      await page.locator('[data-begin]').click();
      await person.moment();
      await fits('hand-over');
      await page.goto(started.url);
      await page.locator('[data-play]').click();
      for (let i = 0; i < 9; i++) {
        await person.moment();
        expect(await person.sideways()).toBeLessThanOrEqual(0);
        await person.decide();
      }
      await person.moment();
      await page.locator('.grip').click();
      await person.press(page.getByRole('button', { name: 'Parties' }));
      await page.locator('.party').first().waitFor();
      await fits('parties');
      const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await page.goto(`${started.url}/replay/${id}#5`);
      await page.getByText('Move 5 of').waitFor();
      await fits('replay');
      await page.getByRole('button', { name: 'One move forward' }).click();
      await page.getByText('Move 6 of').waitFor();
    },
    SLOW,
  );

  test(
    'tablets: nothing overlaps the decision, nothing scrolls sideways',
    async () => {
      await come(tablets[0]);
      const { page } = person;
      await page.goto(started.url);
      await page.locator('[data-offer]').nth(1).click();
      await person.moment();
      for (const screen of tablets) {
        await page.setViewportSize(screen);
        expect(await person.sideways()).toBeLessThanOrEqual(0);
        const widest = await page.evaluate(() => {
          const side = document.querySelector('.side-col')?.getBoundingClientRect().left ?? 0;
          const parts = [...document.querySelectorAll('.board .party, .board .state, .displays')];
          return Math.max(...parts.map((part) => part.getBoundingClientRect().right)) - side;
        });
        expect(widest).toBeLessThanOrEqual(0);
      }
    },
    SLOW,
  );

  test(
    'what belongs together lights up, by mouse and by keyboard; keys lead where they say',
    async () => {
      await come();
      const { page } = person;
      await page.goto(started.url);
      await page.locator('[data-play]').click();
      await person.moment();
      const party = await page.locator('.party').nth(1).getAttribute('data-party');
      await page.locator('.party').nth(1).hover();
      const lit = page.locator(`[data-party="${party}"][data-lit]`);
      expect(await lit.count()).toBeGreaterThan(8);
      expect(await page.locator(`[data-lit]:not([data-party="${party}"])`).count()).toBe(0);
      await page.mouse.move(0, 0);
      await page.locator('.matrix input').first().focus();
      await page.keyboard.press('n');
      const go = await page.evaluate(() => document.activeElement?.hasAttribute('data-go'));
      expect(go).toBe(true);
      await page.keyboard.press('1');
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('state');
      await page.keyboard.press('d');
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('decision');
      await page.locator('.decision [data-rule]').focus();
      expect(await page.locator('.phase[data-lit]').count()).toBeGreaterThan(0);
    },
    SLOW,
  );
});
