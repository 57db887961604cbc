import type { Plan } from '@hustings/kernel';
import type { Taken } from '@hustings/protocol';
import type { Context } from '../../context.js';
import type { Outcome } from '../../play/desk.js';
import { entered, type Referee } from '../../play/referee.js';
import type { Actor, Entry, TableDoc, TableRecord } from '../doc.js';
import { followUp } from '../follow-up.js';
import { withPastClocks } from '../past-clocks.js';

/** Writes a plan into the log, with all that follows from it. */
export async function enter(
  context: Context,
  { id, doc }: Pick<TableRecord, 'id' | 'doc'>,
  referee: Referee,
  plan: Plan,
  by: { readonly actor: Actor; readonly person?: string; readonly inBotJob?: boolean },
): Promise<Outcome<Taken>> {
  const { actor, person } = by;
  const number = referee.number;
  const entry: Entry = {
    number,
    at: context.now(),
    actor,
    body: plan.entry,
    ...(person === undefined ? {} : { person }),
  };
  const isUndo = plan.entry.type === 'undo';
  // What is taken back is decided anew, also by those who mind a seat.
  const seats = isUndo ? doc.seats.map(({ minderAt: _at, ...seat }) => seat) : doc.seats;
  const next: TableDoc = { ...withoutUndo(doc), seats, head: number + 1 };
  const seat = plan.entry.type === 'move' ? plan.entry.seat : undefined;
  const inBotJob = by.inBotJob ?? false;
  const follow = await followUp(context, id, next, entered(referee, entry, plan), {
    seat,
    inBotJob,
  });
  context.metrics.moves.inc({ actor });
  const told = withPastClocks(follow.doc, entry.at, context.gaps());
  return { ...follow, doc: told, answer: { number, repeated: false }, entry: { entry, plan } };
}

/** To take back was about the position before; everything else that was proposed still stands. */
function withoutUndo(doc: TableDoc): TableDoc {
  const { proposal, ...rest } = doc;
  return proposal?.kind === 'undo' ? rest : doc;
}
