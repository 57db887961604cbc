import { randomUUID } from 'node:crypto';
import type { Home, Statement } from '../home.js';
import { sql } from '../kysely.js';
import { laneOf, type Lane } from '../lanes.js';
import { jobStatements } from '../statements.js';
import type { Busy, Call, Job, JobStore, LeasedJob } from '../store.js';
import { writeOne } from './write.js';

/** Jobs as part of a greater unit. */
export type JobWrites = {
  readonly put: (job: Job) => Statement;
  readonly drop: (key: string) => Statement;
};

export function jobWritesOf({ db, kind }: Home): JobWrites {
  const ready = jobStatements(db, kind);
  return {
    put: ({ key, kind: what, subject, due, keep, call = { party: '', person: '' } }) => {
      const row = {
        ...{ key, kind: what, subject, due, stamp: randomUUID(), leased_until: 0, tries: 0 },
        ...{ lane: laneOf[what], party: call.party, person: call.person },
      };
      return keep === true ? ready.keepJob(row) : ready.putJob(row);
    },
    drop: (key) => ready.dropJob({ key }),
  };
}

/** When what was given up is due. */
const NEVER = Number.MAX_SAFE_INTEGER;

/** What is to be done, and when. */
export function jobsIn(home: Home): JobStore {
  const { db } = home;
  const ready = jobStatements(db, home.kind);
  const jobWrites = jobWritesOf(home);
  const write = (statement: Statement) => writeOne(home, statement);
  /** Not from under the hands of who has leased it since. */
  const putBack = async (
    { key, stamp, until }: LeasedJob,
    set: { readonly due: number; readonly tries?: number },
  ): Promise<void> => {
    const back = db.updateTable('jobs').set({ ...set, leased_until: 0 });
    const own = back.where('key', '=', key).where('stamp', '=', stamp);
    await write(own.where('leased_until', '=', until).compile());
  };

  return {
    async putJob(job: Job): Promise<void> {
      await home.atomically({ writes: [jobWrites.put(job)], notices: [{ about: 'jobs' }] });
    },

    leaseJobs(now: number, leaseMs: number, most: number, lane?: Lane): Promise<LeasedJob[]> {
      const lease = { now, until: now + leaseMs, most };
      return home.rows<LeasedJob>(
        lane === undefined ? ready.leaseJobs(lease) : ready.leaseLane({ ...lease, lane }),
      );
    },

    async leaseCall(
      now: number,
      leaseMs: number,
      busy: Busy,
    ): Promise<(LeasedJob & Call) | undefined> {
      const query = ready.leaseCall({ now, until: now + leaseMs, most: 1 }, busy);
      const [taken] = await home.rows<(LeasedJob & Call) | undefined>(query);
      return taken;
    },

    async finishJob({ key, stamp }: LeasedJob): Promise<void> {
      await write(
        db.deleteFrom('jobs').where('key', '=', key).where('stamp', '=', stamp).compile(),
      );
    },

    retryJob: (job, due) => putBack(job, { due }),

    continueJob: (job, due) => putBack(job, { due, tries: 0 }),

    shelveJob: (job) => putBack(job, { due: NEVER }),

    async resumeJobs(): Promise<void> {
      await write(
        db.updateTable('jobs').set({ due: 0, tries: 0 }).where('due', '=', NEVER).compile(),
      );
    },

    async nextDue(): Promise<number | undefined> {
      const row = await db
        .selectFrom('jobs')
        .select((e) =>
          e.fn
            .min(sql<number>`case when leased_until > due then leased_until else due end`)
            .as('next'),
        )
        .executeTakeFirst();
      return row?.next ?? undefined;
    },

    async releaseLeases(): Promise<void> {
      await write(db.updateTable('jobs').set({ leased_until: 0 }).compile());
    },
  };
}
