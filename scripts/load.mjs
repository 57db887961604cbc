// Measures the server beside the bare store, in one run: `npm run load -- [tables] [seconds]`.
// SQLite in a temporary folder, or the PostgreSQL of DATABASE_URL (an empty database).
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { copycat } from '@hustings/copycat';
import { fork, seedFrom, sfc } from '@hustings/kernel';
import { openStore } from '@hustings/server';
import { WebSocket } from 'ws';

const tables = Number(process.argv[2] ?? 1000);
const seconds = Number(process.argv[3] ?? 10);
const ACTIVE = Math.min(100, tables);
const PEOPLE = 20;
const root = fileURLToPath(new URL('..', import.meta.url));
const databaseUrl = process.env.DATABASE_URL;
const data = mkdtempSync(join(tmpdir(), 'hustings-load-'));
const sleep = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));
const lines = [];
const say = (text) => {
  lines.push(text);
  console.log(text);
};

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** `hustings serve`; resolves when it listens. */
function serve(port) {
  const child = spawn(process.execPath, ['packages/cli/bin/hustings.mjs', 'serve'], {
    cwd: root,
    env: {
      ...process.env,
      HUSTINGS_PORT: String(port),
      HUSTINGS_DATA: data,
      HUSTINGS_LOG: 'warn',
      HUSTINGS_RATE: '100000000',
      HUSTINGS_SOCKET_RATE: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text) => String(text).includes('listening') && resolve(child));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

function stop(child) {
  child.removeAllListeners('exit');
  const ended = new Promise((resolve) => void child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

/** Resident memory in MB. */
function memoryOf(child) {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
}

/** Processor time used so far, in milliseconds; unlike the clock it does not mind other programs. */
function cpuOf(child) {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10; // in hundredths of a second
}

const percentile = (list, p) =>
  list.length === 0 ? NaN : list.toSorted((a, b) => a - b)[Math.floor(list.length * p)];

const person = (i) => ({
  id: `bare ${i}`,
  kind: 'guest',
  name: 'x'.repeat(200),
  settings: {},
  createdAt: 0,
});

async function bareRate(store) {
  const end = performance.now() + Math.min(5, seconds) * 1000;
  const start = performance.now();
  let rows = 0;
  while (performance.now() < end) await store.createPerson(person(rows++)); // one row, one commit
  return rows / ((performance.now() - start) / 1000);
}

async function newPeople(base) {
  const people = [];
  for (let i = 0; i < PEOPLE; i++) {
    const answer = await fetch(`${base}/api/v1/me`);
    const cookie = answer.headers.getSetCookie()[0].split(';')[0];
    people.push({ id: (await answer.json()).id, cookie });
  }
  return people;
}

async function fill(store, people) {
  for (let i = 0; i < tables; i++) {
    const seed = seedFrom(`load ${i}`);
    const doc = {
      game: copycat.id,
      rules: copycat.rules.rules,
      options: {},
      title: '',
      visibility: 'open',
      spectators: { allowed: true, delay: 0 },
      undo: 'free',
      clock: { kind: 'live', bank: 36_000_000, increment: 0 },
      rated: false,
      owner: people[i % PEOPLE].id,
      createdAt: i,
      status: 'playing',
      seats: [i, i + 1].map((n) => ({ person: people[n % PEOPLE].id, bank: 36_000_000 })),
      head: 0,
      serverSeed: seed,
      seed,
    };
    ids.push(randomBytes(16).toString('base64url'));
    await store.createTable(ids[i], doc);
  }
}
const ids = [];

/** Two people at each active table, on sockets of their own; the time is taken at the other's. */
async function play(base, people, { rate, first, server }) {
  const sent = new Map();
  const delays = [];
  let moves = 0;
  let over = false;
  const random = sfc(seedFrom('load'), 'simulation 0');
  const begun = performance.now();
  const decide = (socket, update) => {
    if (over || !update.owed.some(({ seat }) => seat === update.viewer)) return;
    const go = () => {
      const world = copycat.determinize(update.view, fork(random));
      const move = copycat.sample(world, update.viewer, random);
      const words = copycat.write(world, update.viewer, move);
      sent.set(`${update.table} ${update.number}`, performance.now());
      const { table, viewer: seat, number: seen } = update;
      socket.send(JSON.stringify({ type: 'move', ref: 1, table, seat, seen, ...words }));
    };
    if (rate === undefined) return go();
    const due = begun + (moves / rate) * 1000; // an even pace for all tables together
    setTimeout(go, Math.max(0, due - performance.now()));
  };
  const hear = (socket, text) => {
    const said = JSON.parse(text);
    if (said.type === 'ok' && said.number !== undefined) moves++;
    if (said.type !== 'update') return;
    for (const { number, seat } of said.steps) {
      const at = sent.get(`${said.table} ${number}`);
      if (at !== undefined && seat !== said.viewer) delays.push(performance.now() - at);
    }
    decide(socket, said);
  };
  const sockets = await Promise.all(
    people.map(
      ({ cookie }) =>
        new Promise((resolve) => {
          const socket = new WebSocket(`${base.replace('http', 'ws')}/api/v1/socket`, {
            headers: { cookie },
          });
          socket.on('message', (text) => hear(socket, text));
          socket.on('open', () => resolve(socket));
        }),
    ),
  );
  for (let i = first; i < first + ACTIVE; i++) {
    for (const seat of [0, 1]) {
      const socket = sockets[(i + seat) % PEOPLE];
      socket.send(JSON.stringify({ type: 'watch', table: ids[i % tables], seat }));
    }
  }
  await sleep(1000);
  moves = 0;
  delays.length = 0;
  const start = performance.now();
  const before = cpuOf(server);
  await sleep(seconds * 1000);
  const cpu = (cpuOf(server) - before) / moves;
  const perSecond = moves / ((performance.now() - start) / 1000);
  over = true;
  const figures = { perSecond, cpu, p50: percentile(delays, 0.5), p99: percentile(delays, 0.99) };
  return { figures, sockets };
}

try {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  say(`${tables} tables, ${cpus().length} cores, load before: ${loadavg()[0].toFixed(1)}`);
  let server = await serve(port);
  const people = await newPeople(base);
  await stop(server);
  const store = await openStore({ data, databaseUrl });
  const bare = await bareRate(store);
  await fill(store, people);
  await store.close();
  say(`store ${store.kind}: ${bare.toFixed(0)} synced single-row commits a second`);

  const started = performance.now();
  server = await serve(port);
  say(`start-up with ${tables} tables: ${(performance.now() - started).toFixed(0)} ms`);
  await sleep(1000);
  const idle = memoryOf(server);
  say(`memory with all tables idle: ${idle.toFixed(0)} MB`);
  const full = await play(base, people, { first: 0, server });
  const { perSecond } = full.figures;
  const share = ((100 * perSecond) / bare).toFixed(0);
  say(
    `moves sustained on ${ACTIVE} active tables: ${perSecond.toFixed(0)} a second (${share} % of the store's rate)`,
  );
  say(
    `send to the other's screen at full load: p50 ${full.figures.p50.toFixed(1)} ms, p99 ${full.figures.p99.toFixed(1)} ms`,
  );
  say(`processor time of the server: ${full.figures.cpu.toFixed(2)} ms for each move`);
  const active = memoryOf(server);
  say(
    `memory with ${ACTIVE} active: ${active.toFixed(0)} MB (${((1024 * (active - idle)) / ACTIVE).toFixed(0)} KB for each)`,
  );
  for (const socket of full.sockets) socket.terminate();
  const half = await play(base, people, { rate: perSecond / 2, first: ACTIVE, server });
  const { figures } = half;
  say(
    `at half load (${figures.perSecond.toFixed(0)} moves a second): p50 ${figures.p50.toFixed(1)} ms, p99 ${figures.p99.toFixed(1)} ms`,
  );
  for (const socket of half.sockets) socket.terminate();
  say(`load after: ${loadavg()[0].toFixed(1)}`);
  await stop(server);
} finally {
  rmSync(data, { recursive: true, force: true });
}
