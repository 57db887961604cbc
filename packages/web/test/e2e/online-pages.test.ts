import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { laptop, visit, type Person, type Screen } from './person.js';
import { startServer } from './server.js';

const SLOW = 120_000;

describe.skipIf(noBrowser)('pages around online play', () => {
  let served: Awaited<ReturnType<typeof launch>>;
  let server: Awaited<ReturnType<typeof startServer>>;
  const people: Person[] = [];
  beforeAll(async () => {
    [served, server] = await Promise.all([launch(), startServer()]);
  });
  afterAll(async () => {
    await served.stop();
    await server.stop();
  });
  afterEach(async () => {
    const faults = people.flatMap((person) => person.faults);
    await Promise.all(people.map(({ context }) => context.close()));
    people.length = 0;
    expect(faults).toEqual([]);
  });

  async function come(screen: Screen = laptop): Promise<Person> {
    const person = await visit(served.browser, screen);
    person.context.setDefaultTimeout(SLOW); // other work may share the machine
    people.push(person);
    return person;
  }

  test(
    'making a table: the address alone says where and how, and skipping to the content changes nothing',
    async () => {
      const { page } = await come();
      const chosen = (name: string): Promise<void> =>
        page.locator('.seg label.on').getByText(name, { exact: true }).waitFor();
      /** Only the part after the page's name changes; the page has heard of it afterwards. */
      const address = (hash: string): Promise<void> =>
        page.evaluate(
          (to) =>
            new Promise<void>((heard) => {
              addEventListener('hashchange', () => setTimeout(heard), { once: true });
              location.hash = to;
            }),
          hash,
        );
      await page.goto(`${server.url}/make`);
      await chosen('On this device');
      await address('#online');
      await page.locator('.make-online').waitFor();
      await address('#main');
      expect(await page.locator('.make-online').count()).toBe(1);
      await address('#tablet');
      await chosen('Several on this screen');
      expect(await page.locator('.make-online').count()).toBe(0);
      await address('');
      await chosen('I against bots');
    },
    SLOW,
  );
});
