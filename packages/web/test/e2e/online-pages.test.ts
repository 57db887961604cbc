import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pages } from '@hustings/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { launch, noBrowser } from './browser.js';
import { inWords, laptop, phone, visit, type Likes, type Person, type Screen } from './person.js';
import type { Route } from '../../src/router.svelte.js';
import { startServer } from './server.js';

const SLOW = 120_000;
/** A whole game of Copycat for two. */
const recorded = fileURLToPath(
  new URL('../../../../fixtures/copycat/2-standard-001.json', import.meta.url),
);

type Signals = { readonly tones: number; readonly shakes: number; readonly notices: string[] };

/** Runs in the page: tones, shakes and notices are counted, and nobody looks at it. */
function signalled(): void {
  const signals = { tones: 0, shakes: 0, notices: [] as string[] };
  Object.assign(globalThis, { signals });
  Object.defineProperty(document, 'hidden', { get: () => true });
  OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number): void {
    signals.tones++;
    AudioScheduledSourceNode.prototype.start.call(this, when);
  };
  navigator.vibrate = (): boolean => signals.shakes++ >= 0;
  class Told {
    static permission = 'granted';
    constructor(title: string) {
      signals.notices.push(title);
    }
  }
  Object.assign(globalThis, { Notification: Told });
}

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

  async function come(screen: Screen = laptop, likes: Likes = inWords): Promise<Person> {
    const person = await visit(served.browser, screen, likes);
    person.context.setDefaultTimeout(SLOW); // other work may share the machine
    people.push(person);
    return person;
  }

  /** Has something made by the server as this person, without a page. */
  async function send({ page }: Person, path: string, data: object = {}): Promise<{ id: string }> {
    const answer = await page.request.post(`${server.url}/api/v1${path}`, { data });
    expect(`${path} ${answer.status()}`).toMatch(/ 20\d$/);
    return (await answer.json()) as { id: string };
  }

  async function ask<T = { id: string }>({ page }: Person, path: string): Promise<T> {
    return (await (await page.request.get(`${server.url}/api/v1${path}`)).json()) as T;
  }

  /** A table of Copycat with a bot that has been started; gives its id. */
  async function begin(person: Person, more: object = {}): Promise<string> {
    const seats = [{ mine: true }, { bot: 'intern' }];
    const { id } = await send(person, '/tables', { game: 'copycat', seats, ...more });
    await send(person, `/tables/${id}/start`);
    return id;
  }

  test(
    'every page of the client is one of the server’s too, also what is opened by a link alone',
    async () => {
      // The compiler says which page has no address.
      const every: Record<Exclude<Route['page'], 'home' | 'lost'>, readonly string[]> = pages;
      const one = (address: string): string =>
        address.replace(/:id\(.*\)/, 'a'.repeat(22)).replace('*', 'copycat');
      const { page } = await come();
      for (const address of Object.values(every).flat()) {
        const answer = await page.request.get(`${server.url}${one(address)}`);
        expect(`${address} ${answer.status()} ${answer.headers()['content-type'] ?? ''}`).toMatch(
          / 200 text\/html/,
        );
      }
      // The game in this link is none; that is said by the page.
      await page.goto(`${server.url}/game#AAAA~60`);
      await page.getByText('holds no whole game').waitFor();
    },
    SLOW,
  );

  test(
    'a person’s games and ratings, and the best of a game',
    async () => {
      const mira = await come();
      const { page } = mira;
      // A recorded game up to its last move, which is a bot's: it is over as soon as it is started.
      const file = JSON.parse(readFileSync(recorded, 'utf8')) as { moves: { seat: number }[] };
      const seats = file.moves.at(-1)?.seat === 0 ? 'intern,mine' : 'mine,intern';
      const almost = { ...file, moves: file.moves.slice(0, -1) };
      const { id } = await send(mira, `/games/import?seats=${seats}`, almost);
      await send(mira, `/tables/${id}/start`);
      await page.goto(`${server.url}/t/${id}`);
      await page.locator('.dec [data-replay]').waitFor();
      const { id: self } = await ask(mira, '/me');
      const played = async (): Promise<number> =>
        (await ask<{ games: unknown[] }>(mira, `/people/${self}`)).games.length;
      await expect.poll(played, { timeout: SLOW }).toBe(1);

      await page.goto(`${server.url}/account`);
      await page.locator('[data-statistics]').click();
      await page.locator('[data-games]').waitFor();
      const figures = await page.locator('[data-games] tbody :is(th, td)').allTextContents();
      expect(figures.slice(0, 2)).toEqual(['Copycat', '1']);
      await page.getByText('Guests have no ratings').waitFor();
      await page.getByText('Nobody is rated').waitFor();

      // Ratings take rated games of several accounts: here only what the page makes of them.
      const rating = { game: 'copycat', mu: 27.25, sigma: 6.5, played: 3 };
      await page.route(`**/people/${self}`, (route) =>
        route.request().resourceType() === 'fetch'
          ? route.fulfill({
              json: { id: self, name: 'Mira', kind: 'account', games: [], ratings: [rating] },
            })
          : route.continue(),
      );
      await page.route('**/ratings/*', (route) =>
        route.fulfill({ json: [{ ...rating, person: self, name: 'Mira' }] }),
      );
      await page.reload();
      await page.locator('[data-ratings]').getByText('27.3 ± 6.5').waitFor();
      await page.locator('.best .me').getByText('Mira').waitFor();
      await mira.audit('a person’s page');
      await page.setViewportSize(phone);
      expect(await mira.sideways()).toBeLessThanOrEqual(0);
    },
    SLOW,
  );

  test(
    'a game from a file: kept if it is over, played on if not, refused if it is none',
    async () => {
      const mira = await come(phone);
      const { page } = mira;
      const text = readFileSync(recorded, 'utf8');
      const file = JSON.parse(text) as { moves: unknown[] };
      const choose = (content: string): Promise<void> =>
        page.locator('[data-file]').setInputFiles({
          name: 'game.json',
          mimeType: 'application/json',
          buffer: Buffer.from(content),
        });
      await page.goto(`${server.url}/online`);
      await page.locator('[data-from-file]').click();
      await choose('no game');
      await page.getByText('This is not a game file').waitFor();
      await choose(text.replace(/"hash": "./, '"hash": "x'));
      await page.getByText('does not hold a game').waitFor();
      await choose(text);
      await page.getByText('it is over').waitFor();
      expect(await page.locator('[data-seat]').count()).toBe(0);
      await page.locator('[data-import]').click();
      await page.locator('.dec [data-replay]').waitFor();

      await page.goto(`${server.url}/import`);
      await choose(JSON.stringify({ ...file, moves: file.moves.slice(0, 20) }));
      await page.locator('[data-seat="1"]').selectOption('intern');
      expect(await mira.sideways()).toBeLessThanOrEqual(0);
      await mira.audit('a game from a file');
      await page.locator('[data-import]').click();
      await page.locator('[data-start][aria-disabled=false]').click();
      await page.locator('.dec [data-go]').waitFor();
      expect(await page.locator('.said').getByText('Round 1.').count()).toBe(1);
    },
    SLOW,
  );

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
      const sit = async (): Promise<void> => {
        const id = await begin(mira, { clock });
        await page.goto(`${server.url}/t/${id}`);
        await page.locator('.around .turn.me').waitFor();
      };
      await playFrom(0, 0); // the whole day
      await sit();
      const before = await left();
      await expect.poll(left, { timeout: SLOW }).toBeLessThan(before - 1);
      expect(await page.locator('[data-rests]').count()).toBe(0);

      // A game keeps the hours it began with: others count from the next one on.
      const now = new Date();
      const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
      await playFrom(minute + 120, minute + 600);
      await sit();
      await page.locator('.around .me [data-rests]').waitFor();
      const resting = await left();
      // At least so long; however long it really was, nothing may be gone.
      await page.waitForTimeout(1500);
      expect(await left()).toBe(resting);
    },
    SLOW,
  );

  test(
    'time that runs out is said, seen, heard and felt, once and not before',
    async () => {
      const mira = await come(laptop, { ...inWords, sound: 'on', notices: true });
      const { page } = mira;
      await page.addInitScript(signalled);
      // Whenever the page asks whether the server is still there, it is answered before time goes on.
      const open = new Set<unknown>();
      page.on('websocket', (socket) => {
        type Said = { readonly type?: unknown; readonly ref?: unknown };
        const read = (frame: string | Buffer): Said => JSON.parse(String(frame)) as Said;
        socket.on('framesent', ({ payload }) => {
          const { type, ref } = read(payload);
          if (type === 'ping') open.add(ref);
        });
        socket.on('framereceived', ({ payload }) => open.delete(read(payload).ref));
      });
      const id = await begin(mira, { clock: { kind: 'live', bank: 600_000, increment: 0 } });
      await page.clock.install();
      await page.goto(`${server.url}/t/${id}`);
      const own = page.locator('.around .me .time');
      await page.locator('.around .turn.me').waitFor();
      const left = async (): Promise<number> => {
        const [minutes, seconds] = ((await own.textContent()) ?? '').split(':').map(Number);
        return 60 * minutes + seconds;
      };
      const signals = (): Promise<Signals> =>
        page.evaluate(() => (globalThis as unknown as { signals: Signals }).signals);
      const pass = async (ms: number): Promise<void> => {
        await page.clock.runFor(ms);
        await expect.poll(() => open.size, { timeout: SLOW }).toBe(0);
      };
      while ((await left()) > 45) await pass(10_000);
      expect(await page.locator('.time.low').count()).toBe(0);
      const before = await signals();
      while ((await left()) > 25) await pass(2000);
      await page.locator('.around .me .time.low').waitFor();
      await page.locator('[role=status]', { hasText: 'Your time is nearly over' }).waitFor();
      await expect.poll(async () => (await signals()).tones).toBeGreaterThan(before.tones);
      const warned = await signals();
      expect(warned.shakes).toBe(before.shakes + 1);
      expect(warned.notices.at(-1)).toContain('Your time is nearly over');
      await mira.audit('low time', '.around');
      while ((await left()) > 15) await pass(2000);
      expect(await signals()).toEqual(warned);
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
      // The sentences themselves, without the way to their rule.
      const told = await page.locator('.said li').evaluateAll((lines) =>
        lines.map((line) => {
          const plain = line.cloneNode(true) as Element;
          for (const way of plain.querySelectorAll('button')) way.remove();
          return plain.textContent?.trim() ?? '';
        }),
      );
      const dealt = told.filter((line) => /^0.* draws? /.test(line));
      expect(dealt).toHaveLength(2);
      // Five names, or five that nobody else may know.
      const own = dealt.find((line) => line.includes('You draw')) ?? '';
      expect(own.match(/[A-Z][a-z]+ \d+/g)).toHaveLength(5);
      expect(dealt.find((line) => line.includes('Bot'))).toMatch(/draws 5\scards\.$/);
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
