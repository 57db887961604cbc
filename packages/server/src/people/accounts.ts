import type { Context } from '../context.js';
import type { ChangeMe, Done, Me } from '@hustings/protocol';
import { newSecret } from '../ids.js';
import { isProblem, problem, type Problem } from '../problem.js';
import { HOLIDAYS_A_YEAR, wrongHolidays, wrongHours } from '../table/holidays.js';
import { isZone } from '../table/schedule.js';
import { changed, type Asker } from './changing.js';
import { guesses, guessing } from './limits.js';
import { tellByMail } from './mails.js';
import { hash, verify } from './passwords.js';
import { languageOf, mailOf, standardSettings, type Person, type Session } from './person.js';

/** A link that was confirmed so long ago still stands for the old password. */
const FRESH_MS = 15 * 60_000;

/** A guest becomes an account with a login name: the way that needs no mail. */
export async function makeAccount(
  context: Context,
  { person }: Asker,
  login: string,
  password: string,
): Promise<Person | Problem> {
  const hashed = await hash(password);
  return changed(
    context,
    person.id,
    (now) =>
      now.email !== undefined || now.login !== undefined
        ? hasAccount()
        : { ...now, kind: 'account', login: login.toLowerCase(), password: hashed },
    'sessions',
  );
}

export const hasAccount = (): Problem => problem(409, 'has-account');

/** Whether the session has shown of late that its person can read mail to the own address. */
export const isFresh = ({ now }: Context, { provedAt }: Session): boolean =>
  provedAt !== undefined && now() - provedAt < FRESH_MS;

/** Why this session may not change how its person comes in; a session alone may be borrowed or stolen. */
export async function unproved(
  context: Context,
  { person, session }: Asker,
  old: string | undefined,
): Promise<Problem | undefined> {
  const { password } = person;
  if (isFresh(context, session)) return undefined;
  if (password === undefined && person.email === undefined) return undefined; // nothing to show
  if (password === undefined || old === undefined) return proofNeeded();
  const counted = [[guesses.login, person.id]] as const;
  const answer = await guessing(context, counted, 'wrong-old-password', async () =>
    (await verify(password, old)) ? undefined : problem(403, 'wrong-old-password'),
  );
  return isProblem(answer) ? answer : undefined;
}

const proofNeeded = (): Problem => problem(403, 'proof-needed');

/** A new password. Everyone else who came in with the old one is out. */
export async function setPassword(
  context: Context,
  asker: Asker,
  password: string,
  old: string | undefined,
): Promise<Person | Problem> {
  if (asker.person.kind !== 'account') return onlyAccounts();
  const wrong = await unproved(context, asker, old);
  if (wrong !== undefined) return wrong;
  const hashed = await hash(password);
  // What was shown counts for the person it was shown for: another may have been faster.
  const shown = asker.person.password;
  const done = await changed(
    context,
    asker.person.id,
    (now) => (now.password === shown ? { ...now, password: hashed } : proofNeeded()),
    'sessions',
  );
  if (!isProblem(done)) tellByMail(context, done, (letters) => letters.password);
  return done;
}

export const onlyAccounts = (): Problem => problem(409, 'no-account');

/**
 * Who has this address or login name, and this password. Takes equally long whether there is anybody
 * or not.
 */
export function logIn(context: Context, name: string, password: string): Promise<Person | Problem> {
  const { store } = context;
  const key = name.toLowerCase();
  return guessing(context, [[guesses.login, key]], 'wrong-credentials', async () => {
    const found = key.includes('@') ? store.findByEmail(key) : store.findByLogin(key);
    const person = await found;
    const right = await verify(person?.password ?? (await nobodysHash()), password);
    return person?.password !== undefined && right ? person : wrongCredentials();
  });
}

export const wrongCredentials = (): Problem => problem(401, 'wrong-credentials');

let nobodys: Promise<string> | undefined;
function nobodysHash(): Promise<string> {
  nobodys ??= hash(newSecret());
  return nobodys;
}

const nobody =
  (name: string) =>
  ({ id, createdAt }: Person): Person => ({
    ...{ id, createdAt },
    kind: 'deleted',
    name,
    settings: standardSettings,
  });

/** The job that sees to what someone leaves behind waits so long for the end itself to be written. */
const AFTER_MS = 10_000;

/**
 * Nothing of the person remains but an anonymous seat in the games of others, which a bot has. What
 * can never be taken back needs as much as a new password does.
 */
export async function deletePerson(
  context: Context,
  asker: Asker,
  old: string | undefined,
): Promise<Done | Problem> {
  const { store, now, words } = context;
  const { id, password: shown } = asker.person;
  const wrong = await unproved(context, asker, old);
  if (wrong !== undefined) return wrong;
  const job = { key: `farewell:${id}`, kind: 'farewell', subject: id } as const;
  const { gone } = await words.notices('en'); // whoever meets them reads it in their language
  // Before and after: if this process dies in between, nobody is left waiting either.
  await store.putJob({ ...job, due: now() + AFTER_MS });
  const done = await changed(
    context,
    id,
    (person) => (person.password === shown ? nobody(gone)(person) : proofNeeded()),
    'sessions',
  );
  if (isProblem(done)) return done;
  await store.putJob({ ...job, due: now() });
  return { ok: true };
}

export async function changeMe(
  context: Context,
  person: Person,
  wish: ChangeMe,
): Promise<Person | Problem> {
  const done = await changed(
    context,
    person.id,
    (is) => wrongWish(is, wish, context.now()) ?? withWish(is, wish),
  );
  if (isProblem(done)) return done;
  const { zone, playHours, holidays } = wish;
  if ((zone ?? playHours ?? holidays) !== undefined) {
    const { id } = person;
    const due = context.now();
    await context.store.putJob({ key: `schedule:${id}`, kind: 'schedule', subject: id, due });
  }
  return done;
}

function wrongWish(person: Person, wish: ChangeMe, now: number): Problem | undefined {
  const { zone, playHours, holidays, mail, push = [], webhook } = wish;
  if (zone !== undefined && !isZone(zone)) return problem(422, 'no-such-zone');
  const calls = [
    ...push.map(({ endpoint }) => endpoint),
    ...(typeof webhook === 'string' ? [webhook] : []),
  ];
  if (!calls.every((address) => URL.canParse(address))) return problem(422, 'not-a-web-address');
  if (mail === true && mailOf(person) === undefined) return problem(409, 'no-address');
  return (
    (playHours && wrongHours(playHours)) ??
    (holidays && wrongHolidays(person.settings.holidays, holidays, now))
  );
}

function withWish(person: Person, wish: ChangeMe): Person {
  const { name, language, zone, playHours, holidays, mail, push, webhook, digestMinutes, muted } =
    wish;
  const { settings } = person;
  const { webhook: oldHook, webhookHealth, ...notices } = settings.notices;
  const hook = webhook === undefined ? oldHook : (webhook ?? undefined);
  return {
    ...person,
    name: name?.trim() ?? person.name,
    settings: {
      ...settings,
      ...(language === undefined ? {} : { language }),
      zone: zone ?? settings.zone,
      playHours: playHours ?? settings.playHours,
      holidays: holidays === undefined ? settings.holidays : [...new Set(holidays)].sort(),
      notices: {
        ...notices,
        mail: mail ?? notices.mail,
        push: push ?? notices.push,
        digestMinutes: digestMinutes ?? notices.digestMinutes,
        muted: muted ?? notices.muted,
        ...(hook === undefined ? {} : { webhook: hook }),
        ...(hook !== undefined && hook === oldHook && webhookHealth !== undefined
          ? { webhookHealth }
          : {}),
      },
    },
  };
}

/** A person as they see themselves, in this session. */
export function publicMe(context: Context, { person, session }: Asker): Me {
  const { id, kind, name, login, email, proved, password, settings } = person;
  const { zone, playHours, holidays, notices } = settings;
  return {
    id,
    kind,
    name,
    ...(login === undefined ? {} : { login }),
    ...(email === undefined ? {} : { email }),
    proved: proved === true,
    hasPassword: password !== undefined,
    fresh: isFresh(context, session),
    mailing: context.mailer !== undefined,
    language: languageOf(person),
    zone,
    playHours,
    holidays,
    holidaysAYear: HOLIDAYS_A_YEAR,
    notices,
  };
}
