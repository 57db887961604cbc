import type { WebhookTrouble } from '@hustings/protocol';
import type { Formats } from '@hustings/texts';

/** English: who one is at a server, and how one comes in. */
export const account = (f: Formats<'en'>) => ({
  title: 'You',
  guest: 'You are a guest of this server: this browser remembers you.',
  isAccount: (name: string) =>
    name === '' ? 'You have an account.' : `You have an account: ${name}.`,
  who: 'Who you are',
  name: 'Name',
  nameSay: 'As others see it at tables.',
  statistics: 'Your games and ratings',
  save: 'Save',
  saved: 'Saved.',
  become: 'Your account',
  becomeSay: 'With an account you come in from any device, and can play rated games.',
  ways: { make: 'Make an account', login: 'Log in' },
  email: 'Mail address',
  loginName: 'Login name',
  loginNameSay:
    'Three to thirty letters from A to Z, digits, dots, hyphens or underscores. Only you see it. Without a mail address nobody can help you if you forget the password.',
  either: 'Mail address or login name',
  password: 'Password, at least eight characters',
  presentPassword: 'Password',
  byPassword: 'Make an account',
  byLogin: 'Without a mail address',
  byMail: 'With a mail address',
  byLink: 'Send me a link instead',
  login: 'Log in',
  asked: (email: string) =>
    `Look at your mail: a link is on its way to ${email}. Open it in this browser, and you are in.`,
  askedSay: 'If you open it on another device, it shows a code there. Type that code here:',
  code: 'Code from the link',
  enterCode: 'Come in',
  haveCode: 'I have a code',
  how: 'How you come in',
  hasNone: 'You have no password: you come in by links to your mail address.',
  unproved: (email: string) =>
    `It was never shown that ${email} is your address. Until then no mail goes there, and whoever can read its mail can take this account over.`,
  prove: 'Show it with a link',
  newPassword: 'New password',
  newPasswordSay: 'It ends your sessions everywhere else.',
  old: 'Present password',
  oldSay: (email: string) =>
    `Forgotten? A link to ${email} stands for it, for a quarter of an hour.`,
  linkToOwn: 'Send me a link',
  freshSay: 'You have just come in by a link, so the present password is not asked for.',
  change: 'Change',
  newAddress: 'New mail address',
  firstAddress: 'Mail address',
  newAddressSay:
    'It counts once you have opened the link that we send there; until then the old one does.',
  logout: 'Log out',
  logoutGuest:
    'You have no account: after logging out nobody, not even you, can come back as this guest.',
  sessions: 'Where you are logged in',
  current: 'this browser',
  seen: (time: number) => `last seen ${f.when(time)}`,
  end: 'End',
  endOf: (agent: string) => `End the session of ${agent}`,
  agent: (agent: string) => {
    const browser = /Firefox|Edg|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser';
    const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? '';
    return system === '' ? browser : `${browser}, ${system}`;
  },
  post: 'By correspondence',
  zone: 'Time zone',
  zoneSay: 'Your clock runs by your own time of day.',
  zoneHere: 'As this device',
  hours: 'Play hours',
  from: 'from',
  to: 'to',
  hoursSay: 'Outside these hours your clock stands still.',
  holidays: 'Holidays',
  holidaysSay: 'On these days your clock stands still.',
  firstDay: 'from',
  lastDay: 'to',
  day: 'day',
  month: 'month',
  year: 'year',
  monthName: (month: number) => f.month(month),
  add: 'Add',
  addDays: (n: number) => f.plural(n, { one: 'Add # day', other: 'Add # days' }),
  range: (from: string, to: string, days: number) =>
    `${f.day(from)} – ${f.day(to)}, ${f.plural(days, { one: '# day', other: '# days' })}`,
  allowance: (year: string, days: number, most: number) =>
    `${year}: ${f.number(days)} of ${f.plural(most, { one: '# day', other: '# days' })}.`,
  /** At a table by correspondence: what all have chosen, and what will count. */
  schedules: {
    title: 'Play hours and holidays',
    allowance: (chosen: number, allowed: number) =>
      `${f.number(chosen)} of ${f.plural(allowed, { one: '# day', other: '# days' })} off this year`,
    from: (time: number, hoursOfDay: string, zone: string) =>
      `From ${f.when(time)} on: plays ${hoursOfDay} (${zone}).`,
    off: (off: readonly string[]) => `Holidays then: ${f.list(off)}.`,
    news: (who: string, time: number) =>
      `${who} changes play hours or holidays; it counts from ${f.when(time)} on.`,
  },
  remove: (day: string) => `Remove ${day}`,
  dayName: (day: string) => f.day(day),
  notices: 'Notices when it is your turn',
  push: 'In this browser',
  pushOn: 'Turn on',
  pushOff: 'Turn off',
  pushSay: 'Also when no page of ours is open.',
  pushNo: 'This browser can’t show notices.',
  pushDenied: 'The browser was told not to show notices of this page.',
  pushIsOn: 'On in this browser.',
  pushElsewhere: (n: number) =>
    f.plural(n, { one: 'On in # browser.', other: 'On in # browsers.' }),
  mail: 'By mail',
  mailNeeds: 'Needs an account with a mail address that was proved.',
  mailValues: { on: 'Yes', off: 'No' },
  webhook: 'To a chat room',
  webhookSay: 'An address that takes messages as JSON (Discord, Mattermost, …).',
  webhookOff: 'Remove',
  healthy: (time: number) => `Works: last call ${f.when(time)}.`,
  failing: (n: number, why: string) =>
    `Fails: ${f.plural(n, { one: '# call', other: '# calls' })} in a row; ${why}.`,
  undelivered: {
    answer: (status: number) => `the other side answered ${status}`,
    private: () => 'this address is private',
    nowhere: () => 'this name leads nowhere',
    'too-long': () => 'the other side took too long',
    'not-a-web-address': () => 'this is not a web address',
    unreachable: () => 'the other side can’t be reached',
  } satisfies Record<WebhookTrouble['code'], (status: number) => string>,
  untried: 'Not called yet.',
  digest: 'At most every',
  digestSay: 'What happens in between comes as one notice.',
  digestMinutes: 'minutes',
  muted: (n: number) => f.plural(n, { one: '# table is muted.', other: '# tables are muted.' }),
  unmute: 'Hear of all again',
  stop: {
    title: 'No more notices',
    ask: {
      mail: 'Do you want no more mails when a table waits for you?',
      push: 'Do you want no more notices in browsers when a table waits for you?',
    },
    yes: 'Stop them',
    done: {
      mail: 'No more mails when a table waits for you. You can turn them on again on your page.',
      push: 'No more notices in browsers. You can turn them on again on your page.',
    },
  },
  danger: 'Leave',
  delete: 'Delete me',
  deleteAsk:
    'Everything about you is deleted. Games you played stay, without your name, and a bot plays on where you still have a seat. This can’t be taken back.',
  deleteYes: 'Yes, delete me',
  deleted: 'You are deleted. Goodbye.',
  confirmTitle: 'Come in',
  confirming: 'One moment …',
  confirmed: 'You are in.',
  setPassword: 'You have no password now. You can set one on your page.',
  elsewhereTitle: 'Not this browser',
  elsewhere: 'This link was asked for in another browser. Type this code there:',
  elsewhereAsked: (agent: string, time: number) =>
    `It was asked for ${f.when(time)} with ${agent}.`,
  elsewhereWarn:
    'Type it only into the browser in which you asked yourself. Never tell it to anybody: whoever has it comes in as you. If you did not ask, close this page, and nothing happens.',
  elsewhereTime: (n: number) =>
    `It is good for ${f.plural(n, { one: '# minute', other: '# minutes' })} and one time.`,
});
