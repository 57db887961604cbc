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

  /** A table of Copycat with a bot, made and started without the pages for it; gives its id. */
  async function begin({ page }: Person, more: object = {}): Promise<string> {
    const ask = async (path: string, data: object): Promise<{ id: string }> => {
      const answer = await page.request.post(`${server.url}/api/v1${path}`, { data });
      expect(answer.ok()).toBe(true);
      return (await answer.json()) as { id: string };
    };
    const seats = [{ mine: true }, { bot: 'intern' }];
    const { id } = await ask('/tables', { game: 'copycat', seats, ...more });
    await ask(`/tables/${id}/start`, {});
    return id;
  }

  test(
    'a clock by correspondence runs on between two messages, and rests outside play hours',
    async () => {
      const mira = await come();
      const { page } = mira;
      const playFrom = async (from: number, to: number): Promise<void> => {
        const data = { zone: 'UTC', playHours: { from: from % 1440, to: to % 1440 } };
        expect((await page.request.patch(`${server.url}/api/v1/me`, { data })).ok()).toBe(true);
      };
      const clock = { kind: 'correspondence', bank: 1_800_000, increment: 0 };
      const own = page.locator('.around .me .time');
      const left = async (): Promise<number> => {
        const [minutes, seconds] = ((await own.textContent()) ?? '').split(':').map(Number);
        return 60 * minutes + seconds;
      };
      await playFrom(0, 0); // the whole day
      const id = await begin(mira, { clock });
      await page.goto(`${server.url}/t/${id}`);
      await page.locator('.around .turn.me').waitFor();
      const before = await left();
      await expect.poll(left, { timeout: 10_000 }).toBeLessThan(before - 1);
      expect(await page.locator('[data-rests]').count()).toBe(0);

      const now = new Date();
      const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
      await playFrom(minute + 120, minute + 180);
      await page.reload();
      await page.locator('.around .me [data-rests]').waitFor();
      const resting = await left();
      await page.waitForTimeout(1500);
      expect(await left()).toBe(resting);
    },
    SLOW,
  );

  test(
    'the log of a table begins with its setup: one’s own cards by name, those of others by number',
    async () => {
      const mira = await come();
      const { page } = mira;
      const id = await begin(mira);
      await page.goto(`${server.url}/t/${id}`);
      await page.locator('.said').getByText('Round 1.').waitFor();
      const told = await page.locator('.said li').allTextContents();
      const dealt = told.filter((line) => line.startsWith('0') && line.includes('draws 5 cards'));
      expect(dealt).toHaveLength(2);
      expect(dealt.filter((line) => line.includes('cards: '))).toHaveLength(1);
      expect(dealt.find((line) => line.includes('Bot'))).toMatch(/draws 5 cards\.$/);
    },
    SLOW,
  );

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
