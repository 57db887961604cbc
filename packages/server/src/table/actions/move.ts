import { canonical, isRefusal, type Json } from '@hustings/kernel';
import type { Context } from '../../context.js';
import type { Person } from '../../people/person.js';
import type { Live, Outcome } from '../../play/desk.js';
import type { Plan, Referee } from '../../play/referee.js';
import { fromRefusal, problem, type Problem } from '../../problem.js';
import type { Actor, Entry, TableDoc } from '../doc.js';
import { followUp } from '../follow-up.js';
import { playedByBot } from '../owed.js';
import { notMine, notPlaying } from './seats.js';

export type SentMove = {
  readonly seat: number;
  /** How many entries of the log the sender had seen. */
  readonly seen: number;
  readonly kind: string;
  readonly move: Json;
};

/** The entry is in the log, on the disk. */
export type Taken = {
  readonly number: number;
  /** It had been sent before; nothing happened twice. */
  readonly repeated: boolean;
};

/** A move of a person. */
export function makeMove(
  context: Context,
  person: Person,
  id: string,
  sent: SentMove,
): Promise<Taken | Problem> {
  const stop = context.metrics.moveSeconds.startTimer();
  return context.desk
    .act<Taken>(id, async (live) => {
      const { doc } = live.record;
      const { referee } = live;
      const wrong = notMine(doc, person, sent.seat);
      if (wrong !== undefined) return wrong;
      const before =
        referee === undefined ? undefined : await repeated(context, id, person, sent, referee);
      if (before !== undefined) return { answer: before };
      const odd = notPlaying(doc) ?? notNow(doc, sent.seat);
      if (odd !== undefined || referee === undefined)
        return odd ?? problem(409, 'not-started', 'The game has not started yet.');
      const { seat, kind, move } = sent;
      if (sent.seen < referee.opened || sent.seen > referee.number) return stale(referee);
      const plan = referee.plan(seat, { kind, move });
      if (isRefusal(plan)) return fromRefusal(referee.game, plan);
      return enter(context, live, referee, plan, { actor: 'person', person: person.id });
    })
    .finally(stop);
}

function notNow(doc: TableDoc, seat: number): Problem | undefined {
  if (doc.pausedAt !== undefined) return problem(409, 'paused', 'The game is paused.');
  if (playedByBot(doc.seats[seat])) {
    return problem(409, 'minded', 'A bot is minding this seat. Take it back first.');
  }
  return undefined;
}

function stale(referee: Referee): Problem {
  return problem(409, 'stale', 'The game has moved on since you looked.', {
    number: referee.number,
  });
}

/** The same move by the same person at the same place: an answer got lost, and it was sent again. */
async function repeated(
  context: Context,
  id: string,
  person: Person,
  { seat, seen, kind, move }: SentMove,
  referee: Referee,
): Promise<Taken | undefined> {
  if (seen >= referee.number) return undefined;
  const steps = referee.stepsFrom(seen);
  // Nothing of this seat since then: no need to look in the log.
  if (steps?.every((step) => step.seat !== seat || step.type !== 'move') === true) return undefined;
  const entries = await context.store.readEntries(id, seen, referee.number);
  const own = entries.find(({ body }) => body.type === 'move' && body.seat === seat);
  if (own === undefined || own.body.type !== 'move' || own.person !== person.id) return undefined;
  const same = own.body.kind === kind && canonical(own.body.move) === canonical(move);
  return same ? { number: own.number, repeated: true } : undefined;
}

/** Writes a plan into the log, with all that follows from it. */
export async function enter(
  context: Context,
  { record: { id, doc } }: Live,
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
  const { proposal: _void, ...rest } = doc; // whatever was proposed was about the position before
  const next: TableDoc = { ...rest, head: number + 1 };
  const seat = plan.body.type === 'move' ? plan.body.seat : undefined;
  const inBotJob = by.inBotJob ?? false;
  const follow = await followUp(context, id, next, referee.game, plan.state, { seat, inBotJob });
  context.metrics.moves.inc({ actor });
  return { answer: { number, repeated: false }, entry: { entry, plan }, ...follow };
}
