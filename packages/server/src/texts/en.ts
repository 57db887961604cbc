import type { Formats } from '@hustings/texts';
import type { LetterTexts, NoticeTexts } from './texts.js';

const ASKED = 'Somebody, most likely you, has asked for this mail in a browser at Hustings.';
const IGNORE = 'If it was not you, do nothing: without this link nobody gets any further.';
const ONCE =
  'It is good for one hour and one time, in the browser in which it was asked for. Opened in another it shows a code; type that only into the browser in which you asked, and never tell it to anybody.';
const WARN =
  'If it was not you: ask for a link to this address at Hustings, come in with it and set a new password. All other sessions end with that.';

/** English: mails, pushes and messages to chat rooms. */
export const notices = (f: Formats): NoticeTexts => ({
  letters,
  turn: (tables) =>
    f.plural(tables, { one: 'It is your turn', other: 'It is your turn at # tables' }),
  table: (title, phase) => (phase === '' ? title : `${title}, ${phase}`),
  at: (table, address) => `${table}: ${address}`,
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
