import type { Done, NewRemark } from '@hustings/protocol';
import type { Context } from '../../context.js';
import { newId } from '../../ids.js';
import type { Person } from '../../people/person.js';
import { problem, type Problem } from '../../problem.js';
import type { Review, TableDoc } from '../doc.js';
import { seatsOf } from '../owed.js';
import { PRESENT_MS } from '../public.js';

const done: Done = { ok: true };
/** As much as is said of a long game; a table is told as a whole. */
const MOST_REMARKS = 200;
/** Who only looks on may not use up the room of those who played. */
const MOST_OF_ONLOOKERS = 100;

const hasPlayed = (doc: TableDoc, person: string): boolean => seatsOf(doc, person).length > 0;

const reviewOf = ({ review, head }: TableDoc): Review => review ?? { moment: head, remarks: [] };

/**
 * Leads the review to a moment. Who is there and leads keeps the lead until they give it up; but it is
 * the game of those who played, and who only looks on does not keep it from them.
 */
export function lead(
  context: Context,
  person: Person,
  id: string,
  moment: number,
): Promise<Done | Problem> {
  return context.desk.act<Done>(id, async ({ record: { doc } }) => {
    const wrong = notReviewed(doc, person, moment);
    if (wrong !== undefined) return wrong;
    const review = reviewOf(doc);
    const other = review.leader === person.id ? undefined : review.leader;
    const isTheirs = other !== undefined && !hasPlayed(doc, other) && hasPlayed(doc, person.id);
    if (other !== undefined && !isTheirs) {
      const present = await context.store.present(id, context.now() - PRESENT_MS);
      if (present.includes(other)) return problem(409, 'other-leads');
    }
    return { answer: done, doc: { ...doc, review: { ...review, leader: person.id, moment } } };
  });
}

/** Gives up the lead. */
export function stopLeading(context: Context, person: Person, id: string): Promise<Done | Problem> {
  return context.desk.act<Done>(id, ({ record: { doc } }) => {
    const { leader, ...review } = reviewOf(doc);
    if (leader !== person.id) return { answer: done };
    return { answer: done, doc: { ...doc, review } };
  });
}

/** Says something of a moment. */
export function remark(
  context: Context,
  person: Person,
  id: string,
  said: NewRemark,
): Promise<Done | Problem> {
  return context.desk.act<Done>(id, ({ record: { doc } }) => {
    const wrong = notReviewed(doc, person, said.moment);
    if (wrong !== undefined) return wrong;
    const review = reviewOf(doc);
    if (isFull(doc, review, person.id)) return problem(429, 'too-many');
    if (said.text.trim() === '' && said.from === undefined) return problem(400, 'malformed', {});
    const made = { ...said, id: newId(), by: person.id, at: context.now() };
    const remarks = [...review.remarks, made];
    return { answer: done, doc: { ...doc, review: { ...review, remarks } } };
  });
}

function isFull(doc: TableDoc, { remarks }: Review, person: string): boolean {
  if (remarks.length >= MOST_REMARKS) return true;
  if (hasPlayed(doc, person)) return false;
  return remarks.filter(({ by }) => !hasPlayed(doc, by)).length >= MOST_OF_ONLOOKERS;
}

/** Takes away what one has said oneself; who leads and has played may tidy up. */
export function erase(
  context: Context,
  person: Person,
  id: string,
  which: string,
): Promise<Done | Problem> {
  return context.desk.act<Done>(id, ({ record: { doc } }) => {
    const review = reviewOf(doc);
    const mayAll = review.leader === person.id && hasPlayed(doc, person.id);
    const remarks = review.remarks.filter(
      (one) => one.id !== which || (!mayAll && one.by !== person.id),
    );
    if (remarks.length === review.remarks.length) return { answer: done };
    return { answer: done, doc: { ...doc, review: { ...review, remarks } } };
  });
}

/** A game is looked at together when it is over, by those who played and those who may watch. */
function notReviewed(doc: TableDoc, person: Person, moment: number): Problem | undefined {
  if (doc.status !== 'over') return problem(409, 'not-over');
  if (!hasPlayed(doc, person.id) && !doc.spectators.allowed) return problem(403, 'no-spectators');
  return moment > doc.head ? problem(409, 'no-such-moment') : undefined;
}
