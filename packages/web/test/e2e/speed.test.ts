import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { visit, type Person } from './person.js';

/**
 * Times are disturbed by whatever else the machine does, and only ever upwards: the best of a few
 * tries is the client's own. A real fault fails them all.
 */
const TRIES = { timeout: 170_000, retry: 3 };

const KILOBIT = 1024 / 8;
/**
 * Fast 3G as Chrome's preset is defined: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. The
 * panel of the DevTools stretches these to 562.5 ms and 90 % of the throughput for every request;
 * that figure is printed as well.
 */
const fast3G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1638.4 * KILOBIT,
  uploadThroughput: 750 * KILOBIT,
};
const stretched = {
  ...fast3G,
  latency: 562.5,
  downloadThroughput: fast3G.downloadThroughput * 0.9,
  uploadThroughput: fast3G.uploadThroughput * 0.9,
};
const CPU = 4;

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

describe.skipIf(noBrowser)('how fast it is in a browser', () => {
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

  /** From the wish to see the page until its button can be pressed, in milliseconds. */
  async function start(network: typeof fast3G): Promise<number> {
    const { page, context } = await visit(started.browser);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('[data-play]') === null) return;
        performance.mark('interactive');
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(started.url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
    const time = await page.evaluate(
      () => performance.getEntriesByName('interactive')[0]?.startTime ?? Infinity,
    );
    await context.close();
    return time;
  }

  test('home can be used within 1.5 s on a slow machine with fast 3G', TRIES, async () => {
    const time = await start(fast3G);
    const asInDevTools = await start(stretched);
    console.log(
      `home can be used after ${time.toFixed(0)} ms (fast 3G, processor / ${CPU}); with the DevTools' stretched latency after ${asInDevTools.toFixed(0)} ms`,
    );
    expect(time).toBeLessThan(1500);
  });

  const say = (list: readonly number[]): string => list.map((time) => time.toFixed(0)).join(', ');

  test('an event is drawn within 16 ms', TRIES, async () => {
    const { page } = person;
    await page.goto(`${started.url}/watch`);
    await page.locator('[data-watch]').waitFor();
    await page.getByText('4×').click();
    await page.mouse.move(2, 2);
    // The draft draws little: measured is what comes after it.
    await page.locator('.phases:not(.setup)').waitFor();
    await person.watchTasks();
    await page.waitForTimeout(6000);
    const { longest, events } = await person.tasks();
    console.log(
      `${events.length} events at the table, each drawn in ${median(events).toFixed(1)} ms (median); longest tasks: ${say(longest.slice(0, 5))} ms`,
    );
    expect(events.length).toBeGreaterThan(20);
    expect(median(events)).toBeLessThanOrEqual(16);
    expect(longest[0]).toBeLessThanOrEqual(100);
  });

  test('from home through the first election no task holds up the page', TRIES, async () => {
    const { page } = person;
    await page.goto(started.url);
    await page.locator('[data-play]').waitFor();
    await person.watchTasks();
    await page.locator('[data-play]').click();
    while ((await person.moment()) === 'decision') await person.decide();
    await person.pass('election');
    await person.moment();
    const { longest } = await person.tasks();
    console.log(`longest tasks through the first election: ${say(longest.slice(0, 5))} ms`);
    expect(longest.length).toBeGreaterThan(100);
    expect(longest[0]).toBeLessThanOrEqual(100);
  });
});
