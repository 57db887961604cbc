import { Agent } from 'node:http';
import { newPlace, type Place } from '../support/homes.js';
import type { Postgres } from '../support/postgres.js';
import { until } from '../support/until.js';
import { acknowledged, playGames, type Kind, type Played } from './cast.js';
import { check } from './check.js';
import { Dice } from './dice.js';
import { leasedTwice, watchLeases } from './leases.js';
import { leftOver, measure, type Held, type Since } from './meter.js';
import { GivenUp, Patience } from './patience.js';
import { ServerProcess, type Extras } from './process.js';
import { Proxy } from './proxy.js';

export type StoreKind = 'sqlite' | 'postgres';

/** What happens to a server while games are played on it. */
export type Scene = {
  readonly title: string;
  readonly store: StoreKind;
  readonly processes?: number;
  readonly kinds: readonly Kind[];
  /** Games at once. */
  readonly together: number;
  readonly extras?: Extras;
  /** Where the data lie, if not in a folder or database as usual. */
  readonly place?: () => Promise<Place>;
  /** Where the clock goes back, a lease may seem to have been taken too soon. */
  readonly leases?: 'any';
  /** Between players and server there is a network of ours. */
  readonly network?: boolean;
  readonly trouble: (stage: Stage) => Promise<void>;
};

/** What a trouble works with. */
export type Stage = {
  readonly place: Place;
  readonly servers: readonly ServerProcess[];
  readonly proxies: readonly Proxy[];
  readonly dice: Dice;
  readonly patience: Patience;
  readonly before: Held;
  /** Something is wrong that the checks afterwards would not see. */
  readonly wrong: (text: string) => void;
  /** A number for the report. */
  readonly figure: (name: string, value: number | string) => void;
};

export type Terms = {
  readonly seed: string;
  readonly postgres?: Postgres;
  /** How long nothing at all may happen. */
  readonly patienceMs?: number;
  /** Waits until the pool of connections has let go of those it does not need. */
  readonly thorough?: boolean;
  /** How long it may take until everything is back where it was. */
  readonly settleMs?: number;
};

/** What came of a scene. */
export type Report = {
  readonly title: string;
  readonly seed: string;
  readonly wrong: readonly string[];
  readonly figures: Readonly<Record<string, number | string>>;
};

const PATIENCE_MS = 60_000;
/** More than twice the heartbeat by which the server finds out that nobody is there any more. */
const SETTLE_MS = 90_000;

/** Plays games on servers of its own, makes trouble, and checks everything afterwards. */
export async function perform(scene: Scene, terms: Terms): Promise<Report> {
  const begun = performance.now();
  const { title, processes = 1, extras } = scene;
  const place = await (scene.place?.() ??
    newPlace(scene.store === 'postgres' ? terms.postgres : undefined));
  const patience = new Patience(terms.patienceMs ?? PATIENCE_MS);
  const wrong: string[] = [];
  const figures: Record<string, number | string> = {};
  const servers: ServerProcess[] = [];
  const proxies: Proxy[] = [];
  const dice = new Dice(`${terms.seed} ${title}`);
  try {
    for (let i = 0; i < processes; i++) {
      const server = await ServerProcess.at(place, extras);
      servers.push(server);
      await patience.during(() => server.start());
      if (scene.network === true)
        proxies.push(await Proxy.to(server.port, dice.for(`network ${i}`)));
    }
    const before = await measure(servers, place);
    await watchLeases(place);
    const stage: Stage = {
      ...{ place, servers, proxies, dice, patience, before },
      wrong: (text) => void wrong.push(text),
      figure: (name, value) => void (figures[name] = value),
    };
    const played = await playThrough(scene, stage, terms.seed);
    if (patience.gone) wrong.push('nothing happened any more, and all was given up');
    for (const { fell } of servers) if (fell !== undefined) wrong.push(`a server fell: ${fell}`);
    wrong.push(...(await check(place, servers[0].base, played)));
    if (scene.leases !== 'any') wrong.push(...(await leasedTwice(place)).slice(0, 3));
    for (const proxy of proxies) proxy.bad = false;
    const since = { processes, games: played.length, thorough: terms.thorough ?? false };
    const now = await settled(stage, since, terms.settleMs ?? SETTLE_MS);
    wrong.push(...leftOver(before, now, since));
    Object.assign(figures, figuresOf(played, before, now));
  } catch (error) {
    wrong.push(`the scene broke off: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    patience.end();
    await Promise.all(proxies.map((proxy) => proxy.close()));
    await Promise.all(servers.map((server) => server.kill()));
    await place.remove();
  }
  figures['seconds'] = Math.round((performance.now() - begun) / 1000);
  return { title, seed: terms.seed, wrong, figures };
}

/** Games are played as long as the trouble lasts, and then to their end. */
async function playThrough(scene: Scene, stage: Stage, seed: string): Promise<Played[]> {
  const { patience, servers, proxies } = stage;
  const bases = (scene.network === true ? proxies : servers).map(({ base }) => base);
  const agent = new Agent({ keepAlive: true });
  let over = false;
  patience.news(); // until now there was nobody to play
  const { kinds, together } = scene;
  const playing = playGames({
    ...{ kinds, together, way: { bases, agent, patience }, seed: `${seed} ${scene.title}` },
    enough: (begun) => over && begun >= together,
  });
  try {
    await scene.trouble(stage);
  } catch (error) {
    if (!(error instanceof GivenUp)) stage.wrong(`in the midst of it: ${String(error)}`);
    patience.giveUp();
  } finally {
    over = true;
  }
  const played = await playing;
  agent.destroy();
  return played;
}

/** Looks until everything is back where it was, or it has become too late. */
async function settled(stage: Stage, since: Since, limitMs: number): Promise<Held> {
  const { servers, place, before } = stage;
  let latest = before;
  const look = async (): Promise<readonly string[]> => {
    latest = await measure(servers, place);
    return leftOver(before, latest, since);
  };
  await until(look, (wrong) => wrong.length === 0, limitMs).catch(() => undefined); // said by who asked
  return latest;
}

const megabytes = (bytes: number): number => Math.round(bytes / (1 << 20));

function figuresOf(played: readonly Played[], before: Held, now: Held) {
  const hearings = played.flatMap(({ hearings: all }) => all);
  return {
    games: played.length,
    moves: acknowledged(played),
    listeners: hearings.length,
    updates: hearings.reduce((sum, { told }) => sum + told.length, 0),
    reconnects: hearings.reduce((sum, { lines }) => sum + Math.max(0, lines - 1), 0),
    memory: `${megabytes(before.memory)} → ${megabytes(now.memory)} MB`,
    descriptors: `${before.descriptors.length} → ${now.descriptors.length}`,
    ...(before.connections === 0
      ? {}
      : { connections: `${before.connections} → ${now.connections}` }),
  };
}
