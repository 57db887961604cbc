import type { Context } from '../../context.js';
import type { Outcome } from '../../play/desk.js';
import type { Plan, Referee } from '../../play/referee.js';
import type { Actor, Entry, TableDoc, TableRecord } from '../doc.js';
import { followUp } from '../follow-up.js';
import { withPastClocks } from '../past-clocks.js';

/** The entry is in the log, on the disk. */
export type Taken = {
  readonly number: number;
  /** It had been sent before; nothing happened twice. */
  readonly repeated: boolean;
};

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
    body: plan.body,
    ...(person === undefined ? {} : { person }),
  };
  const isUndo = plan.body.type === 'undo';
  // What is taken back is decided anew, also by those who mind a seat.
  const seats = isUndo ? doc.seats.map(({ minderAt: _at, ...seat }) => seat) : doc.seats;
  const next: TableDoc = { ...withoutUndo(doc), seats, head: number + 1 };
  const seat = plan.body.type === 'move' ? plan.body.seat : undefined;
  const inBotJob = by.inBotJob ?? false;
  const follow = await followUp(context, id, next, referee.after(entry, plan), { seat, inBotJob });
  context.metrics.moves.inc({ actor });
  const told = withPastClocks(follow.doc, entry.at, context.gaps());
  return { ...follow, doc: told, answer: { number, repeated: false }, entry: { entry, plan } };
}

/** To take back was about the position before; everything else that was proposed still stands. */
function withoutUndo(doc: TableDoc): TableDoc {
  const { proposal, ...rest } = doc;
  return proposal?.kind === 'undo' ? rest : doc;
}
