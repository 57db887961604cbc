import { domainToASCII } from 'node:url';
import type { Context } from '../context.js';
import { digest } from '../ids.js';
import { isProblem, problem, type Problem } from '../problem.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** So often within so long a time, whoever asks and through whichever process. */
type Limit = { readonly about: string; readonly most: number; readonly spanMs: number };

const mailLimits: readonly Limit[] = [
  { about: 'mail-hour', most: 5, spanMs: HOUR },
  { about: 'mail-day', most: 15, spanMs: 24 * HOUR },
];
/** Apart from those that are asked for: a busy player must still get a link. */
const noticeLimits: readonly Limit[] = [
  { about: 'notice-hour', most: 20, spanMs: HOUR },
  { about: 'notice-day', most: 100, spanMs: 24 * HOUR },
];
/** Warnings that something was changed; whoever gets so many has been warned. */
const warningLimits: readonly Limit[] = [{ about: 'warning-day', most: 20, spanMs: 24 * HOUR }];
/** What may be guessed. */
export const guesses = {
  /** Passwords of one account, from wherever: even from thousands of addresses it takes ages. */
  login: { about: 'login', most: 60, spanMs: HOUR },
  /** Codes from a mail, in one session. */
  code: { about: 'code', most: 10, spanMs: HOUR },
  /** The password of one table. */
  table: { about: 'table', most: 60, spanMs: HOUR },
  /** Passwords of tables, from one address. */
  network: { about: 'network', most: 10, spanMs: 10 * MINUTE },
} as const satisfies Readonly<Record<string, Limit>>;

/** What is counted is not kept in words: nobody's address is to be read there. */
const keyOf = ({ about }: Limit, subject: string): string => `${about}:${digest(subject)}`;

async function isWithin({ store, now }: Context, limit: Limit, subject: string): Promise<boolean> {
  return (await store.tally(keyOf(limit, subject), now(), limit.spanMs)) <= limit.most;
}

/** Nobody's letter box is to be filled by asking for links. Says nothing about who has an account. */
export async function mailRefused(context: Context, email: string): Promise<Problem | undefined> {
  return (await mayGet(context, mailLimits, email)) ? undefined : enoughMail();
}

/** One more notice by mail to this address. */
export const noticeAllowed = (context: Context, email: string): Promise<boolean> =>
  mayGet(context, noticeLimits, email);

/** One more warning. */
export const warningAllowed = (context: Context, email: string): Promise<boolean> =>
  mayGet(context, warningLimits, email);

async function mayGet(context: Context, limits: readonly Limit[], email: string): Promise<boolean> {
  for (const limit of limits) {
    if (!(await isWithin(context, limit, letterBox(email)))) return false;
  }
  return true;
}

const enoughMail = (): Problem => problem(429, 'enough-mail');

/** What some mail servers leave out. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Where mail to an address ends up: what follows a + is the same letter box, as are wide letters. */
function letterBox(email: string): string {
  const at = email.lastIndexOf('@');
  const [name] = email.slice(0, at).normalize('NFKC').replaceAll(UNSEEN, '').split('+');
  return `${name}@${domainToASCII(email.slice(at + 1)) || email.slice(at + 1)}`.toLowerCase();
}

/**
 * Something that may be guessed, tried: counted before it is looked at, so that many at once are
 * many, and not counted if it was anything but a wrong guess.
 */
export async function guessing<T>(
  context: Context,
  counted: readonly (readonly [Limit, string])[],
  wrong: string,
  attempt: () => Promise<T | Problem>,
): Promise<T | Problem> {
  for (const [limit, subject] of counted) {
    if (!(await isWithin(context, limit, subject))) return enoughGuesses();
  }
  const answer = await attempt();
  if (isProblem(answer) && answer.code === wrong) return answer;
  for (const [limit, subject] of counted) await context.store.untally(keyOf(limit, subject));
  return answer;
}

const enoughGuesses = (): Problem => problem(429, 'enough-guesses');
