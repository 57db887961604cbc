// npm run bench -- --web: how long the client takes in a browser. Times depend on the machine; beside
// each stands how many times the time of a fixed piece of work it is, measured on the same page in the
// same run (`×`), which says more. What is done at all is counted by test/e2e/work.test.ts.
import { chromium } from 'playwright-core';
import { findBrowser } from './browser.mjs';
import { serve } from './serve.mjs';

const KILOBIT = 1024 / 8;
/**
 * Fast 3G as the DevTools emulate it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back, all of it
 * stretched, for every request, to what connections cost besides: 562.5 ms and nine tenths.
 */
const fast3G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: 1638.4 * KILOBIT * 0.9,
  uploadThroughput: 750 * KILOBIT * 0.9,
};
const SLOWER = 4;
const EVENTS = 60;
const TIMES = 5;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Runs in the page: objects made, sorted and written, as a client does; in milliseconds. */
function fixedWork() {
  const once = () => {
    const begun = performance.now();
    const list = Array.from({ length: 20_000 }, (_, i) => ({
      key: (i * 7919) % 20_011,
      text: `${i}`,
    }));
    list.sort((a, b) => a.key - b.key);
    JSON.parse(JSON.stringify(list));
    return performance.now() - begun;
  };
  const times = Array.from({ length: 15 }, once).sort((a, b) => a - b);
  return times[7];
}

/** The time the page's thread spent on each event: on the task it came in and the frame that drew it. */
function eventsOf(traced) {
  const { traceEvents } = JSON.parse(traced.toString());
  const key = ({ pid, tid }) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(key),
  );
  const tasks = traceEvents.filter((one) => main.has(key(one)) && one.tdur !== undefined);
  const marks = traceEvents
    .filter(({ name, cat }) => name === 'hustings event' && cat === 'blink.user_timing')
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const spent = marks.map(() => ({ event: 0, frame: 0 }));
  for (const { ts, dur, tdur } of tasks) {
    const at = marks.findLastIndex((mark) => mark <= ts + (dur ?? 0));
    if (at < 0) continue;
    const part = ts <= marks[at] ? 'event' : 'frame';
    spent[at][part] = Math.max(spent[at][part], tdur / 1000);
  }
  const longest = Math.max(...tasks.map(({ tdur }) => tdur / 1000));
  return { events: spent.map(({ event, frame }) => event + frame), longest };
}

async function withPage(browser, use) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Until home can be used, on a slow machine far away. */
const home = (browser, url) =>
  withPage(browser, async (page, context) => {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', fast3G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'commit' });
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    return painted.jsonValue();
  });

/** Events at a table that one looks on at. */
const table = (browser, url) =>
  withPage(browser, async (page) => {
    await page.goto(`${url}/watch`);
    await page.locator('[data-watch]').waitFor();
    await page.locator('.watch .seg label').last().click();
    await page.mouse.move(2, 2);
    await page.locator('.phases:not(.setup)').waitFor();
    const unit = await page.evaluate(fixedWork);
    await browser.startTracing(page, {
      categories: ['toplevel', 'blink.user_timing', '__metadata'],
    });
    await page.evaluate((most) => {
      const mark = performance.mark.bind(performance);
      window.hustingsEvents = 0;
      performance.mark = (name, options) => {
        if (name === 'hustings event') window.hustingsEvents++;
        return mark(name, options);
      };
      window.hustingsMost = most;
    }, EVENTS);
    await page.waitForFunction(() => window.hustingsEvents >= window.hustingsMost, undefined, {
      timeout: 300_000,
    });
    return { unit, ...eventsOf(await browser.stopTracing()) };
  });

const { server, url } = await serve(0);
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--disable-gpu', '--disable-background-networking', '--no-first-run'],
});
try {
  const painted = [];
  for (let i = 0; i < TIMES; i++) painted.push(await home(browser, url));
  const { unit, events, longest } = await table(browser, url);
  const row = (what, time) =>
    console.log(
      `${what.padEnd(50)} ${time.toFixed(1).padStart(8)} ms  ×${(time / unit).toFixed(2)}`,
    );
  row('a fixed piece of work', unit);
  row(`home can be used (fast 3G, processor / ${SLOWER})`, median(painted));
  row(`an event is drawn (median of ${events.length})`, median(events));
  row('the longest task while looking on', longest);
} finally {
  await browser.close();
  server.close();
}
