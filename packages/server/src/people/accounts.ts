import { hash, verify } from './passwords.js';
import type { Context } from '../context.js';
import type { ChangeMe } from '../http/schemas/people.js';
import { digest, newSecret } from '../ids.js';
import type { Mailer } from '../notices/mail.js';
import { isProblem, problem, type Problem } from '../problem.js';
import { HOLIDAYS_A_YEAR, wrongHolidays, wrongHours } from '../table/holidays.js';
import { isZone } from '../table/schedule.js';
import { standardSettings, type Person } from './person.js';

const LINK_MS = 3_600_000;

/** A guest becomes an account by a password, or an account gets a new one. */
export async function setPassword(
  context: Context,
  person: Person,
  email: string,
  password: string,
): Promise<Person | Problem> {
  const hashed = await hash(password);
  return changed(context, person.id, (now) => ({
    ...now,
    kind: 'account',
    email: email.toLowerCase(),
    password: hashed,
  }));
}

/** A change to someone who is not deleted. */
async function changed(
  context: Context,
  id: string,
  change: (person: Person) => Person,
): Promise<Person | Problem> {
  const done = await context.store.changePerson(id, (now) =>
    now.kind === 'deleted' ? undefined : change(now),
  );
  if (done === 'gone') return problem(403, 'gone', 'This person has left.');
  return done === 'email-taken' ? emailTaken() : done;
}

/** Who has this address and password. Takes equally long whether the address is known or not. */
export async function logIn(
  context: Context,
  email: string,
  password: string,
): Promise<Person | Problem> {
  const person = await context.store.findByEmail(email.toLowerCase());
  const right = await verify(person?.password ?? (await nobodysHash()), password);
  return person !== undefined && right
    ? person
    : problem(401, 'wrong-credentials', 'Mail address and password do not go together.');
}

let nobodys: Promise<string> | undefined;
function nobodysHash(): Promise<string> {
  nobodys ??= hash(newSecret());
  return nobodys;
}

/** Sends a link that proves a mail address. What is answered does not tell whether it is known. */
export async function sendMailLink(
  context: Context,
  mailer: Mailer | undefined,
  person: Person,
  email: string,
): Promise<{ readonly ok: true } | Problem> {
  if (mailer === undefined) return problem(503, 'no-mail', 'This server can not send mail.');
  const token = newSecret();
  const expires = context.now() + LINK_MS;
  const subject = email.toLowerCase();
  await context.store.putToken({
    hash: digest(token),
    kind: 'mail-link',
    subject,
    person: person.id,
    expires,
  });
  const link = `${context.config.url ?? ''}/account/confirm#${token}`;
  await mailer.send(subject, 'Your link to Hustings', [
    'With this link you come in:',
    link,
    'It is good for one hour and one time. If you did not ask for it, do nothing.',
  ]);
  return { ok: true };
}

/** The address is proved: its account, or the guest who asked becomes one. */
export async function confirmMailLink(context: Context, token: string): Promise<Person | Problem> {
  const taken = await context.store.takeToken(digest(token), context.now());
  if (taken === undefined)
    return problem(403, 'wrong-link', 'This link was used already, or it is too old.');
  const known = await context.store.findByEmail(taken.subject);
  if (known !== undefined) return known;
  const guest =
    taken.person === undefined ? undefined : await context.store.readPerson(taken.person);
  if (guest === undefined || guest.kind === 'deleted')
    return problem(403, 'wrong-link', 'Whoever asked for this link is gone.');
  return changed(context, guest.id, (now) => ({ ...now, kind: 'account', email: taken.subject }));
}

/** Nothing of the person remains but an anonymous seat in the games of others. */
export async function deletePerson(
  context: Context,
  person: Person,
): Promise<{ readonly ok: true }> {
  await context.store.changePerson(person.id, ({ id, createdAt }) => ({
    id,
    kind: 'deleted',
    name: 'Anonymous',
    settings: standardSettings,
    createdAt,
  }));
  await context.store.endSessions(person.id);
  return { ok: true };
}

export async function changeMe(
  context: Context,
  person: Person,
  wish: ChangeMe,
): Promise<Person | Problem> {
  let wrong: Problem | undefined;
  const done = await changed(context, person.id, (is) => {
    wrong = wrongWish(is, wish, context.now());
    return wrong === undefined ? withWish(is, wish) : is;
  });
  if (wrong !== undefined || isProblem(done)) return wrong ?? done;
  const { zone, playHours, holidays } = wish;
  if ((zone ?? playHours ?? holidays) !== undefined) {
    const { id } = person;
    const due = context.now();
    await context.store.putJob({ key: `schedule:${id}`, kind: 'schedule', subject: id, due });
  }
  return done;
}

function wrongWish(person: Person, wish: ChangeMe, now: number): Problem | undefined {
  const { zone, playHours, holidays, mail } = wish;
  if (zone !== undefined && !isZone(zone))
    return problem(422, 'no-such-zone', 'There is no such time zone.');
  if (mail === true && person.email === undefined)
    return problem(409, 'no-address', 'Mail needs an account with a mail address.');
  return (
    (playHours && wrongHours(playHours)) ??
    (holidays && wrongHolidays(person.settings.holidays, holidays, now))
  );
}

function withWish(person: Person, wish: ChangeMe): Person {
  const { name, zone, playHours, holidays, mail, push, webhook, digestMinutes, muted } = wish;
  const { settings } = person;
  const { webhook: oldHook, webhookHealth, ...notices } = settings.notices;
  const hook = webhook === undefined ? oldHook : (webhook ?? undefined);
  return {
    ...person,
    name: name?.trim() ?? person.name,
    settings: {
      ...settings,
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

const emailTaken = (): Problem =>
  problem(
    409,
    'address-taken',
    'This mail address belongs to another account. Log in to it instead.',
  );

/** A person as they see themselves. */
export function publicMe(person: Person): object {
  const { id, kind, name, email, password, settings } = person;
  const { zone, playHours, holidays, notices } = settings;
  return {
    id,
    kind,
    name,
    email,
    hasPassword: password !== undefined,
    zone,
    playHours,
    holidays,
    holidaysAYear: HOLIDAYS_A_YEAR,
    notices,
  };
}
