import type { Context } from '../context.js';
import type { Language } from '@hustings/texts';
import { problem, type Problem } from '../problem.js';
import type { Letter, LetterTexts } from '../texts/index.js';
import { languageOf, type Person } from './person.js';
import { warningAllowed } from './limits.js';

/** Where a mail goes, and what is read there. */
export type Recipient = { readonly email: string; readonly language: Language };

/** A letter, chosen from those there are in the language of who gets it. */
export type Choose = (letters: LetterTexts) => Letter;

/** Sends what was asked for; says so if it could not be sent. */
export async function sendLetter(
  context: Context,
  { email, language }: Recipient,
  choose: Choose,
): Promise<Problem | undefined> {
  const { mailer, log, words } = context;
  if (mailer === undefined) return noMail();
  const { subject, lines } = choose((await words.notices(language)).letters);
  try {
    await mailer.send(email, subject, lines);
    return undefined;
  } catch (error) {
    log.warn({ err: error }, 'mail not sent');
    return problem(503, 'mail-failed');
  }
}

/** Tells somebody what happened; nobody waits for it. */
export function tellByMail(context: Context, person: Person, choose: Choose): void {
  const { email } = person;
  if (email === undefined || context.mailer === undefined) return;
  void warn(context, { email, language: languageOf(person) }, choose);
}

async function warn(context: Context, to: Recipient, choose: Choose): Promise<void> {
  try {
    if (await warningAllowed(context, to.email)) await sendLetter(context, to, choose);
  } catch (error) {
    context.log.warn({ err: error }, 'warning not sent');
  }
}

export const noMail = (): Problem => problem(503, 'no-mail');
