import { randomUUID } from 'node:crypto';
import type { Game } from '@hustings/kernel';
import type { Shelf as Texts } from '@hustings/texts';
import type { Logger } from 'pino';
import type { Config } from './config.js';
import type { Context } from './context.js';
import { keepResults } from './after/ratings.js';
import { closeDoors, endInOrder, hangUp } from './ending.js';
import type { App } from './http/app-type.js';
import { buildApp } from './http/app.js';
import { Lines } from './http/lines.js';
import { MetricsPort } from './http/metrics.js';
import { playBots } from './jobs/bot.js';
import { runOut } from './jobs/clock.js';
import { Worker, type Handlers } from './jobs/worker.js';
import { openLog } from './log.js';
import { Metrics } from './metrics.js';
import { Calls } from './notices/calls.js';
import { openMailer } from './notices/mail.js';
import { deliverMail, deliverPush, deliverWebhook, notify } from './notices/notices.js';
import { pushKeys } from './notices/push.js';
import { Tidying } from './people/tidying.js';
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
import { bidFarewell } from './table/actions/farewell.js';
import { announce } from './table/announce.js';
import { humanPace, type Gaps, type Pace } from './table/clock.js';
import { timeAgo } from './table/schedule.js';
import type { NoticeTexts } from './texts/index.js';
import { Words, type Speakers } from './words.js';

const PRESENT_BEAT_MS = 25_000;
const TIDY_MS = 600_000;
/** A process that said nothing for so long, while there was a server, is gone for good. */
const LOST_MS = 3_600_000;

export type ServerOptions = {
  readonly config: Config;
  readonly games: readonly Game[];
  /** The rules of these games as code, to be kept for the day when they are old. */
  readonly builds?: readonly Build[];
  readonly players?: Players;
  /** How each game speaks to people. */
  readonly speakers?: Speakers;
  /** Mails and notices by language; tests bring a language of their own. */
  readonly notices?: Texts<NoticeTexts>;
  readonly log?: Logger;
  /** Tests bring their own time, with gaps or without; */
  readonly now?: () => number;
  readonly gaps?: () => Gaps;
  /** or a machine of their own, whose clock may be set. */
  readonly times?: Times;
  /** How long bots that mind a seat wait; tests wait less. */
  readonly pace?: Pace;
  /** What goes out; tests are less patient with it. */
  readonly calls?: Calls;
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
  const store = await ownStore(config);
  const clock = await clockOf(options, store);
  const calls = options.calls ?? new Calls();
  const context = await prepared(options, store, calls, clock);
  const hub = new Hub(context);
  let stopped = false;
  const handlers = handlersOf(context, () => stopped);
  const play = new Worker(context, handlers, 'play');
  // The others look by themselves every second: nobody waits for them.
  const workers = [
    play,
    ...(['notices', 'calls'] as const).map((lane) => new Worker(context, handlers, lane)),
  ];
  const lines = new Lines(context);
  const app = await buildApp(context, hub, lines);
  const figures = new MetricsPort(context);
  const lookout = store.kind === 'postgres' ? new Lookout(context, hub) : undefined;
  store.listen((notice) => hear(context, hub, lines, play, notice));
  await beat(context);
  const tidying = new Tidying(context);
  const timers = [
    every(PRESENT_BEAT_MS, () => void beat(context)),
    every(PRESENT_BEAT_MS, () => void lines.checkAll()), // a word about an ended session may get lost
    every(TIDY_MS, () => void tidying.look()),
  ];
  startClock(clock, context);

  return {
    app,
    store,
    context,
    start: async () => {
      context.metrics.collectProcess();
      await figures.open();
      const address = await app.listen({ host: config.host, port: config.port });
      for (const worker of workers) worker.wake();
      void tidying.look();
      lookout?.start();
      return address;
    },
    stop: async () => {
      stopped = true;
      calls.end();
      for (const timer of timers) clearInterval(timer);
      await endInOrder(context.log, [
        () => clock.stop(),
        async () => lookout?.stop(),
        () => Promise.all([...workers.map((worker) => worker.stop()), tidying.stop()]),
        () => {
          hub.ended = true;
          return leave(context);
        },
        () => hangUp(app),
        () => closeDoors(app),
        () => figures.close(),
        () => store.close(),
      ]);
    },
  };
}

async function ownStore(config: Config): Promise<Store> {
  // Two processes on one file would not hear of each other.
  const store = await openStore(config, 'alone');
  // SQLite has one process: what the last one had leased, nobody does.
  if (store.kind === 'sqlite') await store.releaseLeases();
  return store;
}

/** What everything of the server shares, with the rules of all games in the store. */
async function prepared(
  options: ServerOptions,
  store: Store,
  calls: Calls,
  clock: Clock,
): Promise<Context> {
  const words = await Words.open(
    options.games.map(({ id }) => id),
    options.speakers,
    options.notices,
  );
  const mailer = await openMailer(options.config, calls);
  const context = contextOf(options, store, { calls, mailer, words }, clock);
  try {
    await prepareRules(context, options.builds);
    await store.resumeJobs(); // whoever starts it again may have mended something
  } catch (error) {
    await store.close();
    throw error;
  }
  return context;
}

/** Does something again and again; the process does not live on for it. */
const every = (milliseconds: number, work: () => void): NodeJS.Timeout =>
  setInterval(work, milliseconds).unref();

/** Who does which job. */
function handlersOf(context: Context, stopped: () => boolean): Handlers {
  return {
    bot: (job) => playBots(context, job, stopped),
    clock: ({ subject }) => runOut(context, subject),
    schedule: ({ subject }) => announce(context, subject),
    farewell: ({ subject }) => bidFarewell(context, subject),
    result: ({ subject }) => keepResults(context, subject),
    notice: ({ subject }) => notify(context, subject),
    push: ({ subject }) => deliverPush(context, subject),
    webhook: ({ subject }) => deliverWebhook(context, subject),
    mail: ({ subject }) => deliverMail(context, subject),
  };
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
  { calls, mailer, words }: Pick<Context, 'calls' | 'mailer' | 'words'>,
  { now, gaps }: Clock,
): Context {
  const byId = new Map(games.map((game) => [game.id, game]));
  const shelf = new Shelf(byId, store);
  const ownLog = log ?? openLog(config);
  const damaged = (table: string, error: unknown): void =>
    ownLog.error({ err: error, table }, 'a table is damaged');
  store.hearUnreadable((error) => damaged(error.id, error));
  return {
    store,
    games: byId,
    shelf,
    players: players ?? standardPlayers,
    config,
    now,
    gaps,
    pace,
    words,
    log: ownLog,
    metrics: new Metrics(),
    desk: new Desk(store, shelf, now, damaged),
    processId: randomUUID(),
    calls,
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
