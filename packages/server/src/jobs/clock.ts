import type { Context } from '../context.js';
import { isProblem } from '../problem.js';
import { overdue } from '../table/clock.js';
import type { Seat, TableDoc } from '../table/doc.js';
import { followUp, schedulesOf, withoutClockJob } from '../table/follow-up.js';

/** A clock has run out: a bot minds the seat until its person comes back. */
export async function runOut(context: Context, id: string): Promise<void> {
  const outcome = await context.desk.act<null>(id, async ({ record: { doc }, referee }) => {
    if (referee === undefined || doc.status !== 'playing' || doc.pausedAt !== undefined)
      return { answer: null };
    const late = overdue(doc, context.now(), await schedulesOf(context, doc));
    const seats = doc.seats.map((seat, i): Seat => (late.includes(i) ? minded(seat) : seat));
    const next: TableDoc = { ...withoutClockJob(doc), seats };
    // Also when nobody is late: someone's hours or holidays have changed, and the job is set anew.
    const { game, state } = referee;
    return {
      answer: null,
      ...(await followUp(context, id, next, game, state, { seat: undefined })),
    };
  });
  if (isProblem(outcome)) throw new Error(outcome.code);
}

function minded({ since: _since, ...seat }: Seat): Seat {
  return { ...seat, bank: 0, minded: true };
}
