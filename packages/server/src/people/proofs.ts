import type { Elsewhere } from '@hustings/protocol';
import { randomInt } from 'node:crypto';
import type { Context } from '../context.js';
import { digest, newSecret } from '../ids.js';
import { isProblem, problem, type Problem } from '../problem.js';
import type { Token } from '../store/store.js';
import { hasAccount, onlyAccounts, unproved } from './accounts.js';
import { changed, gone, type Asker } from './changing.js';
import { guesses, guessing, mailRefused } from './limits.js';
import { noMail, sendLetter, tellByMail, type Choose } from './mails.js';
import { hash } from './passwords.js';
import { languageOf, type Person } from './person.js';
import type { Visitor } from './sessions.js';

/**
 * How an address becomes somebody's. Nothing is bound to it before a link from a mail was opened, and
 * that counts only for the session that asked: opened elsewhere it shows a code, which whoever asked
 * types in. What is answered to a question never tells whether an address is known.
 */

const LINK_MS = 3_600_000;
const CODE_MS = 600_000;
/** No letter that could be taken for another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

export type Sent = { readonly ok: true };
const sent: Sent = { ok: true };

/** A link to come in by: to the account of this address, or as a new one with this password. */
export async function askToEnter(
  context: Context,
  asker: Asker,
  email: string,
  password?: string,
): Promise<Sent | Problem> {
  const { person } = asker;
  // In any case, so that the time it takes says nothing.
  const hashed = password === undefined ? {} : { password: await hash(password) };
  if (person.kind === 'account' && (password !== undefined || person.email !== email.toLowerCase()))
    return hasAccount();
  return sendLink(
    context,
    asker,
    email,
    hashed,
    (holder, link) => (letters) =>
      holder === undefined ? letters.link(link) : letters.known(link),
  );
}

/** A link by which an account takes another address. The old one counts until it is opened. */
export async function askToMove(
  context: Context,
  asker: Asker,
  email: string,
  old: string | undefined,
): Promise<Sent | Problem> {
  if (asker.person.kind !== 'account') return onlyAccounts();
  const wrong = await unproved(context, asker, old);
  if (wrong !== undefined) return wrong;
  return sendLink(
    context,
    asker,
    email,
    { moves: true },
    (holder, link) => (letters) =>
      holder?.proved === true && holder.id !== asker.person.id
        ? letters.elsewhere
        : letters.move(link),
  );
}

async function sendLink(
  context: Context,
  { person, session }: Asker,
  email: string,
  wish: Pick<Token, 'password' | 'moves'>,
  letter: (holder: Person | undefined, link: string) => Choose,
): Promise<Sent | Problem> {
  const { store, config, mailer } = context;
  const subject = email.toLowerCase();
  if (mailer === undefined) return noMail();
  const refused = await mailRefused(context, subject);
  if (refused !== undefined) return refused;
  const secret = newSecret();
  await store.putToken({
    ...{ hash: digest(secret), kind: 'mail-link', subject, ...wish },
    ...{ person: person.id, session: session.id, expires: context.now() + LINK_MS },
  });
  const link = `${config.url ?? ''}/account/confirm#${secret}`;
  const holder = await store.findByEmail(subject);
  // Whoever has the address reads the mail; if nobody has it yet, whoever asked.
  const to = { email: subject, language: languageOf(holder ?? person) };
  return (await sendLetter(context, to, letter(holder, link))) ?? sent;
}

/** A link was opened. In the session that asked for it, its address is proved. */
export async function openLink(
  context: Context,
  visitor: Visitor,
  secret: string,
): Promise<Person | Elsewhere | Problem> {
  const { store, now } = context;
  const hashed = digest(secret);
  const token = await store.readToken('mail-link', hashed, now());
  const session = token === undefined ? undefined : await store.readSession(token.session);
  if (token === undefined || session === undefined) return wrongLink();
  if (visitor.is !== 'known' || visitor.session.id !== session.id)
    return showCode(context, token, session.agent);
  // Good once, and only here: one that was opened elsewhere may still be opened where it belongs.
  const taken = await store.takeToken('mail-link', hashed, now());
  return taken === undefined ? wrongLink() : prove(context, visitor.person, taken);
}

async function showCode(context: Context, token: Token, agent: string): Promise<Elsewhere> {
  const now = context.now();
  const code = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  const expires = Math.min(token.expires, now + CODE_MS);
  const hashed = codeHash(token.session, code);
  await context.store.putToken({ ...token, kind: 'mail-code', hash: hashed, expires });
  const asked = { at: token.expires - LINK_MS, agent };
  const shown = `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
  return { elsewhere: { code: shown, minutes: Math.ceil((expires - now) / 60_000), asked } };
}

/** A code belongs to a session, and is found by both: in no other it means anything. */
const codeHash = (session: string, code: string): string => digest(`${session} ${code}`);

/** A code was typed where the link had been asked for. */
export function enterCode(
  context: Context,
  { person, session }: Asker,
  typed: string,
): Promise<Person | Problem> {
  const code = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const plain = code.replaceAll(/[^0-9A-Z]/g, '');
  return guessing(context, [[guesses.code, session.id]], 'wrong-mail-code', async () => {
    const hashed = codeHash(session.id, plain);
    const token = await context.store.takeToken('mail-code', hashed, context.now());
    return token === undefined ? wrongCode() : prove(context, person, token);
  });
}

/** The address is this person's. Who comes in by it; their session is to be made anew. */
async function prove(context: Context, person: Person, token: Token): Promise<Person | Problem> {
  const holder = await context.store.findByEmail(token.subject);
  if (person.id !== token.person) return wrongLink();
  if (holder?.id !== person.id && person.kind === 'account')
    return token.moves === true ? move(context, person, token, holder) : wrongLink();
  if (holder === undefined) return changed(context, person.id, withAddress(token), 'sessions');
  // Whoever claimed it without a proof may have been anybody: what they have set up ends.
  return holder.proved === true
    ? holder
    : changed(context, holder.id, (now) => takenOver(now, token), 'sessions');
}

const withAddress =
  ({ subject, password }: Token) =>
  (now: Person): Person => ({
    ...now,
    kind: 'account',
    email: subject,
    proved: true,
    ...(password === undefined ? {} : { password }),
  });

/** An account whose address was only claimed, in the hands of who has proved it. */
function takenOver({ password: _theirs, ...now }: Person, token: Token): Person | Problem {
  if (now.email !== token.subject) return gone(); // it has another one since
  const { webhook: _hook, webhookHealth: _health, ...notices } = now.settings.notices;
  const settings = { ...now.settings, notices: { ...notices, push: [] } };
  return withAddress(token)({ ...now, settings });
}

/** An account changes its address. */
async function move(
  context: Context,
  person: Person,
  token: Token,
  holder: Person | undefined,
): Promise<Person | Problem> {
  if (holder !== undefined && holder.proved !== true)
    await changed(context, holder.id, (now) => withoutAddress(now, token.subject));
  const done = await changed(context, person.id, withAddress(token), 'sessions');
  if (!isProblem(done)) tellByMail(context, person, (letters) => letters.moved);
  return done;
}

/** Unless they have proved it in the meantime. */
function withoutAddress(now: Person, subject: string): Person {
  if (now.email !== subject || now.proved === true) return now;
  const { email: _claimed, ...rest } = now;
  return rest;
}

const wrongLink = (): Problem => problem(403, 'wrong-link');

const wrongCode = (): Problem => problem(403, 'wrong-mail-code');
