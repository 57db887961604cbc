import type { Formats } from '@hustings/texts';
import { nameOf, type LetterTexts, type NoticeTexts } from './texts.js';

const ASKED = 'Somebody, most likely you, has asked for this mail in a browser at Hustings.';
const IGNORE = 'If it was not you, do nothing: without this link nobody gets any further.';
const ONCE =
  'It is good for one hour and one time, in the browser in which it was asked for. Opened in another it shows a code; type that only into the browser in which you asked, and never tell it to anybody.';
const WARN =
  'If it was not you: ask for a link to this address at Hustings, come in with it and set a new password. All other sessions end with that.';

/** English: mails, pushes and messages to chat rooms. */
export const notices = (f: Formats<'en'>): NoticeTexts => ({
  letters,
  guest: (mark) => `Guest ${mark}`,
  gone: 'Anonymous',
  clientless: {
    title: 'Hustings',
    say: 'The server is running. The web client is not built.',
    link: 'The interface for programs',
  },
  head: (one) =>
    one.for === 'turn'
      ? `It is your turn: ${nameOf(one)}`
      : `You are asked for another game: ${nameOf(one)}`,
  heads: (tables) =>
    f.plural(tables, { one: '# table waits for you', other: '# tables wait for you' }),
  waits: (one) => {
    const { phase, question, until } = one;
    const place = phase === '' ? nameOf(one) : `${nameOf(one)}, ${phase}`;
    const asked = one.for === 'rematch' ? 'Do you play again?' : question;
    const time = until === undefined ? '' : `Until ${f.whenIn(until.at, until.zone)}.`;
    return [`${place}.`, asked, time].filter((words) => words !== '').join(' ');
  },
  at: (table, address) => `${table} ${address}`,
  stopMail: (link) =>
    `You get this mail because you wanted to hear when a table waits for you. To get no more of them: ${link}`,
  stopPush: 'No more of these',
});

const letters: LetterTexts = {
  link: (link) => ({
    subject: 'Your link to Hustings',
    lines: [ASKED, 'With this link you come in:', link, ONCE, IGNORE],
  }),
  known: (link) => ({
    subject: 'Your link to Hustings',
    lines: [
      ASKED,
      'You have an account with this address. With this link you come in to it; its password stays as it is:',
      link,
      ONCE,
      IGNORE,
    ],
  }),
  move: (link) => ({
    subject: 'Your new address at Hustings',
    lines: [
      'Somebody, most likely you, wants to use this address for an account at Hustings. With this link it is yours there:',
      link,
      ONCE,
      IGNORE,
    ],
  }),
  elsewhere: {
    subject: 'Your address at Hustings',
    lines: [
      'Somebody, most likely you, wanted to use this address for an account at Hustings. It belongs to another account there, so nothing was changed.',
      'If it was you: log in with this address instead, or give that account another address first.',
    ],
  },
  password: {
    subject: 'Your new password at Hustings',
    lines: ['The password of your account was changed just now.', WARN],
  },
  moved: {
    subject: 'Your address at Hustings was changed',
    lines: [
      'Your account has another mail address since just now; this one no longer leads to it.',
      'If it was not you, tell whoever runs the server.',
    ],
  },
};
