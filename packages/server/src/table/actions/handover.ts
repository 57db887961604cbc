import type { Context } from '../../context.js';
import { digest, newSecret } from '../../ids.js';
import type { Person } from '../../people/person.js';
import { isProblem, problem, type Problem } from '../../problem.js';
import { dropped } from '../ahead.js';
import { passedOn, withSchedule } from '../announce.js';
import type { Seat, TableDoc } from '../doc.js';
import { attended, attending, withTime } from '../minding.js';
import { seatsOf } from '../owed.js';
import { sentAway, wasSentAway, withSeat } from '../seating.js';
import { notMine, played } from './seats.js';

/** Long enough to reach a friend, too short to be found again. */
const CODE_MS = 86_400_000;

/** A code by which someone else can take over the seat. A new one ends the one before. */
export function offerSeat(
  context: Context,
  person: Person,
  id: string,
  seat: number,
): Promise<{ readonly code: string } | Problem> {
  return context.desk.act(id, ({ record: { doc } }) => {
    const wrong = notMineToGive(doc, person, seat) ?? stays(doc);
    if (wrong !== undefined) return wrong;
    const old = doc.seats[seat];
    if (old.resigned === true) return problem(409, 'resigned');
    const code = newSecret();
    const handover = { code: digest(code), expires: context.now() + CODE_MS };
    return { answer: { code }, doc: withSeat(doc, seat, { ...old, handover }) };
  });
}

export function acceptSeat(
  context: Context,
  person: Person,
  id: string,
  code: string,
): Promise<{ readonly seat: number } | Problem> {
  return context.desk.act(id, async (live) => {
    const { doc } = live.record;
    const wrong = stays(doc);
    if (wrong !== undefined) return wrong;
    const until = sentAway(doc, person.id, context.now());
    if (until !== undefined) return wasSentAway(until, context.now());
    const hash = digest(code);
    const seat = doc.seats.findIndex((one) => isOffered(one, hash, context.now()));
    if (seat < 0) return problem(403, 'wrong-code');
    if (doc.status === 'playing' && seatsOf(doc, person.id).length > 0)
      return problem(409, 'already-seated');
    const outcome = await played(context, live, handedOver(doc, seat, person, context.now()));
    return isProblem(outcome) ? outcome : { ...outcome, answer: { seat } };
  });
}

/** One's own seat, or one that a bot minds and that all who are there have agreed to hand on. */
function notMineToGive(doc: TableDoc, person: Person, seat: number): Problem | undefined {
  const isAgreed = doc.seats.at(seat)?.offered === true && attending(doc).includes(person.id);
  return isAgreed ? undefined : notMine(doc, person, seat);
}

/** Why no seat of this table changes hands now. */
function stays({ rated, status }: TableDoc): Problem | undefined {
  if (rated) return staysRated();
  return status === 'over' || status === 'abandoned' ? problem(409, 'game-over') : undefined;
}

export const staysRated = (): Problem => problem(409, 'rated');

const isOffered = ({ handover, resigned }: Seat, code: string, now: number): boolean =>
  handover !== undefined && handover.code === code && handover.expires > now && resigned !== true;

/** Before the start one sits down anew; in a game one goes on where the other stopped. */
function handedOver(doc: TableDoc, seat: number, person: Person, now: number): TableDoc {
  const { id } = person;
  if (doc.status === 'gathering') return withSeat(doc, seat, { person: id });
  const { handover: _used, ...there } = inOtherHands(doc, seat, person, now);
  return withSeat(doc, seat, { ...dropped(there), person: id, tookOver: doc.head });
}

/**
 * Whom all have agreed to has a full clock and the own schedule at once. Whom its person gave the
 * seat to has no more than that person would have, coming back.
 */
function inOtherHands(doc: TableDoc, seat: number, { settings }: Person, now: number): Seat {
  const old = doc.seats[seat];
  if (old.offered !== true) return passedOn(attended(doc, seat).seats[seat], settings, now);
  const { returns: _his, ...fresh } = withTime(doc, old);
  return withSchedule(fresh, settings, now);
}
