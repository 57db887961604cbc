// The third part of `npm run load`: what a thousand addresses that never answer do to the bots. In
// turn, on two servers with the same guests and tables: on one the guests have such addresses, on the
// other none; and the same games are played by bots alone.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allRules } from '@hustings/games';

/** Any game that two can play. */
const { id: game } = (await allRules()).find(({ rules }) => rules.seats.min <= 2);
const GUESTS = 1000;
const TOGETHER = 50;
/** Enough for some seconds of play: in a shorter while the machine's own moods are all one sees. */
const TABLES = 40;
const ROUNDS = 5;
const root = fileURLToPath(new URL('..', import.meta.url));
const sleep = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));

/** Takes every connection and never says a word. */
async function silence() {
  const held = new Set();
  const server = createServer((socket) => {
    held.add(socket);
    socket.on('error', () => undefined).on('close', () => held.delete(socket));
  });
  await new Promise((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { port: server.address().port, held, end: () => server.close() };
}

async function serve() {
  const data = mkdtempSync(join(tmpdir(), 'hustings-hanging-'));
  const child = spawn(process.execPath, ['packages/cli/bin/hustings.mjs', 'serve'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...{ HUSTINGS_PORT: '0', HUSTINGS_DATA: data, HUSTINGS_LOG: 'error' },
      ...{ HUSTINGS_RATE: '100000000', HUSTINGS_PRIVATE_WEBHOOKS: 'true' },
      HUSTINGS_NOTICE_DELAY: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const base = await new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => {
      const found = /listening on (\S+)/.exec(String(text));
      if (found !== null) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const end = async () => {
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => void child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { base, end };
}

async function enter(base) {
  const answer = await fetch(`${base}/api/v1/me`);
  await answer.text();
  const cookie = answer.headers.getSetCookie()[0].split(';')[0];
  return async (method, path, body = {}) => {
    const asked = await fetch(`${base}/api/v1${path}`, {
      method,
      headers: { cookie, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    });
    const found = await asked.json();
    if (!asked.ok) throw new Error(`${path}: ${JSON.stringify(found)}`);
    return found;
  };
}

/** A game of two people. */
async function begin(people) {
  const seats = [{ mine: true }, {}];
  const { id } = await people[0]('POST', '/tables', { game, seats });
  await people[1]('POST', `/tables/${id}/join`);
  await people[0]('POST', `/tables/${id}/start`);
  return id;
}

/** Guests whose turn it is; with a port they are to be told so, at an address that never answers. */
async function owe(base, port) {
  for (let from = 0; from < GUESTS; from += TOGETHER) {
    await Promise.all(
      Array.from({ length: TOGETHER / 2 }, async (_, i) => {
        const people = [await enter(base), await enter(base)];
        for (const [seat, person] of people.entries()) {
          if (port === undefined) continue;
          const webhook = `http://127.0.0.1:${port}/${from + 2 * i + seat}`;
          await person('PATCH', '/me', { webhook, digestMinutes: 0 });
        }
        await begin(people);
      }),
    );
  }
}

/** How many moves a second bots make in games that people have left to them. */
async function botsRate(base) {
  const people = [await enter(base), await enter(base)];
  const ids = [];
  for (let i = 0; i < TABLES; i++) ids.push(await begin(people));
  const begun = performance.now();
  for (const id of ids)
    for (const [seat, person] of people.entries())
      await person('POST', `/tables/${id}/resign`, { seat });
  let moves = 0;
  for (const id of ids) {
    for (;;) {
      const table = await people[0]('GET', `/tables/${id}`);
      if (table.status === 'over') {
        moves += table.number;
        break;
      }
      await sleep(50);
    }
  }
  return moves / ((performance.now() - begun) / 1000);
}

async function round(hanging) {
  const { base, end } = await serve();
  const other = await silence();
  await owe(base, hanging ? other.port : undefined);
  const least = hanging ? 1 : 0;
  while (other.held.size < least) await sleep(50); // until they hang
  const rate = await botsRate(base);
  await end();
  for (const socket of other.held) socket.destroy();
  other.end();
  return rate;
}

const middle = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** Moves of bots a second without such notices and with them, each the middle of some rounds. */
export async function measureHanging() {
  const rates = { without: [], with: [] };
  for (let i = 0; i < ROUNDS; i++) {
    rates.without.push(await round(false));
    rates.with.push(await round(true));
  }
  return { without: middle(rates.without), with: middle(rates.with), guests: GUESTS };
}
