import { SPECTATOR } from '@hustings/kernel';
import type { Update } from '@hustings/protocol';
import type { Context } from '../context.js';
import { isProblem, problem, type Problem } from '../problem.js';
import type { TableDoc } from '../table/doc.js';
import { isPast, seatsOf } from '../table/owed.js';
import { clocksOf } from './clocks.js';
import type { Live } from './desk.js';
import type { Referee } from './referee.js';
import { updateFor } from './update.js';

type Wish = { readonly seat?: number; readonly since?: number; readonly at?: number };

/** The game as one viewer may see it: now, since a number, or as it was. */
export async function lookAt(
  context: Context,
  person: string | undefined,
  id: string,
  { seat, since, at }: Wish,
): Promise<Update | Problem> {
  const live = await context.desk.look(id);
  if (isProblem(live)) return live;
  const { doc } = live.record;
  const viewer = viewerOf(doc, person, seat);
  if (isProblem(viewer)) return viewer;
  const none = noView(doc);
  if (none !== undefined) return none;
  const now = refereeAt(context, live, viewer === SPECTATOR);
  if (isProblem(now)) return now;
  const clocks = clocksOf(context, doc, viewer);
  const looker = { viewer, open: seesHands(doc, viewer) };
  const past = context.desk.past(id);
  const isBack = at !== undefined && at < now.number;
  const then = isBack ? await past.at(now, at) : now;
  const from = isBack ? at - 1 : (since ?? now.number);
  const steps = await past.steps(then, from, viewer);
  return { ...updateFor(live.record, then, looker, steps), clocks };
}

/** As whom someone looks: a seat of theirs, or a spectator if the table allows it. */
export function viewerOf(
  doc: TableDoc,
  person: string | undefined,
  seat: number | undefined,
): number | Problem {
  const own = person === undefined ? [] : seatsOf(doc, person);
  if (seat !== undefined && seat !== SPECTATOR) {
    return own.includes(seat) ? seat : problem(403, 'not-your-seat');
  }
  if (seat === undefined && own.length > 0) return own[0];
  if (doc.spectators.allowed || own.length > 0 || isPast(doc)) return SPECTATOR;
  return problem(403, 'no-spectators');
}

/**
 * Spectators of an open table see the hands where nobody can play by them: only bots are left, or the
 * game is over. A player needs nothing but a second browser to be a spectator, so while people play,
 * nobody sees them.
 */
export function seesHands(doc: TableDoc, viewer: number): boolean {
  if (viewer !== SPECTATOR || doc.spectators.open !== true) return false;
  return isPast(doc) || doc.seats.every((seat) => seat.person === undefined || seat.resigned);
}

export function noView(doc: TableDoc): Problem | undefined {
  return doc.status === 'gathering' ? problem(409, 'not-started') : undefined;
}

/** Spectators of a running game may be some moves behind. */
export function refereeAt(
  context: Context,
  { record: { id, doc }, referee }: Live,
  watching: boolean,
): Referee | Problem {
  if (referee === undefined) return problem(409, 'not-started');
  const { delay } = doc.spectators;
  if (!watching || delay === 0 || isPast(doc)) return referee;
  return context.desk.behind(id, referee, Math.max(0, referee.number - delay));
}
