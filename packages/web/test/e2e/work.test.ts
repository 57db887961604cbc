import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { Meter, told } from './meter.js';
import { visit, type Person } from './person.js';

const SLOW = 480_000;

/** Work is counted; how long it takes on a machine is told by `npm run bench -- --web`. */
describe.skipIf(noBrowser)('how much there is to do in a browser', () => {
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
  });

  test(
    'home can be used as soon as its page is there, without any script',
    async () => {
      const { page } = person;
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(started.url);
      const blocking = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
          .map(({ name }) => name),
      );
      expect(blocking).toEqual([]);
      // Nothing but the page itself is needed: what it offers are links, and they are followed.
      await page.unroute('**/*.js');
      await page.locator('[data-play]').click();
      await page.locator('.decision').waitFor();
    },
    SLOW,
  );

  test(
    'the script takes over the page that is there',
    async () => {
      const { page } = person;
      let comeIn: () => void = () => undefined;
      const seen = new Promise<void>((resolve) => (comeIn = resolve));
      await page.route('**/*.js', async (route) => {
        await seen;
        await route.continue();
      });
      await page.goto(started.url, { waitUntil: 'commit' });
      const button = await page.locator('[data-play]').elementHandle();
      comeIn();
      await page.locator('[data-online]').waitFor();
      expect(await page.locator('[data-play]').count()).toBe(1);
      expect(await button?.evaluate((element) => element.isConnected)).toBe(true);
    },
    SLOW,
  );

  test(
    'an event draws what it changes',
    async () => {
      const { page } = person;
      const meter = await Meter.of(person);
      await page.goto(`${started.url}/watch`);
      await page.locator('[data-watch]').waitFor();
      await page.getByText('4×').click();
      await page.mouse.move(2, 2);
      // The draft draws little: counted is what comes after it.
      await page.locator('.phases:not(.setup)').waitFor();
      await meter.look();
      await meter.events(40);
      const work = await meter.look();
      console.log(told(work));
      expect(work.calls / work.events).toBeLessThan(18_000); // 15,000
      expect(work.changes / work.events).toBeLessThan(36); // 29
    },
    SLOW,
  );

  test(
    'from home through the first election the page does no more than draw',
    async () => {
      const { page } = person;
      const meter = await Meter.of(person);
      await page.goto(started.url);
      await page.locator('[data-play]').click();
      while ((await person.moment()) === 'decision') await person.decide();
      await person.pass('election');
      await person.moment();
      const work = await meter.look();
      console.log(told(work));
      expect(work.calls / work.events).toBeLessThan(30_000); // 27,000, a little more or less by what bots do
      expect(work.changes / work.events).toBeLessThan(80); // 65: with a question, pieces become buttons with a name
    },
    SLOW,
  );
});
