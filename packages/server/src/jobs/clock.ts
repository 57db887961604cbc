import type { Context } from '../context.js';
import type { Live } from '../play/desk.js';
import type { Referee } from '../play/referee.js';
import { isProblem } from '../problem.js';
import { settle, type Written } from '../table/actions/settle.js';
import { overdue } from '../table/clock.js';
import type { Seat, TableDoc } from '../table/doc.js';
import { abandoned, abandonedAt, withoutClockJob } from '../table/follow-up.js';
import { minded } from '../table/minding.js';
import { notKept } from '../table/seating.js';

/** Time is up: a bot minds the seat until its person comes back, or a game left by all is given up. */
export async function runOut(context: Context, id: string): Promise<void> {
  const outcome = await context.desk.act<null>(id, async (live) => {
    const { referee } = live;
    const unkept = notKept(live.record.doc, context.now());
    if (live.record.doc.status === 'gathering' && unkept !== undefined)
      return { answer: null, doc: unkept };
    if (referee === undefined || live.record.doc.status !== 'playing') return { answer: null };
    return { answer: null, ...(await lookAtClocks(context, live, referee)) };
  });
  if (isProblem(outcome)) throw new Error(outcome.code);
}

async function lookAtClocks(context: Context, live: Live, referee: Referee): Promise<Written> {
  const { id, doc } = live.record;
  const now = context.now();
  if ((abandonedAt(doc, context.gaps()) ?? Infinity) <= now) return abandoned(id, doc, now, []);
  if (doc.pausedAt !== undefined && doc.adjourned !== true) return {};
  const late = overdue(doc, now, context.gaps());
  const seats = doc.seats.map((seat, i): Seat => (late.includes(i) ? minded(seat) : seat));
  // Also when nobody is late: someone's time runs longer now, and the job is set anew.
  const next: TableDoc = { ...withoutClockJob(doc), seats };
  return settle(context, live, referee, next);
}
