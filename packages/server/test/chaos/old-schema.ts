import { Agent } from 'node:http';
import { join } from 'node:path';
import { Migrator, sql } from '../../src/store/kysely.js';
import { migrations } from '../../src/store/migrations.js';
import { DATABASE_FILE } from '../../src/store/lock.js';
import { openHome } from '../../src/store/open.js';
import { choose, randomFor } from '../support/client.js';
import { newPlace, type Place } from '../support/homes.js';
import type { Postgres } from '../support/postgres.js';
import { quickKinds, type Meant, type Played } from './cast.js';
import { Patience } from './patience.js';
import { Person, Polling } from './players.js';
import { ServerProcess } from './process.js';

/** A database with a game that has begun, from before all migrations but the first. */
export type OldSchema = {
  readonly cookie: string;
  readonly played: Played;
  /** A copy of it, for one use. */
  copy(): Promise<Place>;
  remove(): Promise<void>;
};

const MOVES = 3;
const BEGINNING = '0001-first';

export async function oldSchema(postgres: Postgres | undefined): Promise<OldSchema> {
  const [begun, old] = [await newPlace(postgres), await newPlace(postgres)];
  const { cookie, played } = await beginGame(begun);
  await makeFirst(old);
  await copyRows(begun, old);
  await begun.remove();
  const { databaseUrl } = old;
  return {
    cookie,
    played,
    copy: async () => {
      const place = await newPlace();
      if (databaseUrl !== undefined && postgres !== undefined)
        return { ...place, databaseUrl: await postgres.copyOf(databaseUrl) };
      await copyFile(old, place);
      return place;
    },
    remove: () => old.remove(),
  };
}

/** Plays the first moves of a game on a server of today. */
async function beginGame(place: Place): Promise<{ cookie: string; played: Played }> {
  const server = await ServerProcess.at(place);
  const patience = new Patience(60_000);
  const agent = new Agent();
  try {
    await server.start();
    const anna = new Person({ bases: [server.base], agent, patience }, 0);
    const person = await anna.enter();
    const [, { game, bots }] = quickKinds;
    const seats = [{ mine: true }, ...bots.map((bot) => ({ bot }))];
    const wish = { game: game.id, seats };
    const { id } = await anna.good<{ id: string }>('POST', '/api/v1/tables', wish);
    await anna.good('POST', `/api/v1/tables/${id}/start`);
    const meant: Meant[] = [];
    const played = {
      ...{ game, table: id, hearings: [], broken: [] },
      people: [{ person, seat: 0, meant }],
    };
    await playOn(anna, played, MOVES);
    await server.stop();
    return { cookie: anna.cookie, played };
  } finally {
    patience.end();
    await server.kill();
  }
}

/** Plays some moves more, or to the end; gives all that was meant since the beginning. */
export async function playOn(person: Person, played: Played, most = Infinity): Promise<Played> {
  const { game, table } = played;
  const [{ meant: before, ...seated }] = played.people;
  const player = new Polling(person, table, seated.seat);
  const random = randomFor(table);
  const meant = before as Meant[]; // our own list
  for (let seen = -1, made = 0; made < most; made++) {
    const update = await player.turn(seen);
    if (update.over) break;
    const move: Meant = { answer: choose(game, update, random), number: undefined };
    meant.push(move);
    seen = await player.move({ seat: seated.seat, seen: update.number, ...move.answer });
    move.number = seen;
  }
  return { ...played, people: [{ ...seated, meant }] };
}

async function makeFirst(place: Place): Promise<void> {
  const home = await openHome(place);
  try {
    const all = await migrations.getMigrations();
    const provider = { getMigrations: async () => ({ [BEGINNING]: all[BEGINNING] }) };
    const { error } = await new Migrator({ db: home.db, provider }).migrateToLatest();
    if (error !== undefined) throw new Error('no first schema', { cause: error });
  } finally {
    await home.close();
  }
}

const tables = ['tables', 'entries', 'people', 'members', 'sessions', 'jobs', 'secrets'] as const;

/** Everything of the new one that the old one has a column for. */
async function copyRows(from: Place, to: Place): Promise<void> {
  const [source, target] = [await openHome(from), await openHome(to)];
  try {
    const known = await target.db.introspection.getTables();
    for (const table of tables) {
      const columns =
        known.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)}`.execute(source.db);
      for (const row of rows) {
        const values = sql.join(columns.map((column) => sql`${row[column]}`));
        const names = sql.join(columns.map((column) => sql.ref(column)));
        await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(target.db);
      }
    }
  } finally {
    await source.close();
    await target.close();
  }
}

/** By the database itself: files beside it come and go as long as its statements are in memory. */
async function copyFile(from: Place, to: Place): Promise<void> {
  const home = await openHome(from);
  try {
    await sql`vacuum into ${join(to.data, DATABASE_FILE)}`.execute(home.db);
  } finally {
    await home.close();
  }
}

/** The migrations that a database has gone through, and those there are. */
export async function migrationsOf(place: Place): Promise<{ done: string[]; all: string[] }> {
  const home = await openHome(place);
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
      .execute(home.db)
      .catch(() => ({ rows: [] })); // not even begun
    return {
      done: rows.map(({ name }) => name),
      all: Object.keys(await migrations.getMigrations()).sort(),
    };
  } finally {
    await home.close();
  }
}
