import type { Context } from '../../context.js';
import { newId } from '../../ids.js';
import type { Person } from '../../people/person.js';
import type { Outcome } from '../../play/desk.js';
import { isProblem, problem, type Problem } from '../../problem.js';
import type { Job } from '../../store/store.js';
import type { Seat, TableDoc } from '../doc.js';
import { mixSeed } from '../fairness.js';
import { clockKey, noticeJob } from '../follow-up.js';
import { sentAway, wasSentAway } from '../seating.js';
import { isKeptFor } from './seats.js';

/** So long seats are kept for those who were asked, by the pace of the game that is over. */
const KEPT_MS = { live: 86_400_000, correspondence: 3 * 86_400_000 } as const;

/**
 * The same people again: one new table, whoever asks first. Everyone has to ask, or to sit down
 * there: nobody plays a game they know nothing of. Whether one more table may be made is asked once,
 * and only if there is none yet.
 */
export async function rematch(
  context: Context,
  person: Person,
  id: string,
  tooMany: () => Problem | undefined,
): Promise<{ readonly id: string } | Problem> {
  let asked: { readonly refused: Problem | undefined } | undefined;
  const next = await context.desk.act(id, async ({ record: { doc } }) => {
    if (doc.status !== 'over') return problem(409, 'not-over');
    if (!doc.seats.some((seat) => seat.person === person.id)) {
      return problem(403, 'not-seated');
    }
    if (doc.rematch !== undefined && (await isOpen(context, doc.rematch)))
      return { answer: { id: doc.rematch } };
    asked ??= { refused: tooMany() };
    if (asked.refused !== undefined) return asked.refused;
    const made = newId(); // another each time this is tried: what was made before stays empty
    await context.store.createTable(made, await again(context, person, doc));
    return { answer: { id: made }, doc: { ...doc, rematch: made } };
  });
  if (isProblem(next)) return next;
  return context.desk.act(next.id, ({ record: { doc } }) => {
    if (doc.status !== 'gathering') return { answer: next };
    const until = sentAway(doc, person.id, context.now());
    if (until !== undefined) return wasSentAway(until, context.now());
    return comes(context, next, doc, person);
  });
}

/** One that was closed before it began is none. */
async function isOpen(context: Context, id: string): Promise<boolean> {
  const live = await context.desk.look(id);
  return !isProblem(live) && live.record.doc.status !== 'abandoned';
}

/** Somebody has said that they play again; whoever asks first has also set the time for the others. */
function comes(
  context: Context,
  next: { readonly id: string },
  doc: TableDoc,
  person: Person,
): Outcome<{ readonly id: string }> {
  const now = context.now();
  const asks = doc.owner === person.id && doc.keptUntil === undefined;
  const keptUntil = now + KEPT_MS[doc.clock?.kind ?? 'live'];
  const others = doc.seats.some((seat) => seat.invited === true && !isKeptFor(seat, person));
  if (!asks || !others) {
    const isKept = doc.seats.some((seat) => isKeptFor(seat, person));
    return isKept ? { answer: next, doc: withoutAsking(doc, person) } : { answer: next };
  }
  const job: Job = { key: clockKey(next.id), kind: 'clock', subject: next.id, due: keptUntil };
  const asked = withoutAsking(doc, person);
  const jobs = [job, ...noticesFor(asked, now + context.config.noticeDelayMs)];
  return { answer: next, doc: { ...asked, keptUntil }, jobs };
}

/** Everyone who is asked hears of it. */
const noticesFor = ({ seats }: TableDoc, due: number): readonly Job[] =>
  seats.flatMap(({ invited, person }) =>
    invited === true && person !== undefined ? [noticeJob(person, due)] : [],
  );

/** The table after this person has said that they play again. */
function withoutAsking(doc: TableDoc, person: Person): TableDoc {
  const seats = doc.seats.map((seat): Seat =>
    isKeptFor(seat, person) ? { person: person.id } : seat,
  );
  return { ...doc, seats };
}

async function again(context: Context, person: Person, doc: TableDoc): Promise<TableDoc> {
  const { game, title, visibility, password, spectators, undo, clock } = doc;
  const rules = context.games.get(game)?.rules;
  const own = Object.entries(rules?.options ?? {}).filter(([, { pick }]) => pick === 'per seat');
  const options = Object.fromEntries(
    Object.entries(doc.options).filter(([name]) => own.every(([mine]) => mine !== name)),
  );
  return {
    ...{ game, title, visibility, spectators, undo, options },
    rules: rules?.rules ?? doc.rules,
    rated: doc.rated && clock !== undefined,
    ...(password === undefined ? {} : { password }),
    ...(clock === undefined ? {} : { clock }),
    owner: person.id,
    createdAt: context.now(),
    status: 'gathering',
    head: 0,
    serverSeed: mixSeed(newId(), [newId(), newId()]),
    seats: await seatsAgain(context, person, doc),
  };
}

/** Seats are kept for who can come; bots come again. */
async function seatsAgain(
  context: Context,
  { id }: Person,
  { seats, rated }: TableDoc,
): Promise<readonly Seat[]> {
  const ids = seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const people = await context.store.readPeople([...new Set(ids)]);
  const can = people.filter(({ kind }) => (rated ? kind === 'account' : kind !== 'deleted'));
  return seats.map(({ person, bot }): Seat => {
    if (person === undefined) return bot === undefined ? {} : { bot };
    if (can.every((one) => one.id !== person)) return {};
    return person === id ? { person } : { person, invited: true };
  });
}
