import { Agent } from 'node:http';
import { newPlace, type Place } from '../../support/homes.js';
import { acknowledged, type Played } from '../cast.js';
import { check } from '../check.js';
import { Dice } from '../dice.js';
import { migrationsOf, oldSchema, playOn, type OldSchema } from '../old-schema.js';
import { Patience } from '../patience.js';
import { Person } from '../players.js';
import { ServerProcess } from '../process.js';
import type { Report, StoreKind, Terms } from '../scene.js';

type Size = {
  /** Databases that are killed some times while they are made or brought up to date. */
  readonly databases: number;
  /** So many statements to the database are each once the last one; 0: all until it listens. */
  readonly statements: number;
};

/**
 * kill −9 while a database is made and while an old one is brought up to date: at any moment, and at
 * one statement after the other. Whatever was left behind, the next start comes up, with everything
 * that was there before.
 */
export async function migrationKills(
  store: StoreKind,
  { databases, statements }: Size,
  terms: Terms,
): Promise<Report> {
  const begun = performance.now();
  const title = `kills during migrations (${store})`;
  const dice = new Dice(`${terms.seed} ${title}`);
  const postgres = store === 'postgres' ? terms.postgres : undefined;
  const wrong: string[] = [];
  const old = await oldSchema(postgres);
  const counts = { kills: 0, partly: 0, databases: 0, played: old.played };
  const oldOrEmpty = (empty: boolean): Promise<Place> => (empty ? newPlace(postgres) : old.copy());
  const isLast = (i: number): boolean => i >= databases - 1;
  try {
    for (let i = 0; i < databases; i++) {
      const place = await oldOrEmpty(dice.chance(50) && !isLast(i));
      const times = dice.between(1, 4);
      const how = Array.from({ length: times }, () => ({ share: dice.below(120) / 100 }));
      const found = await interrupted(place, how, old, counts, isLast(i));
      wrong.push(...found.map((text) => `database ${i}: ${text}`));
    }
    for (const empty of [true, false]) {
      const chosen = new Set(Array.from({ length: statements }, () => dice.between(5, 50)));
      for (let statement = 1; ; statement++) {
        if (statements > 0 && statement > 50) break;
        if (statements > 0 && !chosen.has(statement)) continue;
        const before = counts.kills;
        const place = await oldOrEmpty(empty);
        const found = await interrupted(place, [{ statement }], old, counts, false);
        wrong.push(...found.map((text) => `killed at statement ${statement}: ${text}`));
        if (counts.kills === before) break; // it was up before it came so far
      }
    }
  } finally {
    await old.remove();
  }
  const figures = {
    kills: counts.kills,
    databases: counts.databases,
    'left half-way': counts.partly,
    moves: acknowledged([counts.played]),
    seconds: Math.round((performance.now() - begun) / 1000),
  };
  return { title, seed: terms.seed, wrong, figures };
}

/** After a share of the usual time, or at a statement. */
type Kill = { readonly share: number } | { readonly statement: number };
type Counts = { kills: number; partly: number; databases: number; played: Played };

/** One database: killed some times, then started and looked at. */
async function interrupted(
  place: Place,
  all: readonly Kill[],
  old: OldSchema,
  counts: Counts,
  toTheEnd: boolean,
): Promise<string[]> {
  const { done: had } = await migrationsOf(place);
  counts.databases++;
  const server = await ServerProcess.at(place);
  try {
    for (const kill of all) {
      const killed = await killOnce(place, kill);
      if (!killed) continue;
      counts.kills++;
      const { done, all: there } = await migrationsOf(place);
      if (done.length < there.length) counts.partly++;
    }
    await server.start();
    const { done, all: there } = await migrationsOf(place);
    const wrong = done.join() === there.join() ? [] : [`only ${done.join()} are done`];
    if (had.length > 0) wrong.push(...(await goesOn(server, place, old, counts, toTheEnd)));
    return wrong;
  } catch (error) {
    return [`it does not start any more: ${String(error)}`];
  } finally {
    await server.kill();
    await place.remove();
  }
}

/** The usual time of a start, as far as it is known. */
let usualMs = 1500;

/** False if it was up before the kill came. */
async function killOnce(place: Place, kill: Kill): Promise<boolean> {
  const extras =
    'statement' in kill
      ? { hooks: ['die-at'], environment: { CHAOS_DIE_AT: String(kill.statement) } }
      : {};
  const server = await ServerProcess.at(place, extras);
  const begun = performance.now();
  const up = server.launch().then(
    () => true,
    () => false,
  );
  const moment = 'share' in kill ? kill.share * usualMs : 60_000;
  let timer: NodeJS.Timeout | undefined;
  const due = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), moment);
  });
  const early = await Promise.race([up, due]);
  clearTimeout(timer);
  if (early) usualMs = performance.now() - begun;
  await server.kill();
  return !early;
}

/** The game that was begun before is played on. */
async function goesOn(
  server: ServerProcess,
  place: Place,
  { cookie, played }: OldSchema,
  counts: Counts,
  toTheEnd: boolean,
): Promise<string[]> {
  const patience = new Patience(60_000);
  const agent = new Agent();
  try {
    const anna = Person.again({ bases: [server.base], agent, patience }, 0, cookie);
    const [{ meant, ...seated }] = played.people;
    const own = { ...played, people: [{ ...seated, meant: [...meant] }] };
    const now = await playOn(anna, own, toTheEnd ? Infinity : 1);
    if (toTheEnd) counts.played = now;
    const found = await check(place, server.base, [now]);
    return toTheEnd ? found : found.filter((text) => !text.includes('never ended'));
  } finally {
    patience.end();
  }
}
