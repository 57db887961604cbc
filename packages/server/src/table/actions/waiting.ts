import type { Done } from '@hustings/protocol';
import type { Context } from '../../context.js';
import type { Person } from '../../people/person.js';
import type { Outcome } from '../../play/desk.js';
import { problem, type Problem } from '../../problem.js';
import type { TableDoc } from '../doc.js';
import { clockKey } from '../follow-up.js';
import { seatsOf } from '../owed.js';
import { stoodUp } from '../seating.js';
import { noSuchSeat } from './seats.js';

const done: Done = { ok: true };

/** Long enough to be felt, short enough for a misunderstanding. */
const REMOVED_MS = 10 * 60_000;

/** Who made the table sends someone away before the game starts; they can't sit down again at once. */
export function remove(
  context: Context,
  person: Person,
  id: string,
  seat: number,
): Promise<Done | Problem> {
  return context.desk.act(id, ({ record: { doc } }) => {
    if (doc.owner !== person.id) return problem(403, 'not-the-owner');
    if (doc.status !== 'gathering') return problem(409, 'already-started');
    if (seat >= doc.seats.length) return noSuchSeat();
    const { person: whom } = doc.seats[seat];
    if (whom === undefined) return problem(409, 'nobody-there');
    if (whom === person.id) return problem(409, 'own-seat');
    const now = context.now();
    const before = (doc.removed ?? []).filter((one) => one.person !== whom && one.until > now);
    const removed = [...before, { person: whom, until: now + REMOVED_MS }];
    return { answer: done, doc: { ...stoodUp(doc, whom), removed } };
  });
}

/**
 * Goes before the game starts, from all seats. A table whose maker goes passes on to the first of
 * those who sit there; if there is nobody, it is closed.
 */
export function quit(context: Context, person: Person, id: string): Promise<Done | Problem> {
  return context.desk.act<Done>(id, ({ record: { doc } }) => {
    if (doc.status !== 'gathering') return problem(409, 'already-started');
    const isOwner = doc.owner === person.id;
    if (!isOwner && seatsOf(doc, person.id).length === 0) return problem(403, 'not-seated');
    const left = stoodUp(doc, person.id);
    return isOwner ? passedOn(id, left, context.now()) : { answer: done, doc: left };
  });
}

function passedOn(id: string, doc: TableDoc, now: number): Outcome<Done> {
  const next = doc.seats.find(({ person, invited }) => person !== undefined && invited !== true);
  if (next?.person !== undefined) return { answer: done, doc: { ...doc, owner: next.person } };
  const closed: TableDoc = { ...doc, status: 'abandoned', endedAt: now };
  return { answer: done, doc: closed, dropped: [clockKey(id)] };
}
