import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { laptop, visit, type Keeps, type Likes, type Person } from './person.js';
import { reach } from './reach.js';
import { peopleDecide, seeded } from './seeded.js';
import { watched, type Watched } from './watched.js';

const SLOW = 480_000;
const SEED = '7'.repeat(64);

/** Runs in the page: the pauses between the moves of bots never end by themselves. */
function endless(): void {
  const set = window.setTimeout.bind(window);
  const PAUSE = 1800;
  Object.assign(window, {
    setTimeout: (then: () => void, after?: number) => (after === PAUSE ? 0 : set(then, after)),
  });
}

/** Runs in the page: sounds and notices are counted, and whoever looks elsewhere is believed. */
function listening(): void {
  const heard = { tones: 0, notices: [] as string[], hidden: false };
  Object.assign(window, { heard });
  Object.defineProperty(document, 'hidden', { get: () => heard.hidden });
  OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number): void {
    heard.tones++;
    AudioScheduledSourceNode.prototype.start.call(this, when);
  };
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  ServiceWorkerRegistration.prototype.showNotification = (title, what) => {
    heard.notices.push(`${title}: ${what?.body}`);
    return Promise.resolve();
  };
}
type Heard = { heard: { tones: number; notices: string[]; hidden: boolean } };

/** Runs in the page: pieces that are seen on their way are counted, and those that have landed. */
function counting(): void {
  const flights = { begun: 0, landed: 0 };
  Object.assign(window, { flights });
  const count = (nodes: NodeList): number =>
    [...nodes].filter((node) => node instanceof SVGElement && 'flight' in node.dataset).length;
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      flights.begun += count(addedNodes);
      flights.landed += count(removedNodes);
    }
  }).observe(document, { childList: true, subtree: true });
}
type Counted = { flights: { begun: number; landed: number } };

describe.skipIf(noBrowser)('at a table one can follow', () => {
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

  async function begin(likes: Likes & Keeps, ...scripts: (() => void)[]): Promise<void> {
    person = await visit(started.browser, laptop, likes);
    await person.context.addInitScript(seeded, SEED);
    await person.context.addInitScript(watched);
    for (const script of scripts) await person.context.addInitScript(script);
    await person.page.goto(`${started.url}/new/four-elections`);
  }
  const hold = (): Promise<void> =>
    person.page.evaluate(() => (window as unknown as Watched).hold());
  const letGo = (): Promise<void> =>
    person.page.evaluate(() => (window as unknown as Watched).let());

  /** Decides until others must, who are held. */
  async function untilOthers(): Promise<void> {
    for (;;) {
      while ((await person.moment()) !== 'decision') await person.pass('election');
      await peopleDecide(person.page);
      await hold();
      await person.decide();
      await person.page.locator('.decision').first().waitFor();
      if ((await person.page.locator('.decision.waiting').count()) > 0) return;
      await letGo();
    }
  }

  test(
    'bots move one after the other, what each did is said, and a press beside everything skips',
    async () => {
      await begin({ pace: 'slow' }, endless);
      const { page } = person;
      const skip = page.locator('[data-skip]');
      const paced = page.locator('.decision.waiting:has([data-skip]) .decided');
      for (let i = 0; i < 2; i++) {
        // A wait can be over again before it was seen: only one that is there is skipped.
        while ((await paced.count()) === 0) {
          await page.locator('[data-go], [data-on], [data-skip]').first().waitFor();
          if ((await skip.count()) > 0) continue;
          if ((await page.locator('[data-on]').count()) > 0) await person.pass('election');
          else await person.decide();
        }
        if (i === 0) {
          await person.audit('waiting', '.decision');
          await skip.click();
        } else {
          await page.mouse.move(2, 2);
          await page.locator('.board h1').evaluate((head) => head.parentElement?.click());
        }
        await skip.waitFor({ state: 'detached' });
        expect(await person.moment()).toMatch(/decision|election/);
      }
    },
    SLOW,
  );

  test(
    'what others changed is marked until one acts',
    async () => {
      await begin({});
      const { page } = person;
      const marks = page.locator('.state [data-since]');
      while ((await marks.count()) === 0) {
        if ((await person.moment()) === 'election') await person.pass('election');
        else await person.decide();
        await person.moment();
        await peopleDecide(page);
      }
      expect(await marks.first().getAttribute('title')).toContain('since your last decision');
      await person.audit('marks', '.states');
      await page.reload();
      await person.moment();
      await marks.first().waitFor();
      await untilOthers();
      await marks.first().waitFor({ state: 'detached' });
    },
    SLOW,
  );

  test(
    'whose turn it is shows in title and icon; whoever waited long is called',
    async () => {
      await begin({ sound: 'on', notices: true, keeps: true }, listening);
      const { page } = person;
      const icon = page.locator('link[rel=icon]');
      await person.moment();
      await page.waitForFunction(() => document.title.startsWith('Your turn'));
      expect(await icon.getAttribute('href')).toBe('/icon-turn.svg');
      await untilOthers();
      await page.waitForFunction(() => !document.title.startsWith('Your turn'));
      expect(await icon.getAttribute('href')).toBe('/icon.svg');
      expect(await page.evaluate(() => (window as unknown as Heard).heard.tones)).toBe(0);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        (window as unknown as Heard).heard.hidden = true;
      });
      await letGo();
      await page.waitForFunction(() => (window as unknown as Heard).heard.notices.length > 0);
      const heard = await page.evaluate(() => (window as unknown as Heard).heard);
      expect(heard.tones).toBeGreaterThan(0);
      expect(heard.notices[0]).toContain('Your turn: Die Macher');
    },
    SLOW,
  );

  test(
    'home says against whom one plays, and how strong they are',
    async () => {
      person = await visit(started.browser);
      const { page } = person;
      for (const [strength, level] of [
        ['Gentle', 'volunteer'],
        ['Strong', 'strategist'],
      ] as const) {
        await page.goto(started.url);
        await page.locator('[data-online]').waitFor();
        if (strength === 'Strong') await page.getByText(strength, { exact: true }).click();
        expect(await page.getByRole('radio', { name: strength }).isChecked()).toBe(true);
        expect(await page.locator('[data-versus]').textContent()).toContain(
          'Ada, Jonas, and Tariq',
        );
        await page.locator('[data-play]').click();
        await person.moment();
        await page.locator('.party').nth(3).waitFor();
        expect(await page.locator(`.party [data-level=${level}]`).count()).toBe(3);
      }
    },
    SLOW,
  );

  const flights = (): Promise<Counted['flights']> =>
    person.page.evaluate(() => (window as unknown as Counted).flights);
  /** Decides so often, or until a piece was seen on its way; says how often it was. */
  async function decideUntilFlown(most: number): Promise<number> {
    for (let i = 0; i < most; i++) {
      if ((await flights()).begun > 0) return i;
      while ((await person.moment()) !== 'decision') await person.pass('election');
      await person.decide();
    }
    return most;
  }

  test(
    'a piece is seen on its way to where it lies, unless motion is not wanted or bots move at once',
    async () => {
      await begin({ pace: 'quick' }, counting);
      await reach(person, 'buyMedia'); // others buy after that
      await person.page.emulateMedia({ reducedMotion: 'no-preference' });
      const decided = await decideUntilFlown(40);
      expect((await flights()).begun).toBeGreaterThan(0);
      await expect
        .poll(
          async () => {
            const { begun, landed } = await flights();
            return begun - landed;
          },
          { timeout: SLOW },
        )
        .toBe(0);
      for (const [likes, reducedMotion] of [
        [{ pace: 'quick' }, 'reduce'],
        [{}, 'no-preference'],
      ] as const) {
        await person.context.close();
        await begin(likes, counting);
        await reach(person, 'buyMedia');
        await person.page.emulateMedia({ reducedMotion });
        await decideUntilFlown(decided);
        expect(await flights()).toEqual({ begun: 0, landed: 0 });
      }
    },
    SLOW,
  );

  test(
    'two people and two bots share a screen, which is handed over once for each pick of the draft',
    async () => {
      person = await visit(started.browser);
      const { page } = person;
      await page.goto(`${started.url}/make#tablet`);
      for (const chair of [3, 4])
        await page
          .getByRole('radiogroup', { name: `Who sits on chair ${chair}` })
          .getByRole('radio', { name: 'Bot' })
          .check({ force: true });
      await person.audit('make a table of people and bots');
      expect((await page.locator('.room h2').textContent())?.replaceAll('\u00a0', ' ')).toContain(
        '2 people on this screen and 2 bots',
      );
      await page.locator('[data-begin]').click();
      let [picks, handovers] = [0, 0];
      for (;;) {
        const moment = await person.moment();
        if (moment === 'handover') {
          handovers++;
          await person.pass('handover');
          continue;
        }
        const kind = await page.locator('form.decision').getAttribute('data-kind');
        if (kind !== 'draftPick') break;
        picks++;
        await person.decide();
      }
      expect(picks).toBeGreaterThan(3);
      expect(handovers).toBeLessThanOrEqual(picks / 2 + 2);
    },
    SLOW,
  );
});
