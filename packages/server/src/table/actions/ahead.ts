import { isRefusal, type Form, type Refusal } from '@hustings/kernel';
import type { Clause, Done, Preview } from '@hustings/protocol';
import type { Context } from '../../context.js';
import type { Person } from '../../people/person.js';
import { freshRandom } from '../../play/player.js';
import type { Referee } from '../../play/referee.js';
import { fromRefusal, isProblem, problem, type Problem } from '../../problem.js';
import { dropped, occasionOf } from '../ahead.js';
import type { TableDoc } from '../doc.js';
import { owedSeats } from '../owed.js';
import { withSeat } from '../seating.js';
import { gone, notMine, notPlaying } from './seats.js';

const done: Done = { ok: true };

type Wish = {
  readonly seat: number;
  readonly kind: string;
  readonly clauses: readonly Clause[];
};

/** Decides ahead what is asked of others now, for when it is asked of oneself. */
export function decideAhead(
  context: Context,
  person: Person,
  id: string,
  { seat, kind, clauses }: Wish,
): Promise<Done | Problem> {
  return context.desk.act<Done>(id, ({ record: { doc }, referee }) => {
    const wrong = notAhead(doc, person, seat, referee);
    if (wrong !== undefined || referee === undefined) return wrong ?? notOpen();
    const question = previewOf(referee, seat);
    const occasion = occasionOf(referee);
    if (question === undefined || occasion === undefined || question.kind !== kind)
      return notOpen();
    const odd = clauses.map((clause) => oddClause(referee, seat, question.form, clause));
    const first = odd.find((found) => found !== undefined);
    if (first !== undefined) return first;
    const ahead = { kind, clauses, ...occasion };
    return { answer: done, doc: quietly(doc, seat, { ...dropped(doc.seats[seat]), ahead }) };
  });
}

/** Takes back what was decided ahead, or takes note of what became of it. */
export function revokeAhead(
  context: Context,
  person: Person,
  id: string,
  seat: number,
): Promise<Done | Problem> {
  return context.desk.act<Done>(id, ({ record: { doc } }) => {
    const wrong = notMine(doc, person, seat);
    if (wrong !== undefined) return wrong;
    const { ahead, aheadNews } = doc.seats[seat];
    if (ahead === undefined && aheadNews === undefined) return { answer: done };
    return { answer: done, doc: quietly(doc, seat, dropped(doc.seats[seat])) };
  });
}

/** What can be decided ahead now, as it would be asked if it were one's turn. */
export async function lookAhead(
  context: Context,
  person: Person,
  id: string,
  seat: number,
): Promise<Preview | Problem> {
  const live = await context.desk.look(id);
  if (isProblem(live)) return live;
  const { record, referee } = live;
  const wrong = notAhead(record.doc, person, seat, referee);
  if (wrong !== undefined || referee === undefined) return wrong ?? notOpen();
  return previewOf(referee, seat) ?? notOpen();
}

/** Nobody else learns of it: it does not count among the changes that others see. */
const quietly = (doc: TableDoc, index: number, seat: TableDoc['seats'][number]): TableDoc => ({
  ...withSeat(doc, index, seat),
  quiet: (doc.quiet ?? 0) + 1,
});

function notAhead(
  doc: TableDoc,
  person: Person,
  seat: number,
  referee: Referee | undefined,
): Problem | undefined {
  const wrong = notMine(doc, person, seat) ?? notPlaying(doc) ?? gone(doc, seat);
  if (wrong !== undefined) return wrong;
  if (doc.clock?.kind === 'live') return problem(409, 'not-by-post');
  if (referee === undefined) return notOpen();
  return owedSeats(referee.state).includes(seat) ? problem(409, 'your-turn') : undefined;
}

const notOpen = (): Problem => problem(409, 'not-ahead');

/**
 * What is asked of others now, put to this seat. Worked out in a world made of what the seat sees, so
 * nothing can be learned from it.
 */
function previewOf(referee: Referee, seat: number): Preview | undefined {
  if (occasionOf(referee) === undefined) return undefined;
  return inOwnWorld(referee, seat, (world, { kind, shape }) => ({
    kind,
    form: shape.form(world, seat),
  }));
}

type Decision = NonNullable<ReturnType<Referee['game']['program']['decision']>>;

function inOwnWorld<T>(
  { game, state }: Referee,
  seat: number,
  look: (world: Referee['state'], decision: Decision) => T,
): T | undefined {
  const world = game.determinize(game.view(state, seat), freshRandom(seat));
  const decision = game.program.decision(world);
  try {
    return decision === undefined ? undefined : look(world, decision);
  } catch {
    return undefined; // a question that makes sense for those alone who are asked
  }
}

/** Why a clause can't be: its condition says nothing here, or its move is not legal as things stand. */
function oddClause(
  referee: Referee,
  seat: number,
  form: Form,
  clause: Clause,
): Problem | undefined {
  const counts = clause.atMost !== undefined || clause.atLeast !== undefined || 'least' in clause;
  if (counts && form.shape !== 'amount') return problem(422, 'odd-condition');
  if (clause.open !== undefined && form.shape !== 'one' && form.shape !== 'some')
    return problem(422, 'odd-condition');
  if ('least' in clause) return undefined;
  const read = inOwnWorld(referee, seat, (world, { shape }): Refusal | undefined => {
    const move = shape.read(world, seat, clause.move);
    return isRefusal(move) ? move : undefined;
  });
  return read === undefined ? undefined : fromRefusal(referee.game, read);
}
