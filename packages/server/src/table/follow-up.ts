import type { Position } from '@hustings/kernel';
import type { Context } from '../context.js';
import type { Outcome } from '../play/desk.js';
import { madeIn, type Referee } from '../play/referee.js';
import type { Job } from '../store/store.js';
import { nextDeadline, stopClocks, turnClocks, type Gaps } from './clock.js';
import type { TableDoc } from './doc.js';
import { isDecided } from './ending.js';
import { isDeserted, isMostlyMinded } from './minding.js';
import { botsDue, owedByPeople, owedSeats } from './owed.js';
import { whenPassed } from './schedule.js';

type FollowUp = Required<Pick<Outcome<unknown>, 'doc' | 'jobs' | 'dropped'>>;

export const botKey = (id: string): string => `bot:${id}`;
export const clockKey = (id: string): string => `clock:${id}`;

/** A game that everyone has left is given up when nobody has come back for so long. */
const DESERTED_MS = 30 * 86_400_000;

/** When a game that everyone has left is given up. */
export function abandonedAt({ adjourned, pausedAt }: TableDoc, gaps: Gaps): number | undefined {
  return adjourned === true && pausedAt !== undefined
    ? whenPassed(pausedAt, DESERTED_MS, { gaps })
    : undefined;
}

/** What follows from a new state of play: clocks, the end, and the jobs for bots, clocks, notices. */
export async function followUp(
  context: Context,
  id: string,
  before: TableDoc,
  referee: Referee,
  by: { readonly seat: number | undefined; readonly inBotJob?: boolean },
): Promise<FollowUp> {
  const { state } = referee;
  const now = context.now();
  const gaps = context.gaps();
  if (referee.isOver || isDecided(before)) return ended(id, before, referee, now, gaps);
  const doc = adjournedOrNot(before, now, gaps);
  if (doc.pausedAt !== undefined) return resting(id, doc, gaps);
  const { pace } = context;
  const seats = turnClocks(doc, owedSeats(state), by.seat, now, gaps, pace);
  const { clockDue: due, ...rest } = doc;
  const clockDue = lookAtClocks(due, nextDeadline({ ...doc, seats }, gaps), now);
  const next: TableDoc = { ...rest, seats, ...(clockDue === undefined ? {} : { clockDue }) };
  const jobs: Job[] = [];
  const bots = botsDue(next, state, now);
  // The job of the bots goes on by itself; it is made anew when a person has moved, or to wait.
  if (bots !== undefined && (by.inBotJob !== true || bots > now)) {
    jobs.push({ key: botKey(id), kind: 'bot', subject: id, due: bots });
  }
  if (clockDue !== undefined && clockDue !== due) {
    jobs.push({ key: clockKey(id), kind: 'clock', subject: id, due: clockDue });
  }
  jobs.push(...noticeJobs(next, state, now, context.config.noticeDelayMs));
  return { doc: next, jobs, dropped: [] };
}

/** Bots do not play on among themselves when everyone has gone; whoever comes back finds the game. */
function adjournedOrNot(doc: TableDoc, now: number, gaps: Gaps): TableDoc {
  if (isDeserted(doc)) {
    const seats = stopClocks(doc, now, gaps);
    return { ...doc, seats, pausedAt: doc.pausedAt ?? now, adjourned: true };
  }
  if (doc.adjourned !== true) return doc;
  const { adjourned: _over, pausedAt: _since, ...running } = doc;
  return running;
}

/** A paused game waits for its people; one that everyone has left does not wait for ever. */
function resting(id: string, doc: TableDoc, gaps: Gaps): FollowUp {
  const due = abandonedAt(doc, gaps);
  const next = withoutClockJob(doc);
  if (due === undefined) return { doc: next, jobs: [], dropped: [botKey(id), clockKey(id)] };
  const look: Job = { key: clockKey(id), kind: 'clock', subject: id, due };
  return { doc: next, jobs: [look], dropped: [botKey(id)] };
}

/**
 * When to look at the clocks. A job that comes too early looks and sets itself anew, so while time
 * is won with every move, the one that is there is left alone: it need not be written each time.
 */
function lookAtClocks(
  due: number | undefined,
  deadline: number | undefined,
  now: number,
): number | undefined {
  if (deadline === undefined) return due !== undefined && due > now ? due : undefined;
  return due !== undefined && due > now && due <= deadline ? due : Math.ceil(deadline);
}

/** For when the job is dropped, or is being done. */
export function withoutClockJob({ clockDue: _due, ...doc }: TableDoc): TableDoc {
  return doc;
}

/** Nobody has to be asked anything any more. */
function withoutQuestions({ proposal: _open, refused: _past, ...doc }: TableDoc): TableDoc {
  return doc;
}

function ended(id: string, doc: TableDoc, referee: Referee, now: number, gaps: Gaps): FollowUp {
  const result = referee.game.result(referee.state);
  const made = madeIn(referee);
  const { pausedAt: _paused, adjourned: _rest, ...rest } = withoutQuestions(withoutClockJob(doc));
  const over: TableDoc = {
    ...rest,
    status: 'over',
    endedAt: now,
    seats: stopClocks(doc, now, gaps).map((seat, i) =>
      isMostlyMinded(seat, i, made) ? { ...seat, mostlyMinded: true } : seat,
    ),
    ...(result === undefined ? {} : { result }),
  };
  const jobs: Job[] = [{ key: `result:${id}`, kind: 'result', subject: id, due: now }];
  return { doc: over, jobs, dropped: [clockKey(id)] };
}

/** The end without a result. */
export function abandoned(id: string, doc: TableDoc, now: number, gaps: Gaps): FollowUp {
  const rest = withoutQuestions(withoutClockJob(doc));
  const seats = stopClocks(doc, now, gaps);
  const gone: TableDoc = { ...rest, seats, status: 'abandoned', endedAt: now };
  return { doc: gone, jobs: [], dropped: [botKey(id), clockKey(id)] };
}

/** Someone is to hear what waits for them; whatever else comes until then is told with it. */
export const noticeJob = (person: string, due: number): Job => ({
  ...{ key: `notice:${person}`, kind: 'notice', subject: person, due, keep: true },
});

/** People at a live table are there; the others are told that it is their turn, a little later. */
function noticeJobs(doc: TableDoc, state: Position, now: number, delay: number): Job[] {
  if (doc.clock?.kind === 'live') return [];
  return owedByPeople(doc, state).flatMap((seat) => {
    const { person } = doc.seats[seat];
    if (person === undefined) return [];
    return [noticeJob(person, now + delay)];
  });
}
