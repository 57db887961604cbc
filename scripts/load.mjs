// Measures the server beside the bare store, in one run: `npm run load -- [tables] [seconds] [part]`.
// SQLite in a temporary folder, or the PostgreSQL of DATABASE_URL (an empty database).
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allRules } from '@hustings/games';
import { fork, seedFrom, sfc } from '@hustings/kernel';
import { openStore } from '@hustings/server';
import Libsql from 'libsql';
import pg from 'pg';
import { WebSocket } from 'ws';
import { measureHanging } from './load-hanging.mjs';
import { measurePeople } from './load-people.mjs';

const tables = Number(process.argv[2] ?? 1000);
const seconds = Number(process.argv[3] ?? 10);
/** Tables at which someone always has something to do. */
const ACTIVE = Math.min(100, Math.floor(tables / 4));
/** A connection watches fifty tables at most. */
const PEOPLE = Math.max(100, Math.ceil(tables / 40));
const TOGETHER = 200;
const BARE_MS = 4000;
/** So long people are looked at who play, watch and wait for bots: long enough for a hundredth. */
const PEOPLE_MS = Math.max(40, seconds) * 1000;
/** The first game that two can play. */
const game = (await allRules()).find(({ rules: { seats } }) => seats.min <= 2 && seats.max >= 2);
const root = fileURLToPath(new URL('..', import.meta.url));
const databaseUrl = process.env.DATABASE_URL;
const data = mkdtempSync(join(tmpdir(), 'hustings-load-'));
const sleep = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));
const say = (text) => console.log(text);

/** Where the machine itself is too slow for a verdict. */
const UNJUDGED = 'unjudged';
const verdicts = new Map([
  [undefined, ''],
  [true, '  [goal met]'],
  [false, '  [goal NOT met]'],
  [UNJUDGED, '  [not judged: a bare server had to wait too]'],
]);

/** One figure; with a goal, also whether it is met. */
let missed = 0;
let unjudged = 0;
function figure(what, text, met) {
  if (met === false) missed++;
  if (met === UNJUDGED) unjudged++;
  const verdict = verdicts.get(met);
  say(`${what.padEnd(46)} ${text}${verdict}`);
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** `hustings serve`; resolves when it listens, with the milliseconds that took. */
function serve(port) {
  const begun = performance.now();
  const profile = process.env.HUSTINGS_PROFILE; // a folder for what `node --cpu-prof` writes
  const flags = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const child = spawn(process.execPath, [...flags, 'packages/cli/bin/hustings.mjs', 'serve'], {
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
    child.stdout.on('data', (text) => {
      if (String(text).includes('listening'))
        resolve({ child, ms: performance.now() - begun, cpu: cpuOf(child) });
    });
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
function cpuOf({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10; // in hundredths of a second
}

/** The same of the thread that serves everybody; the others are the bots and what Node needs. */
function ownThreadOf({ pid }) {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

const percentile = (list, p) =>
  list.length === 0 ? NaN : list.toSorted((a, b) => a - b)[Math.floor(list.length * p)];

/** The store alone: one row of a move's size, one commit, synced; then the next. */
async function bareRate() {
  const row = 'x'.repeat(200);
  const { insert, end } = databaseUrl === undefined ? bareSqlite() : await barePostgres();
  const begun = performance.now();
  let rows = 0;
  for (; performance.now() < begun + BARE_MS; rows++)
    await insert([randomBytes(16).toString('hex'), row]);
  const took = performance.now() - begun;
  await end();
  return rows / (took / 1000);
}

function bareSqlite() {
  const base = new Libsql(join(data, 'bare.db'));
  base.exec('pragma journal_mode = wal');
  base.exec('pragma synchronous = full');
  base.exec('create table if not exists bare (id text primary key, body text)');
  const statement = base.prepare('insert into bare values (?, ?)');
  return { insert: (values) => void statement.run(values), end: () => void base.close() };
}

async function barePostgres() {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('create table if not exists bare (id text primary key, body text)');
  const text = 'insert into bare values ($1, $2)';
  return {
    insert: (values) => client.query({ name: 'bare', text, values }),
    end: () => client.end(),
  };
}

/** Does something for every number below a count, many at a time. */
async function forAll(count, work) {
  for (let from = 0; from < count; from += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, count - from) }, (_, i) => from + i);
    await Promise.all(numbers.map(work));
  }
}

async function newPeople(base) {
  const people = [];
  await forAll(PEOPLE, async (i) => {
    const answer = await fetch(`${base}/api/v1/me`);
    const cookie = answer.headers.getSetCookie()[0].split(';')[0];
    people[i] = { id: (await answer.json()).id, cookie };
  });
  return people;
}

const ids = Array.from({ length: tables }, () => randomBytes(16).toString('base64url'));

/** Games that have begun, each of two people. */
async function fill(people) {
  const store = await openStore({ data, databaseUrl });
  await forAll(tables, (i) => {
    const seed = seedFrom(`load ${i}`);
    return store.createTable(ids[i], {
      game: game.id,
      rules: game.rules.rules,
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
    });
  });
  await store.close();
}

/** Everyone's connection. Whoever is asked decides; the time is taken at the other's screen. */
class Players {
  #random = sfc(seedFrom('load'), 'simulation 0');
  #sent = new Map();
  #seats = new Map();
  #ready = [];
  #waiting = new Map();
  #sockets = [];
  #refs = 0;
  #released = 0;
  #begun = 0;
  #rate = Infinity;
  #next = 0;
  delays = [];
  moves = 0;

  failed = (error) => console.error(error);
  /** Rejects when the server refuses something. */
  trouble = new Promise((_, reject) => {
    this.failed = (error) => reject(error);
  });

  constructor(base, people) {
    this.base = base;
    this.people = people;
  }

  async connect() {
    await forAll(PEOPLE, (i) => {
      const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/v1/socket`, {
        headers: { cookie: this.people[i].cookie },
      });
      this.#sockets[i] = socket;
      socket.on('message', (text) => this.#hear(socket, JSON.parse(text)));
      return new Promise((resolve, reject) => void socket.on('open', resolve).on('error', reject));
    });
    this.ticking = setInterval(() => this.#release(), 1);
  }

  /** Resolves when the server has answered. */
  watch(i, seat) {
    const ref = ++this.#refs;
    const socket = this.#sockets[(i + seat) % PEOPLE];
    socket.send(JSON.stringify({ type: 'watch', ref, table: ids[i], seat }));
    return this.#answer(ref);
  }

  /** So many moves a second from now on; none: as fast as it goes. */
  pace(rate) {
    this.#rate = rate;
    this.#begun = performance.now();
    this.#released = 0;
  }

  /** Tables that nobody has played at yet. */
  async sitDown(count) {
    const first = this.#next;
    this.#next += count;
    if (this.#next > tables)
      throw new Error('all tables are used up: fewer seconds or more tables');
    const both = Array.from({ length: count }, (_, i) => [0, 1].map((seat) => [first + i, seat]));
    await Promise.all(both.flat().map(([i, seat]) => this.watch(i, seat)));
  }

  end() {
    clearInterval(this.ticking);
    for (const socket of this.#sockets) socket.terminate();
  }

  #hear(socket, said) {
    if (said.type === 'update') return this.#see(socket, said);
    if (said.type !== 'ok' && said.type !== 'refused') return;
    const answered = this.#waiting.get(said.ref);
    this.#waiting.delete(said.ref);
    if (said.type === 'refused') answered.reject(new Error(JSON.stringify(said)));
    else answered.resolve(said);
  }

  #see(socket, update) {
    const now = performance.now();
    for (const { number, seat } of update.steps) {
      const at = this.#sent.get(`${update.table} ${number}`);
      if (at !== undefined && seat !== update.viewer) this.delays.push(now - at);
    }
    const key = `${update.table} ${update.viewer}`;
    const seat = this.#seats.get(key) ?? { socket, done: -1, asking: false, queued: false };
    this.#seats.set(key, seat);
    seat.update = update;
    if (update.over && update.viewer === 0 && this.playing) void this.sitDown(1); // the next table
    this.#consider(seat);
  }

  /** Someone who owes a decision, and has not just made it, waits for their time to come. */
  #consider(seat) {
    const { update, asking, queued, done } = seat;
    const owes = update.owed.some((owed) => owed.seat === update.viewer);
    if (!this.playing || asking || queued || !owes || update.number <= done) return;
    seat.queued = true;
    this.#ready.push(seat);
    if (this.#rate === Infinity) this.#release();
  }

  #release() {
    const now = performance.now();
    const due = Math.floor(((now - this.#begun) / 1000) * this.#rate) - this.#released;
    const whose = this.#ready.splice(0, this.#rate === Infinity ? Infinity : Math.max(0, due));
    for (const seat of whose) this.#decide(seat);
  }

  #decide(seat) {
    this.#released++;
    seat.queued = false;
    const { table, viewer, number: seen, view } = seat.update;
    const world = game.determinize(view, fork(this.#random));
    const words = game.write(world, viewer, game.sample(world, viewer, this.#random));
    const ref = ++this.#refs;
    seat.asking = true;
    const sent = performance.now();
    seat.socket.send(JSON.stringify({ type: 'move', ref, table, seat: viewer, seen, ...words }));
    this.#answer(ref).then(({ number }) => {
      this.moves++;
      seat.asking = false;
      seat.done = number;
      this.#consider(seat);
    }, this.failed);
    // The entry's number is known only afterwards, but nobody else can have moved if we alone owe.
    if (seat.update.owed.length === 1) this.#sent.set(`${table} ${seen}`, sent);
  }

  #answer(ref) {
    return new Promise((resolve, reject) => void this.#waiting.set(ref, { resolve, reject }));
  }
}

/** Plays for a while; the first second does not count. */
async function play(players, server, rate) {
  players.playing = true;
  players.pace(rate);
  await players.sitDown(ACTIVE);
  await sleep(1500);
  players.moves = 0;
  players.delays = [];
  const [begun, server0, own0] = [performance.now(), cpuOf(server), cpuOf(process)];
  await Promise.race([sleep(seconds * 1000), players.trouble]);
  const { moves, delays } = players;
  players.playing = false; // whoever is asked now keeps silent
  await sleep(500); // what is under way
  return {
    perSecond: moves / ((performance.now() - 500 - begun) / 1000),
    cpu: (cpuOf(server) - server0) / moves,
    own: (cpuOf(process) - own0) / moves,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
  };
}

const ms = (number) => `${number.toFixed(1)} ms`;

async function measure() {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const home = databaseUrl === undefined ? 'SQLite' : 'PostgreSQL';
  say(`${tables} tables on ${home}, ${cpus().length} cores, Node ${process.version}`);
  say(`load of the machine before: ${loadavg()[0].toFixed(1)}\n`);

  const first = await serve(port);
  let server = first.child;
  figure('start-up without a table', `${first.ms.toFixed(0)} ms`, first.ms < 2000);
  const people = await newPeople(base);
  await stop(server);
  await fill(people);
  const bareBefore = await bareRate();

  const started = await serve(port);
  server = started.child;
  const how = `${started.ms.toFixed(0)} ms (${started.cpu} ms of processor time)`;
  figure(`start-up with ${tables} tables`, how, started.ms < 2000);
  await sleep(1000);
  const idle = memoryOf(server);
  figure('memory, tables on the disk', `${idle.toFixed(0)} MB`);

  const players = new Players(base, people);
  try {
    await players.connect();
    await forAll(tables, (i) => players.watch(i, 0));
    await sleep(1000);
    const open = memoryOf(server);
    const each = (1024 * (open - idle)) / tables;
    const text = `${open.toFixed(0)} MB (${each.toFixed(1)} KB for each)`;
    figure('memory, every table open at a screen', text, open < 500);

    const full = await play(players, server, Infinity);
    const active = memoryOf(server);
    const perActive = (1024 * (active - open)) / ACTIVE;
    figure(
      `memory, ${ACTIVE} tables active besides`,
      `${active.toFixed(0)} MB (${perActive.toFixed(0)} KB for each)`,
      active < 500,
    );
    const half = await play(players, server, full.perSecond / 2);
    players.end();
    await stop(server);
    const bareAfter = await bareRate();
    const bare = (bareBefore + bareAfter) / 2;
    report(full, half, bare, `${bareBefore.toFixed(0)} before, ${bareAfter.toFixed(0)} after`);
  } finally {
    players.end();
    if (server.exitCode === null) server.kill('SIGKILL');
  }
}

function report(full, half, bare, both) {
  figure('bare store, synced single-row commits', `${bare.toFixed(0)} a second (${both})`);
  const share = (100 * full.perSecond) / bare;
  figure(
    `moves sustained on ${ACTIVE} active tables`,
    `${full.perSecond.toFixed(0)} a second, ${share.toFixed(0)} % of the bare store`,
    share >= 50,
  );
  figure('processor time of the server for each move', `${full.cpu.toFixed(2)} ms`);
  figure('  and of these scripted people', `${full.own.toFixed(2)} ms`);
  figure('to the other screen at full load', `p50 ${ms(full.p50)}, p99 ${ms(full.p99)}`);
  figure(
    `to the other screen at half load (${half.perSecond.toFixed(0)}/s)`,
    `p50 ${ms(half.p50)}, p99 ${ms(half.p99)}`,
    half.p99 < 50,
  );
}

/** Whether a look is quick; not judged where the machine keeps a server waiting that does nothing. */
function underTwenty({ ours, bare }) {
  if (percentile(ours, 0.99) < 20) return true;
  return percentile(bare, 0.99) < 10 ? false : UNJUDGED;
}

/** Tables of people, bots of every level, correspondence and spectators: does anyone wait for bots? */
async function measureCompany() {
  const port = await freePort();
  const { child } = await serve(port);
  try {
    say(`\nload of the machine before people come: ${loadavg()[0].toFixed(1)}`);
    const { quiet, playing, moves, ...many } = await measurePeople(
      `http://127.0.0.1:${port}`,
      PEOPLE_MS,
      () => ({ all: cpuOf(child), own: ownThreadOf(child) }),
    );
    figure('people, spectators among them, and tables', `${many.visitors}, ${many.tables}`);
    const rate = (count) => `${(count / many.seconds).toFixed(1)} a second`;
    figure('moves of people and of bots', `${rate(moves.person)}, ${rate(moves.bot)}`);
    const share = (spent) => `${((0.1 * spent) / many.seconds).toFixed(0)} % of a core`;
    const { all, own } = many.spent;
    figure('processor time of the thread that serves', share(own));
    figure('  and of bots and all else', share(all - own));
    const span = (list) =>
      `p50 ${ms(percentile(list, 0.5))}, p99 ${ms(percentile(list, 0.99))} of ${list.length}`;
    figure('a look at a table while all rest', span(quiet.ours));
    figure('  at a bare server beside it', span(quiet.bare));
    figure('while Chancellors think', span(playing.ours), underTwenty(playing));
    figure('  at a bare server beside it', span(playing.bare));
    figure('memory', `${memoryOf(child).toFixed(0)} MB`);
  } finally {
    await stop(child);
  }
}

async function compareHanging() {
  const rates = await measureHanging();
  const ratio = rates.with / rates.without;
  say(`\nload of the machine before addresses hang: ${loadavg()[0].toFixed(1)}`);
  figure('moves of bots alone', `${rates.without.toFixed(0)} a second`);
  figure(
    `  while ${rates.guests} addresses hang`,
    `${rates.with.toFixed(0)} a second (x${ratio.toFixed(2)})`,
    ratio >= 0.9,
  );
}

try {
  const parts = { store: measure, people: measureCompany, hanging: compareHanging };
  for (const [name, part] of Object.entries(parts))
    if ((process.argv[4] ?? name) === name) await part();
  say(`\nload of the machine after: ${loadavg()[0].toFixed(1)}`);
  if (unjudged > 0) say(`${unjudged} goals not judged`);
  say(missed === 0 ? 'no goal missed' : `${missed} goals not met`);
} finally {
  rmSync(data, { recursive: true, force: true });
}
