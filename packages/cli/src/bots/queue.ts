import { randomUUID } from 'node:crypto';
import type { GameReport, MatchPlan } from '@hustings/bots/arena';
import PgBoss from 'pg-boss';
import type { GameJob } from './job.js';
import type { Workforce } from './workforce.js';

/** Where games to play wait, for whichever worker comes first. */
const GAMES = 'hustings-arena-games';

/** How long a game may take before another worker gets it. */
const LONGEST_GAME_SECONDS = 3600;
const PAUSE_MS = 250;
const BATCH = 20;

type Posted = { readonly replyTo: string; readonly job: GameJob };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

async function open(url: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: url, supervise: true, schedule: false });
  boss.on('error', () => undefined); // a lost connection shows in the next call
  await boss.start();
  await boss.createQueue(GAMES);
  return boss;
}

/** Puts all games of a match into the queue and collects what workers send back. */
export async function throughQueue(
  url: string,
  plan: MatchPlan,
  count: number,
  tell: (done: number) => void,
): Promise<GameReport[]> {
  const boss = await open(url);
  const replyTo = `hustings-arena-${randomUUID()}`;
  await boss.createQueue(replyTo);
  await boss.insert(
    Array.from({ length: count }, (_, number) => ({
      name: GAMES,
      data: { replyTo, job: { job: 'game', plan, number } } satisfies Posted,
      expireInSeconds: LONGEST_GAME_SECONDS,
    })),
  );
  const reports = new Map<number, GameReport>(); // a game played twice after a crash counts once
  while (reports.size < count) {
    const replies = (await boss.fetch<GameReport>(replyTo, { batchSize: BATCH })) ?? [];
    for (const { id, data } of replies) {
      reports.set(data.number, data);
      await boss.deleteJob(replyTo, id); // a queue is deleted when it is empty
    }
    tell(reports.size);
    if (replies.length === 0) await pause();
  }
  await boss.deleteQueue(replyTo);
  await boss.stop({ graceful: false });
  return [...reports.values()];
}

/** Plays games from the queue until none has come for a while; how many it played. */
export async function workOnQueue(
  url: string,
  force: Workforce,
  hands: number,
  idleMs: number,
  tell: (done: number) => void,
): Promise<number> {
  const boss = await open(url);
  let done = 0;
  const hand = async (): Promise<void> => {
    let since = performance.now();
    while (performance.now() - since < idleMs) {
      const [next] = (await boss.fetch<Posted>(GAMES, { batchSize: 1 })) ?? [];
      if (next === undefined) {
        await pause();
        continue;
      }
      const report = await force.run(next.data.job);
      await boss.send(next.data.replyTo, report);
      await boss.complete(GAMES, next.id);
      tell(++done);
      since = performance.now();
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  await boss.stop({ graceful: false });
  return done;
}
