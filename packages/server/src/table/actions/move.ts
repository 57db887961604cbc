import { canonical, isRefusal, type Json } from '@hustings/kernel';
import type { Taken } from '@hustings/protocol';
import type { Context } from '../../context.js';
import type { Person } from '../../people/person.js';
import type { Referee } from '../../play/referee.js';
import { fromRefusal, problem, type Problem } from '../../problem.js';
import type { TableDoc } from '../doc.js';
import { attended } from '../minding.js';
import { enter } from './enter.js';
import { gone, notMine, notPlaying } from './seats.js';

export type SentMove = {
  readonly seat: number;
  /** How many entries of the log the sender had seen. */
  readonly seen: number;
  readonly kind: string;
  readonly move: Json;
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
      const before = referee === undefined ? undefined : repeated(person, sent, referee);
      if (before !== undefined) return { answer: before };
      const odd = notPlaying(doc) ?? notNow(doc, sent.seat);
      if (odd !== undefined || referee === undefined) return odd ?? problem(409, 'not-started');
      const { seat, kind, move } = sent;
      if (sent.seen < referee.opened || sent.seen > referee.number) return stale(referee);
      const plan = referee.plan(seat, { kind, move });
      if (isRefusal(plan)) return fromRefusal(referee.game, plan);
      return enter(context, { id, doc: attended(doc, seat) }, referee, plan, {
        ...{ actor: 'person', person: person.id },
      });
    })
    .finally(stop);
}

function notNow(doc: TableDoc, seat: number): Problem | undefined {
  if (doc.pausedAt !== undefined && doc.adjourned !== true) return problem(409, 'paused');
  return gone(doc, seat);
}

function stale(referee: Referee): Problem {
  return problem(409, 'stale', {
    number: referee.number,
  });
}

/**
 * The same move by the same person at the same place: an answer got lost, and it was sent again. Or
 * nobody had to be asked for it, and they answered all the same.
 */
function repeated(
  person: Person,
  { seat, seen, kind, move }: SentMove,
  { log }: Referee,
): Taken | undefined {
  const later = log.slice(seen);
  const own = later.findIndex(({ entry }) => entry.type === 'move' && entry.seat === seat);
  if (own < 0) return undefined;
  const { entry, note } = later[own];
  if (entry.type !== 'move' || note.actor !== 'person') return undefined;
  if (note.person !== undefined && note.person !== person.id) return undefined;
  const same = entry.kind === kind && canonical(entry.move) === canonical(move);
  return same ? { number: seen + own, repeated: true } : undefined;
}
