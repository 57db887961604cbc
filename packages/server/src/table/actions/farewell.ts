import type { Done } from '@hustings/protocol';
import type { Context } from '../../context.js';
import type { Person } from '../../people/person.js';
import { isProblem, type Problem } from '../../problem.js';
import type { Status, TableDoc, TableRecord } from '../doc.js';
import { seatsOf } from '../owed.js';
import { resign } from './seats.js';
import { quit } from './waiting.js';

const MOST_TABLES = 1000;

/** Someone is no more: nobody is to wait for them, be it at a game or for one. */
export async function bidFarewell(context: Context, id: string): Promise<void> {
  const person = await context.store.readPerson(id);
  if (person?.kind !== 'deleted') return;
  const tables = (status: Status): Promise<readonly TableRecord[]> =>
    context.store.listTables({ person: id, status, limit: MOST_TABLES });
  // Whatever else it is, it is no reason to hold up the other tables.
  const note = (table: string, done: Done | Problem): void => {
    if (isProblem(done)) context.log.warn({ code: done.code, table }, 'seat not left');
  };
  for (const table of await tables('playing'))
    for (const seat of seatsLeft(table.doc, person))
      note(table.id, await resign(context, person, table.id, seat));
  for (const table of await tables('gathering'))
    note(table.id, await quit(context, person, table.id));
}

const seatsLeft = (doc: TableDoc, { id }: Person): readonly number[] =>
  seatsOf(doc, id).filter((seat) => doc.seats[seat].resigned !== true);
