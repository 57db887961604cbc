import type { Context } from '../../context.js';
import type { Live, Outcome } from '../../play/desk.js';
import type { Referee } from '../../play/referee.js';
import { stopClocks } from '../clock.js';
import type { Proposal, Seat, TableDoc, TableRecord } from '../doc.js';
import { abandoned, botKey, clockKey, followUp, withoutClockJob } from '../follow-up.js';
import { attending, withTime } from '../minding.js';
import { isMinded, seatsOf } from '../owed.js';
import { enter } from './enter.js';

/** What is to be written; the answer is for whoever asked. */
export type Written = Omit<Outcome<unknown>, 'answer'>;

/**
 * Who plays has changed: clocks and bots have to learn of it, and a proposal that waited only for
 * someone who has gone is carried out now.
 */
export async function settle(
  context: Context,
  { record: { id } }: Live,
  referee: Referee,
  doc: TableDoc,
): Promise<Written> {
  const { proposal, ...calm } = doc;
  const verdict = proposal === undefined ? 'open' : verdictOn(doc, proposal);
  if (proposal !== undefined && verdict === 'agreed')
    return carryOut(context, { id, doc: calm }, referee, proposal);
  const next = verdict === 'void' ? calm : doc;
  return followUp(context, id, next, referee, { seat: undefined });
}

/** Bots always agree. A proposal that nobody who is there stands behind any more is void. */
export function verdictOn(doc: TableDoc, { by, seat, agreed }: Proposal): Verdict {
  const there = attending(doc);
  const stands = seatsOf(doc, by).length > 0 && there.some((person) => agreed.includes(person));
  if (!stands || (seat !== undefined && !isMinded(doc.seats[seat]))) return 'void';
  return there.every((person) => agreed.includes(person)) ? 'agreed' : 'open';
}
export type Verdict = 'agreed' | 'open' | 'void';

export async function carryOut(
  context: Context,
  { id, doc }: Pick<TableRecord, 'id' | 'doc'>,
  referee: Referee,
  { kind, by, to, seat }: Proposal,
): Promise<Written> {
  const now = context.now();
  const played = (next: TableDoc): Promise<Written> =>
    followUp(context, id, next, referee, { seat: undefined });
  switch (kind) {
    case 'undo': {
      const plan = referee.planUndo(seatsOf(doc, by)[0], to ?? referee.moves.length, true);
      return enter(context, { id, doc }, referee, plan, { actor: 'person', person: by });
    }
    case 'pause': {
      const seats = stopClocks(doc, now, context.gaps());
      const paused = { ...withoutClockJob(doc), seats, pausedAt: now };
      return { doc: paused, dropped: [botKey(id), clockKey(id)] };
    }
    case 'resume': {
      const { pausedAt: _over, ...running } = doc;
      return played(running);
    }
    case 'abandon':
      return abandoned(id, doc, now, context.gaps());
    case 'time':
      return played(changedSeat(doc, seat, (late) => withTime(doc, late)));
    case 'handover':
      return played(changedSeat(doc, seat, (late) => ({ ...late, offered: true })));
    case 'replace': {
      const [weakest] = Object.keys(context.players);
      return played(
        changedSeat(doc, seat, (late) => ({ ...late, bot: late.bot ?? weakest, resigned: true })),
      );
    }
  }
}

function changedSeat(
  doc: TableDoc,
  index: number | undefined,
  change: (seat: Seat) => Seat,
): TableDoc {
  return { ...doc, seats: doc.seats.map((seat, i) => (i === index ? change(seat) : seat)) };
}
