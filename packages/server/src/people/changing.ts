import type { Context } from '../context.js';
import { problem, type Problem } from '../problem.js';
import type { Taken } from '../store/store.js';
import type { Person, Session } from './person.js';

/** Somebody in a session of theirs, who wants something. */
export type Asker = { readonly person: Person; readonly session: Session };

/** A change to someone who is not deleted, if it still wants one; all their sessions can end with it. */
export async function changed(
  context: Context,
  id: string,
  change: (person: Person) => Person | undefined,
  ends?: 'sessions',
): Promise<Person | Problem> {
  const done = await context.store.changePerson(
    id,
    (now) => (now.kind === 'deleted' ? undefined : change(now)),
    ends,
  );
  if (done === 'gone') return problem(403, 'gone');
  return typeof done === 'string' ? taken[done] : done;
}

/** An address is asked for by who has proved it, so they may know whose it is. */
const taken: Readonly<Record<Taken, Problem>> = {
  'email-taken': problem(409, 'address-elsewhere'),
  'login-taken': problem(409, 'login-taken'),
};
