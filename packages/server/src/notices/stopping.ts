import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StopKind, Stopped } from '@hustings/protocol';
import type { Context } from '../context.js';
import { newSecret } from '../ids.js';
import type { NoticeSettings } from '../people/person.js';
import { problem, type Problem } from '../problem.js';
import type { Store } from '../store/store.js';

/**
 * What stops notices of one kind for one person, and can do nothing else: it stands in each of them,
 * so that nobody has to log in to have no more. It does not end, for neither do letters in a box.
 */
export async function stopToken(store: Store, person: string, kind: StopKind): Promise<string> {
  return `${person}.${kind}.${await sealOf(store, person, kind)}`;
}

async function sealOf(store: Store, person: string, kind: string): Promise<string> {
  const key = await store.secret('stop-key', newSecret);
  return createHmac('sha256', key).update(`stop ${kind} for ${person}`).digest('base64url');
}

const without: Readonly<Record<StopKind, (notices: NoticeSettings) => NoticeSettings>> = {
  mail: (notices) => ({ ...notices, mail: false }),
  push: (notices) => ({ ...notices, push: [] }),
};

const isKind = (word: string): word is StopKind => word in without;

/** Stops what a token is for. Done twice it is the same. */
export async function stopNotices(context: Context, token: string): Promise<Stopped | Problem> {
  const [person = '', kind = '', seal = ''] = token.split('.');
  if (!isKind(kind)) return wrongStop();
  const right = await sealOf(context.store, person, kind);
  if (!isSame(seal, right)) return wrongStop();
  await context.store.changePerson(person, (is) => {
    if (is.kind === 'deleted') return undefined;
    return { ...is, settings: { ...is.settings, notices: without[kind](is.settings.notices) } };
  });
  return { stopped: kind };
}

/** However far it is right, it takes as long to be found wrong. */
function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const wrongStop = (): Problem => problem(403, 'wrong-stop');
