import { SPECTATOR } from '@hustings/kernel';
import type { Context } from '../context.js';
import { isProblem, problem, type Problem } from '../problem.js';
import type { TableDoc } from '../table/doc.js';
import { isPast, seatsOf } from '../table/owed.js';
import { clocksOf, type Clocks } from './clocks.js';
import type { Live } from './desk.js';
import type { Referee } from './referee.js';
import { updateFor, type Update } from './update.js';

type Wish = { readonly seat?: number; readonly since?: number; readonly at?: number };

/** The game as one viewer may see it: now, since a number, or as it was. */
export async function lookAt(
  context: Context,
  person: string | undefined,
  id: string,
  { seat, since, at }: Wish,
): Promise<(Update & { readonly clocks: Clocks }) | Problem> {
  const live = await context.desk.look(id);
  if (isProblem(live)) return live;
  const { doc } = live.record;
  const viewer = viewerOf(doc, person, seat);
  if (isProblem(viewer)) return viewer;
  const none = noView(doc);
  if (none !== undefined) return none;
  const now = await refereeAt(context, live, viewer === SPECTATOR);
  if (isProblem(now)) return now;
  const clocks = clocksOf(context, doc, viewer);
  const open = seesHands(doc, viewer);
  if (at !== undefined && at < now.number) {
    const then = await context.desk.at(id, doc, at);
    if (isProblem(then)) return then;
    return {
      ...updateFor(live.record, then, viewer, then.stepsFrom(at - 1) ?? [], { open }),
      clocks,
    };
  }
  const update = await updateSince(context, live, now, { viewer, open }, since ?? now.number);
  return isProblem(update) ? update : { ...update, clocks };
}

/** As whom someone looks, and whether they see all hands. */
export type Looker = { readonly viewer: number; readonly open: boolean };

/** What happened since a number, and how it stands. */
export async function updateSince(
  context: Context,
  { record }: Live,
  referee: Referee,
  { viewer, open }: Looker,
  since: number,
): Promise<Update | Problem> {
  const recent = referee.stepsFrom(since);
  if (recent !== undefined) return updateFor(record, referee, viewer, recent, { open });
  const steps = await context.desk.steps(record.id, record.doc, since, referee.number);
  return isProblem(steps) ? steps : updateFor(record, referee, viewer, steps, { open });
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
export async function refereeAt(
  context: Context,
  { record: { id, doc }, referee }: Live,
  watching: boolean,
): Promise<Referee | Problem> {
  if (referee === undefined) return problem(409, 'not-started');
  const { delay } = doc.spectators;
  if (!watching || delay === 0 || isPast(doc)) return referee;
  return context.desk.behind(id, doc, Math.max(0, referee.number - delay));
}
