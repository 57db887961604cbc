// The second part of `npm run load`: what people do. Tables of four people, tables with bots of every
// level, games by correspondence, spectators; and how long a look at one of them takes meanwhile.
import { fork as spawn } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { allKnowledge } from '@hustings/games';
import { levels as LEVELS } from '@hustings/bots/level-names';
import { fork, seedFrom, sfc, shuffle } from '@hustings/kernel';
import { WebSocket } from 'ws';

/** How many tables there are of each kind. */
const LIVE = 10;
const WITH_BOTS = 12;
const BY_POST = 50;
const SPECTATORS = 5;
/** So many moves the spectators of every other table are behind. */
const DELAY = 5;
const LOOKS_A_SECOND = 25;
/** Fewer than a machine could take: a table where people think is not asked for more. */
const MOVES_A_SECOND = 8;
/** The first game that bots know and four can play. */
const SEATS = 4;
const { game } = (await allKnowledge()).find(({ game: { rules } }) => takes(rules, SEATS));
function takes({ seats: { min, max } }, seats) {
  return min <= seats && seats <= max;
}
const random = sfc(seedFrom('people'), 'simulation 0');
const sleep = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));
const clocks = {
  live: { kind: 'live', bank: 3_600_000, increment: 0 },
  post: { kind: 'correspondence', bank: 7 * 86_400_000, increment: 86_400_000 },
};

const times = (count, work) => Promise.all(Array.from({ length: count }, (_, i) => work(i)));
const spectatorsOf = (i) => ({ allowed: true, delay: i % 2 === 0 ? 0 : DELAY });

/** Someone with a cookie, and a connection if they want one. */
class Visitor {
  static async enter(base) {
    const answer = await fetch(`${base}/api/v1/me`);
    await answer.text();
    return new Visitor(base, answer.headers.getSetCookie()[0].split(';')[0]);
  }

  constructor(base, cookie) {
    this.base = base;
    this.cookie = cookie;
  }

  async post(path, body = {}) {
    const answer = await fetch(`${this.base}/api/v1${path}`, {
      method: 'POST',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const found = await answer.json();
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(found)}`);
    return found;
  }

  async watch(table, hear) {
    this.socket ??= await this.#connect();
    this.socket.on('message', (text) => {
      const said = JSON.parse(text);
      if (said.type === 'update' && said.table === table) hear(said);
    });
    this.socket.send(JSON.stringify({ type: 'watch', table }));
  }

  #connect() {
    const socket = new WebSocket(`${this.base.replace('http', 'ws')}/api/v1/socket`, {
      headers: { cookie: this.cookie },
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket)).once('error', reject);
    });
  }
}

/** A table with these people and bots, begun. */
async function begin(base, people, bots, more) {
  const seats = [
    ...people.map((_, i) => (i === 0 ? { mine: true } : {})),
    ...bots.map((bot) => ({ bot })),
  ];
  const { id } = await people[0].post('/tables', { game: game.id, seats, ...more });
  for (const one of people.slice(1)) await one.post(`/tables/${id}/join`);
  await people[0].post(`/tables/${id}/start`);
  return { id, people, bots };
}

/** Everyone and all tables, and who has to decide. */
class Company {
  tables = [];
  visitors = [];
  #owing = new Map();
  /** Moves of bots and of people that were seen. */
  moves = { bot: 0, person: 0 };

  constructor(base) {
    this.base = base;
  }

  async gather() {
    await times(LIVE, (i) =>
      this.#sit(4, [], { clock: clocks.live, spectators: spectatorsOf(i) }, SPECTATORS),
    );
    // Each has a Chancellor, and together they have bots of every level.
    await times(WITH_BOTS, (i) =>
      this.#sit(
        1,
        ['chancellor', LEVELS[i % LEVELS.length], LEVELS[(i + 1) % LEVELS.length]],
        { clock: clocks.live, spectators: spectatorsOf(i) },
        SPECTATORS,
      ),
    );
    await times(BY_POST, () => this.#sit(4, [], { clock: clocks.post }, 0));
  }

  async #sit(count, bots, more, watching) {
    const everyone = await Promise.all(
      Array.from({ length: count + watching }, () => Visitor.enter(this.base)),
    );
    this.visitors.push(...everyone);
    const table = await begin(this.base, everyone.slice(0, count), bots, more);
    this.tables.push({ ...table, spectators: everyone.slice(count) });
    await Promise.all(everyone.map((one) => one.watch(table.id, (said) => this.#hear(one, said))));
  }

  #hear(visitor, update) {
    if (update.viewer === 0)
      for (const { actor } of update.steps) this.moves[actor] = (this.moves[actor] ?? 0) + 1;
    const owes = update.owed.some(({ seat }) => seat === update.viewer);
    if (owes && !update.over) this.#owing.set(visitor, update);
    else this.#owing.delete(visitor);
  }

  /** Some who owe a decision make it. Whoever plays with bots comes first: bots are to think always. */
  decide(count) {
    const all = [...this.#owing].toSorted(
      ([, a], [, b]) => Number(this.#hasBots(b.table)) - Number(this.#hasBots(a.table)),
    );
    for (const [visitor, { table, viewer, number: seen, view }] of all.slice(0, count)) {
      this.#owing.delete(visitor);
      const world = game.determinize(view, fork(random));
      const words = game.write(world, viewer, game.sample(world, viewer, random));
      visitor.socket.send(JSON.stringify({ type: 'move', table, seat: viewer, seen, ...words }));
    }
  }

  /** Bots that begin decide first; then all wait for people. */
  async rest() {
    for (let before = -1; before < this.moves.bot;) {
      before = this.moves.bot;
      await sleep(4000);
    }
  }

  #hasBots(id) {
    return this.tables.some((table) => table.id === id && table.bots.length > 0);
  }

  /** Looks at every table: by someone who plays there, and by someone who watches. */
  looks() {
    return this.tables.flatMap(({ id, people, spectators }) =>
      [people[0], ...spectators.slice(0, 1)].flatMap(({ cookie }) => [
        { path: `/api/v1/tables/${id}/play`, cookie },
        { path: `/api/v1/tables/${id}`, cookie },
      ]),
    );
  }

  leave() {
    for (const { socket } of this.visitors) socket?.terminate();
  }
}

/** How long looks at ours and at the bare server take for a while, in a thread that does nothing else. */
function lookAround({ base, bystander }, company, milliseconds) {
  const looks = shuffle(random, company.looks());
  const worker = new Worker(new URL('./load-looker.mjs', import.meta.url), {
    workerData: { base, bystander, looks, perSecond: LOOKS_A_SECOND, milliseconds },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
  });
}

/** The figures, with the processor time of the server: looks while nobody plays, and while people play and Chancellors think. */
export async function measurePeople(base, milliseconds, spent) {
  const company = new Company(base);
  const bare = spawn(new URL('./load-bystander.mjs', import.meta.url));
  try {
    const [port] = await once(bare, 'message');
    const both = { base, bystander: `http://127.0.0.1:${port}` };
    await company.gather();
    await company.rest();
    const quiet = await lookAround(both, company, milliseconds / 2);
    company.moves = { bot: 0, person: 0 };
    const [begun, before] = [performance.now(), spent()];
    const ticking = setInterval(() => company.decide(1), 1000 / MOVES_A_SECOND);
    await sleep(1000);
    const playing = await lookAround(both, company, milliseconds);
    clearInterval(ticking);
    const after = spent();
    return {
      spent: { all: after.all - before.all, own: after.own - before.own },
      ...{ quiet, playing, moves: company.moves, tables: company.tables.length },
      seconds: (performance.now() - begun) / 1000,
      visitors: company.visitors.length,
    };
  } finally {
    company.leave();
    bare.disconnect();
  }
}
