import type { Context } from '../../context.js';
import { newId } from '../../ids.js';
import type { Person } from '../../people/person.js';
import { isProblem, problem, type Problem } from '../../problem.js';
import type { Seat, TableDoc } from '../doc.js';
import { mixSeed } from '../fairness.js';
import { isKeptFor } from './seats.js';

/**
 * The same people again: one new table, whoever asks first. Everyone has to ask, or to sit down
 * there: nobody plays a game they know nothing of.
 */
export async function rematch(
  context: Context,
  person: Person,
  id: string,
): Promise<{ readonly id: string } | Problem> {
  const next = await context.desk.act(id, async ({ record: { doc } }) => {
    if (doc.status !== 'over') return problem(409, 'not-over');
    if (!doc.seats.some((seat) => seat.person === person.id)) {
      return problem(403, 'not-seated');
    }
    if (doc.rematch !== undefined) return { answer: { id: doc.rematch } };
    const made = newId(); // another each time this is tried: what was made before stays empty
    await context.store.createTable(made, await again(context, person, doc));
    return { answer: { id: made }, doc: { ...doc, rematch: made } };
  });
  if (isProblem(next)) return next;
  return context.desk.act(next.id, ({ record: { doc } }) => {
    const comes = doc.status === 'gathering' && doc.seats.some((seat) => isKeptFor(seat, person));
    return comes ? { answer: next, doc: withoutAsking(doc, person) } : { answer: next };
  });
}

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
