import { isRefusal, type Answer, type Form, type Json, type Position } from '@hustings/kernel';
import type { AheadNews, Clause } from '@hustings/protocol';
import type { Referee } from '../play/referee.js';
import type { Seat, TableDoc } from './doc.js';
import type { Order } from './order.js';
import { owedSeats, playedByBot } from './owed.js';

/** Which occasion a question stands in; nothing where nothing can be decided ahead. */
export function occasionOf({ game, state }: Referee): Pick<Order, 'at' | 'around'> | undefined {
  const { at } = state.flow;
  const question = game.program.questions.find(({ path }) => path === at);
  // A game of older rules comes with a kernel that does not tell what is around a question.
  const around = question?.around;
  if (question === undefined || question.sealed || around === undefined) return undefined;
  return { at, around: Object.fromEntries(around.map((name) => [name, state.now[name]])) };
}

const phaseOf = (path: string): string => path.split('/')[0];

/** Can what an order is for still be asked? */
function isOpen({ at, around }: Order, { flow, now }: Position): boolean {
  if (phaseOf(at) !== phaseOf(flow.at)) return false;
  return Object.entries(around).every(([name, value]) => now[name] === value);
}

/** The answer that the first fitting clause gives to what is asked; nothing if none fits. */
export function answerOf(clauses: readonly Clause[], form: Form): Json | undefined {
  const clause = clauses.find((one) => holds(one, form));
  if (clause === undefined) return undefined;
  if (!('least' in clause)) return clause.move as Json; // it came as JSON
  return form.shape === 'amount' && form.min <= form.max ? form.min : undefined;
}

function holds({ atMost, atLeast, open }: Clause, form: Form): boolean {
  if (form.shape === 'amount')
    return form.min <= (atMost ?? Infinity) && form.min >= (atLeast ?? -Infinity);
  if (open === undefined || (form.shape !== 'one' && form.shape !== 'some')) return true;
  return form.options.some(({ word, refusal }) => word === open && refusal === undefined);
}

/** A seat without what was decided ahead; where it came to nothing, its person is told. */
export function dropped({ ahead, aheadNews: _old, ...seat }: Seat, news?: AheadNews): Seat {
  return ahead === undefined || news === undefined ? seat : { ...seat, aheadNews: news };
}

/** What was decided ahead for a question that can't come any more is dropped. */
export function withoutPast(seats: readonly Seat[], state: Position, at: number): readonly Seat[] {
  if (seats.every(({ ahead }) => ahead === undefined || isOpen(ahead, state))) return seats;
  return seats.map((seat) => {
    const { ahead } = seat;
    if (ahead === undefined || isOpen(ahead, state)) return seat;
    return dropped(seat, ahead.played ? undefined : { kind: ahead.kind, why: 'over', at });
  });
}

/** What a seat has decided ahead about what it is asked now. */
export type Due = { readonly seat: number; readonly answer: Answer | undefined };

/** The first seat that is asked what it has decided ahead. */
export function dueAhead({ seats }: TableDoc, { game, state }: Referee): Due | undefined {
  for (const seat of owedSeats(state)) {
    const { ahead } = seats[seat];
    if (ahead === undefined || ahead.at !== state.flow.at || playedByBot(seats[seat])) continue;
    const form = game.form(state, seat);
    const move = isRefusal(form) ? undefined : answerOf(ahead.clauses, form);
    return { seat, answer: move === undefined ? undefined : { kind: ahead.kind, move } };
  }
  return undefined;
}

/** After it was carried out: used up, unless it goes on with the least again and again. */
export function carriedOut(seat: Seat): Seat {
  const { ahead } = seat;
  const goesOn = ahead?.clauses.some((clause) => 'least' in clause) === true;
  return goesOn ? { ...seat, ahead: { ...ahead, played: true } } : dropped(seat);
}
