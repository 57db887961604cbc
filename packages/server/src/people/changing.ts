import type { Context } from '../context.js';
import { isProblem, problem, type Problem } from '../problem.js';
import type { Taken } from '../store/store.js';
import type { Person, Session } from './person.js';

/** Somebody in a session of theirs, who wants something. */
export type Asker = { readonly person: Person; readonly session: Session };

/**
 * A change to someone who is not deleted, or why there is none; all their sessions can end with it.
 * It is looked at with the person as they are when it is written: whoever asked may have met another.
 */
export async function changed(
  context: Context,
  id: string,
  change: (person: Person) => Person | Problem,
  ends?: 'sessions',
): Promise<Person | Problem> {
  let wrong: Problem | undefined;
  const done = await context.store.changePerson(
    id,
    (now) => {
      const next = now.kind === 'deleted' ? gone() : change(now);
      wrong = isProblem(next) ? next : undefined;
      return isProblem(next) ? undefined : next;
    },
    ends,
  );
  if (done === 'gone') return wrong ?? gone();
  return typeof done === 'string' ? taken[done] : done;
}

export const gone = (): Problem => problem(403, 'gone');

/** An address is asked for by who has proved it, so they may know whose it is. */
const taken: Readonly<Record<Taken, Problem>> = {
  'email-taken': problem(409, 'address-elsewhere'),
  'login-taken': problem(409, 'login-taken'),
};
