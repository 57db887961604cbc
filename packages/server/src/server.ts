import { randomUUID } from 'node:crypto';
import type { Game } from '@hustings/kernel';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import type { Context } from './context.js';
import { keepResults } from './after/ratings.js';
import type { App } from './http/app-type.js';
import { buildApp } from './http/app.js';
import { Lines } from './http/lines.js';
import { MetricsPort } from './http/metrics.js';
import { playBots } from './jobs/bot.js';
import { runOut } from './jobs/clock.js';
import { Worker } from './jobs/worker.js';
import { openLog } from './log.js';
import { Metrics } from './metrics.js';
import { openMailer, type Mailer } from './notices/mail.js';
import { deliverWebhook, notify } from './notices/notices.js';
import { pushKeys } from './notices/push.js';
import { Desk } from './play/desk.js';
import { Hub } from './play/hub.js';
import { Lookout } from './play/lookout.js';
import { standardPlayers, type Players } from './play/player.js';
import { machineTimes, SteadyClock, type Times } from './steady-clock.js';
import type { Build } from './rules/build.js';
import { prepareRules } from './rules/prepare.js';
import { Shelf } from './rules/shelf.js';
import type { Notice } from './store/home.js';
import { openStore } from './store/open.js';
import type { Store } from './store/store.js';
import { announce } from './table/announce.js';
import { humanPace, type Gaps, type Pace } from './table/clock.js';
import { timeAgo } from './table/schedule.js';

const PRESENT_BEAT_MS = 25_000;
/** A process that said nothing for so long, while there was a server, is gone for good. */
const LOST_MS = 3_600_000;

export type ServerOptions = {
  readonly config: Config;
  readonly games: readonly Game[];
  /** The rules of these games as code, to be kept for the day when they are old. */
  readonly builds?: readonly Build[];
  readonly players?: Players;
  readonly log?: Logger;
  /** Tests bring their own time, with gaps or without; */
  readonly now?: () => number;
  readonly gaps?: () => Gaps;
  /** or a machine of their own, whose clock may be set. */
  readonly times?: Times;
  /** How long bots that mind a seat wait; tests wait less. */
  readonly pace?: Pace;
};

export type Server = {
  readonly app: App;
  readonly store: Store;
  readonly context: Context;
  /** Begins to listen and to do jobs; gives the address. */
  start(): Promise<string>;
  /** Ends what is under way, then everything. */
  stop(): Promise<void>;
};

/** A server process: everything put together. */
export async function createServer(options: ServerOptions): Promise<Server> {
  const { config } = options;
  // Two processes on one file would not hear of each other.
  const store = await openStore(config, 'alone');
  // SQLite has one process: what the last one had leased, nobody does.
  if (store.kind === 'sqlite') await store.releaseLeases();
  const clock = await clockOf(options, store);
  const context = contextOf(options, store, await openMailer(config), clock);
  try {
    await prepareRules(context, options.builds);
  } catch (error) {
    await store.close();
    throw error;
  }
  const hub = new Hub(context);
  let stopped = false;
  const worker = workerOf(context, () => stopped);
  const lines = new Lines(context);
  const app = await buildApp(context, hub, lines);
  const figures = new MetricsPort(context);
  const lookout = store.kind === 'postgres' ? new Lookout(context, hub) : undefined;
  store.listen((notice) => hear(context, hub, lines, worker, notice));
  await beat(context);
  const beating = setInterval(() => {
    void beat(context);
    void lines.checkAll(); // a word about an ended session may have got lost
  }, PRESENT_BEAT_MS);
  beating.unref();
  startClock(clock, context);

  return {
    app,
    store,
    context,
    start: async () => {
      context.metrics.collectProcess();
      await figures.open();
      const address = await app.listen({ host: config.host, port: config.port });
      worker.wake();
      lookout?.start();
      return address;
    },
    stop: async () => {
      stopped = true;
      clearInterval(beating);
      await clock.stop();
      await lookout?.stop();
      await worker.stop();
      hub.ended = true;
      await leave(context);
      for (const socket of app.websocketServer.clients) socket.close(1001, 'the server restarts');
      await app.close();
      await figures.close();
      context.mailer?.close();
      await store.close();
    },
  };
}

/** What is done besides requests, and by whom. */
function workerOf(context: Context, isStopped: () => boolean): Worker {
  return new Worker(context, {
    bot: ({ subject }) => playBots(context, subject, isStopped),
    clock: ({ subject }) => runOut(context, subject),
    schedule: ({ subject }) => announce(context, subject),
    notice: ({ subject }) => notify(context, subject),
    webhook: ({ subject }) => deliverWebhook(context, subject),
    result: ({ subject }) => keepResults(context, subject),
  });
}

function startClock(clock: Clock, context: Context): void {
  clock.start({
    leapt: () => {
      context.log.warn('there was no server for a while, or the clock was set forward');
      void beat(context); // who is here is here now
    },
    failed: (error) => context.log.warn({ err: error }, 'time could not be written down'),
  });
}

type Clock = Pick<SteadyClock, 'now' | 'gaps' | 'start' | 'stop'>;

function clockOf(
  { now, gaps = () => [], times = machineTimes }: ServerOptions,
  store: Store,
): Promise<Clock> {
  if (now === undefined) return SteadyClock.open(store, times);
  return Promise.resolve({
    now,
    gaps,
    start: () => undefined,
    stop: async () => undefined,
  });
}

function contextOf(
  { config, games, players, log, pace = humanPace }: ServerOptions,
  store: Store,
  mailer: Mailer | undefined,
  { now, gaps }: Clock,
): Context {
  const byId = new Map(games.map((game) => [game.id, game]));
  const shelf = new Shelf(byId, store);
  return {
    store,
    games: byId,
    shelf,
    players: players ?? standardPlayers,
    config,
    now,
    gaps,
    pace,
    log: log ?? openLog(config),
    metrics: new Metrics(),
    desk: new Desk(store, shelf, now),
    processId: randomUUID(),
    mailer,
    pushKey: async () => (await pushKeys(store)).publicKey,
  };
}

function hear(context: Context, hub: Hub, lines: Lines, worker: Worker, notice: Notice): void {
  const failed = (error: unknown): void => context.log.error({ err: error }, 'telling failed');
  switch (notice.about) {
    case 'table':
      context.desk.hear(notice.id, notice.revision);
      return hub.tell(notice.id);
    case 'jobs':
      return worker.wake();
    case 'chat':
      return void hub.tellChat(notice.id, notice.message).catch(failed);
    case 'presence':
      return void hub.tellPresence(notice.id).catch(failed);
    case 'sessions':
      return void lines.checkOf(notice.person);
    case 'away':
      context.log.warn('the database can not be reached');
      return hub.lose();
    case 'everything':
      context.log.info('the database is there again');
      void lines.checkAll();
      context.desk.hearNothing();
      hub.recover();
      return worker.wake();
  }
}

/** With the process everyone goes who is connected to it. */
function leave({ store, processId, log }: Context): Promise<void> {
  return store
    .endProcess(processId)
    .catch((error: unknown) => log.warn({ err: error }, 'end not written'));
}

/** As long as this process lives, whoever is connected to it is there. */
function beat({ store, processId, now, gaps, log }: Context): Promise<void> {
  return store
    .beat(processId, now(), timeAgo(now(), LOST_MS, gaps()))
    .catch((error: unknown) => log.warn({ err: error }, 'sign of life not written'));
}
