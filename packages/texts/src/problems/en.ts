import type { Formats } from '../formats.js';
import type { ProblemTexts } from './texts.js';

/** English: why something was not done. */
export const problems = (f: Formats<'en'>): ProblemTexts => ({
  malformed: ({ field, rule }) =>
    field === undefined || rule === undefined
      ? 'This request can’t be understood.'
      : `This request is not as it should be: ${field} (${rule}).`,
  'not-an-id': 'There is nothing at this address.',
  'not-json': 'Only JSON is understood here.',
  'not-found': 'There is nothing at this address.',
  'too-large': 'This is larger than the server takes.',
  'too-often': 'That was too often in a short time. Please wait a little.',
  'too-many': 'That is too many at once.',
  unprintable: 'There is a character in this text that can’t be shown. Please take it out.',
  'foreign-origin': 'This request comes from another site.',
  'forged-cookie': 'This cookie is not one of ours. It was removed; please try again.',
  'wrong-token': 'The figures are for whoever runs this server.',
  'our-fault': 'Something went wrong on our side.',
  busy: 'Too much happened at once. Please try again.',
  'storage-away': 'The server can’t reach its storage just now. Please try again in a moment.',
  'storage-full':
    'The server has no room left to write anything down. Nothing was changed; please try again later.',

  'accounts-only': 'Guests can play everything but rated games. Make an account first.',
  'address-elsewhere': 'This mail address belongs to another account. Log in to that one instead.',
  'enough-guesses': 'That was wrong too often. Please wait a while before you try again.',
  'enough-mail':
    'Enough mails have gone to this address for now. Look among those, also the unwanted ones, or try again later.',
  gone: 'This person has left.',
  'has-account': 'You have an account already. You can change its address and its password.',
  'holiday-begun': 'A holiday that has begun, or will within two days, can’t be given back.',
  'hours-too-short': 'Play hours are four hours a day at least.',
  'login-taken': 'Somebody has this login name already. Please choose another.',
  'mail-failed': 'The mail could not be sent just now. Please try later.',
  'name-missing': 'Please give your mail address or login name.',
  'no-account': 'You are a guest. Make an account first.',
  'no-address': 'Mail needs an account with a mail address that was proved.',
  'no-mail': 'This server can’t send mail.',
  'no-such-day': 'There is no such day.',
  'no-such-person': 'There is no such person.',
  'no-such-session': 'There is no such session.',
  'no-such-zone': 'There is no such time zone.',
  'not-a-date': 'A holiday is a date.',
  'not-a-login-name':
    'A login name has 3 to 30 letters from A to Z, digits, dots, hyphens or underscores, and begins with a letter or digit.',
  'not-a-mail-address': 'This is not a mail address.',
  'not-a-name': ({ min, max }) =>
    `A name has ${f.number(min)} to ${f.number(max)} characters, and not only spaces.`,
  'not-a-web-address': 'The address of a webhook begins with https://.',
  'password-length': ({ min, max }) =>
    `A password has ${f.number(min)} to ${f.number(max)} characters.`,
  'proof-needed':
    'Please give your present password, or come in anew by a link to your mail address.',
  'too-many-dates': ({ max }) =>
    f.plural(max, { one: 'There may be # holiday.', other: 'There may be # holidays.' }),
  'too-many-holidays': ({ allowed }) =>
    f.plural(allowed, {
      one: 'In one year there can be # holiday; those that have passed count.',
      other: 'In one year there can be # holidays; those that have passed count.',
    }),
  'wrong-credentials': 'Name and password do not go together.',
  'wrong-link': 'This link was used already, or it is too old.',
  'wrong-mail-code':
    'This code is not right, or it is too old. Type it in the browser in which you asked for the link.',
  'wrong-old-password': 'That is not your present password.',
  'wrong-stop':
    'This link stops nothing: it is not whole, or not ours. You can stop notices on your own page.',

  'already-asked': 'There is already a question to be answered.',
  'already-dealt': 'In this game everything was chosen before it was saved.',
  'already-seated': 'You play at this table already. Nobody who sat down for one hand can see two.',
  'already-started': 'The game has already started.',
  'choice-taken': 'Someone else has already chosen that.',
  'consent-needed': 'At this table everyone has to agree before a move is taken back.',
  damaged:
    'What was kept of this game is damaged, so it can’t be shown or played on. Whoever runs the server can restore it from a backup.',
  'game-over': 'The game is over.',
  minded: 'A bot is minding your seat. Take it back first.',
  'no-seed': 'Without its seed a game can be neither checked nor played on.',
  'no-spectators': 'This table admits no spectators.',
  'no-such-bot': ({ levels }) => `There are bots of these levels: ${f.list(levels)}.`,
  'no-such-game': 'This game is not played here.',
  'no-such-moment': 'There is no such moment in this game.',
  'no-such-seat': 'There is no such seat at this table.',
  'no-such-table': 'There is no such table.',
  'no-undo': () =>
    'Nothing can be taken back freely: something was shown, or someone else has moved since. You can ask the others.',
  'nobody-there': 'Nobody sits on this chair.',
  'not-agreed': 'Not everyone has said yet that they play again.',
  'not-ahead': 'There is nothing to be decided ahead just now.',
  'not-by-post': 'Decisions are made ahead by post only: at a live table everyone is there.',
  'not-minded': 'No bot is minding this seat: its player is here.',
  'not-over': 'The game is not over yet.',
  'not-paused': 'The game is not paused.',
  'not-seated': 'You have no seat at this table.',
  'not-so-many-moves': 'There are not so many moves to take back.',
  'not-started': 'The game has not started yet.',
  'not-the-owner': 'Only whoever made the table can do this.',
  'not-your-seat': 'This is not your seat.',
  'nothing-asked': 'There is no question to be answered any more.',
  'nothing-to-choose': 'There is nothing to choose for a seat in this game.',
  'odd-condition': 'This condition does not go with what is decided here.',
  'one-seat-rated': 'In a rated game everyone has one seat.',
  'open-rated': 'In a rated game spectators can’t see the hands.',
  'other-leads': 'Somebody else leads the review just now.',
  'other-room': 'While the game runs, the table and its spectators talk apart.',
  'other-rules': () => 'This game was played with rules that this server does not have.',
  'own-seat': 'This is your own chair. You can stand up, or leave the table.',
  'password-missing': 'A table with a password needs one.',
  paused: 'The game is paused.',
  rated: 'A seat in a rated game can’t change hands.',
  'rated-needs-clock': 'A rated game needs a clock, live or by post.',
  resigned: 'You have left this seat to a bot for good.',
  'seat-taken': 'Someone else has taken this seat.',
  'seats-free': ({ free }) =>
    f.plural(free, { one: '# seat is still free.', other: '# seats are still free.' }),
  'sent-away': ({ minutes }) =>
    f.plural(minutes, {
      one: 'Whoever made this table has sent you away. You can come back in # minute.',
      other: 'Whoever made this table has sent you away. You can come back in # minutes.',
    }),
  stale: () => 'The game has moved on since you looked. Please decide again.',
  'table-full': 'All seats of this table are taken.',
  'table-password-length': ({ min, max }) =>
    `The password of a table has ${f.number(min)} to ${f.number(max)} characters.`,
  'title-length': ({ max }) => `The name of a table has ${f.number(max)} characters at most.`,
  'undo-excluded': 'At this table no move is taken back.',
  'unknown-choice': ({ values }) => `One can choose: ${f.list(values)}.`,
  'wrong-code': 'This link does not hand over a seat, or it was used already.',
  'wrong-password': 'That is not the password of this table.',
  'your-turn': 'You are asked already: decide now.',
  'wrong-seats': ({ seats, levels }) =>
    f.plural(seats, {
      one: `This game has # seat; it is mine, free or one of: ${f.list(levels)}.`,
      other: `This game has # seats; each is mine, free or one of: ${f.list(levels)}.`,
    }),

  'broken-game-file': 'This game file does not hold a game that can be played again by our rules.',
  'not-a-game-file': 'This is not a game file of Hustings.',
  unavailable: 'There is no server behind this page: online play is not available here.',
  unreachable: 'The server can’t be reached just now.',
});
