import type { Context } from '../context.js';
import { problem, type Problem } from '../problem.js';
import { warningAllowed } from './limits.js';

export type Letter = { readonly subject: string; readonly lines: readonly string[] };

const ASKED = 'Somebody, most likely you, has asked for this mail in a browser at Hustings.';
const IGNORE = 'If it was not you, do nothing: without this link nobody gets any further.';
const ONCE =
  'It is good for one hour and one time, in the browser in which it was asked for. Opened in another it shows a code; type that only into the browser in which you asked, and never tell it to anybody.';

/** With a link that proves the address. */
export const linkLetter = (link: string): Letter => ({
  subject: 'Your link to Hustings',
  lines: [ASKED, 'With this link you come in:', link, ONCE, IGNORE],
});

/** The same to an address that has an account already: whoever asked does not learn that. */
export const knownLetter = (link: string): Letter => ({
  subject: 'Your link to Hustings',
  lines: [
    ASKED,
    'You have an account with this address. With this link you come in to it; its password stays as it is:',
    link,
    ONCE,
    IGNORE,
  ],
});

/** With a link by which an account takes this address. */
export const moveLetter = (link: string): Letter => ({
  subject: 'Your new address at Hustings',
  lines: [
    'Somebody, most likely you, wants to use this address for an account at Hustings. With this link it is yours there:',
    link,
    ONCE,
    IGNORE,
  ],
});

/** An account wants an address that belongs to another. */
export const elsewhereLetter: Letter = {
  subject: 'Your address at Hustings',
  lines: [
    'Somebody, most likely you, wanted to use this address for an account at Hustings. It belongs to another account there, so nothing was changed.',
    'If it was you: log in with this address instead, or give that account another address first.',
  ],
};

const WARN =
  'If it was not you: ask for a link to this address at Hustings, come in with it and set a new password. All other sessions end with that.';

export const passwordLetter: Letter = {
  subject: 'Your new password at Hustings',
  lines: ['The password of your account was changed just now.', WARN],
};

/** To the address that an account had until now. */
export const movedLetter: Letter = {
  subject: 'Your address at Hustings was changed',
  lines: [
    'Your account has another mail address since just now; this one no longer leads to it.',
    'If it was not you, tell whoever runs the server.',
  ],
};

/** Sends what was asked for; says so if it could not be sent. */
export async function sendLetter(
  context: Context,
  email: string,
  { subject, lines }: Letter,
): Promise<Problem | undefined> {
  const { mailer, log } = context;
  if (mailer === undefined) return noMail();
  try {
    await mailer.send(email, subject, lines);
    return undefined;
  } catch (error) {
    log.warn({ err: error }, 'mail not sent');
    return problem(503, 'mail-failed');
  }
}

/** Tells somebody what happened; nobody waits for it. */
export function tellByMail(context: Context, email: string | undefined, letter: Letter): void {
  if (email === undefined || context.mailer === undefined) return;
  void warn(context, email, letter);
}

async function warn(context: Context, email: string, letter: Letter): Promise<void> {
  try {
    if (await warningAllowed(context, email)) await sendLetter(context, email, letter);
  } catch (error) {
    context.log.warn({ err: error }, 'warning not sent');
  }
}

export const noMail = (): Problem => problem(503, 'no-mail');
