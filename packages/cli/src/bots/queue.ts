import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import type { Done, Job } from './job.js';
import { attempt, type Reply } from './reply.js';
import type { Workforce } from './workforce.js';

/** Where jobs wait, for whichever worker comes first. */
const JOBS = 'hustings-arena-games';

/** How long a job may take before another worker gets it. */
const LONGEST_JOB_SECONDS = 3600;
const PAUSE_MS = 250;
const BATCH = 20;

type Posted = { readonly replyTo: string; readonly id: string; readonly job: Job };
type Answered = { readonly id: string; readonly reply: Reply };

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

async function open(url: string): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: url, supervise: true, schedule: false });
  boss.on('error', () => undefined); // a lost connection shows in the next call
  await boss.start();
  await boss.createQueue(JOBS);
  return boss;
}

/** Whoever works on a queue, as if they were threads of this process. */
export async function queueForce(url: string): Promise<Workforce> {
  const boss = await open(url);
  const replyTo = `hustings-arena-${randomUUID()}`;
  await boss.createQueue(replyTo);
  const waiting = new Map<string, (reply: Reply) => void>();
  let isOpen = true;
  const collecting = collect(
    boss,
    replyTo,
    ({ id, reply }) => {
      waiting.get(id)?.(reply); // a job that was done twice after a crash counts once
      waiting.delete(id);
    },
    () => isOpen,
  );
  collecting.catch((error: unknown) => {
    const failed = error instanceof Error ? error.message : String(error);
    for (const answer of waiting.values()) answer({ failed });
  });
  return {
    run: async <J extends Job>(job: J) => {
      const id = randomUUID();
      const answer = new Promise<Reply>((resolve) => waiting.set(id, resolve));
      const posted: Posted = { replyTo, id, job };
      await boss.send(JOBS, posted, { expireInSeconds: LONGEST_JOB_SECONDS });
      const reply = await answer;
      if ('failed' in reply) throw new Error(reply.failed);
      return reply.done as Done<J>; // a job's kind says what comes of it
    },
    end: async () => {
      isOpen = false;
      await collecting.catch(() => undefined);
      await boss.deleteQueue(replyTo);
      await boss.stop({ graceful: false });
    },
  };
}

async function collect(
  boss: PgBoss,
  replyTo: string,
  tell: (answered: Answered) => void,
  isOpen: () => boolean,
): Promise<void> {
  while (isOpen()) {
    const answers = (await boss.fetch<Answered>(replyTo, { batchSize: BATCH })) ?? [];
    for (const { id, data } of answers) {
      tell(data);
      await boss.deleteJob(replyTo, id); // a queue is deleted when it is empty
    }
    if (answers.length === 0) await pause();
  }
}

/** Does jobs from the queue until none has come for a while; how many it did. */
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
      const [next] = (await boss.fetch<Posted>(JOBS, { batchSize: 1 })) ?? [];
      if (next === undefined) {
        await pause();
        continue;
      }
      const { replyTo, id, job } = next.data;
      const answered: Answered = { id, reply: await attempt(() => force.run(job)) };
      await boss.send(replyTo, answered);
      await boss.complete(JOBS, next.id);
      tell(++done);
      since = performance.now();
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  await boss.stop({ graceful: false });
  return done;
}
