import type { Formats } from '@hustings/texts';
import type { AccountTexts } from '../texts.js';

/** German: who one is at a server, and how one comes in. */
export const account = (f: Formats<'de'>): AccountTexts => ({
  title: 'Du',
  guest: 'Du bist Gast auf diesem Server: Dieser Browser merkt sich, wer du bist.',
  isAccount: (name: string) => (name === '' ? 'Du hast ein Konto.' : `Du hast ein Konto: ${name}.`),
  who: 'Wer du bist',
  name: 'Name',
  nameSay: 'So sehen dich andere an den Tischen.',
  statistics: 'Deine Spiele und Wertungen',
  save: 'Speichern',
  saved: 'Gespeichert.',
  become: 'Dein Konto',
  becomeSay:
    'Mit einem Konto kannst du dich auf jedem Gerät anmelden und gewertete Spiele spielen.',
  ways: { make: 'Konto anlegen', login: 'Anmelden' },
  email: 'Mailadresse',
  loginName: 'Anmeldename',
  loginNameSay:
    'Drei bis dreißig Buchstaben von A bis Z, Ziffern, Punkte, Binde- oder Unterstriche. Nur du siehst ihn. Ohne Mailadresse kann dir niemand helfen, wenn du das Passwort vergisst.',
  either: 'Mailadresse oder Anmeldename',
  password: 'Passwort, mindestens acht Zeichen',
  presentPassword: 'Passwort',
  byPassword: 'Konto anlegen',
  byLogin: 'Ohne Mailadresse',
  byMail: 'Mit Mailadresse',
  byLink: 'Schick mir stattdessen einen Link',
  login: 'Anmelden',
  asked: (email: string) =>
    `Schau in deine Mails: Ein Link an ${email} ist unterwegs. Öffne ihn in diesem Browser, und du bist angemeldet.`,
  askedSay: 'Öffnest du ihn auf einem anderen Gerät, zeigt er dort einen Code. Gib ihn hier ein:',
  code: 'Code aus dem Link',
  enterCode: 'Anmelden',
  haveCode: 'Ich habe einen Code',
  how: 'Wie du dich anmeldest',
  hasNone: 'Du hast kein Passwort: Du meldest dich mit Links an deine Mailadresse an.',
  unproved: (email: string) =>
    `Dass ${email} deine Adresse ist, ist noch nicht bestätigt. Bis dahin geht keine Mail dorthin, und wer ihre Mails lesen kann, kann dieses Konto übernehmen.`,
  prove: 'Mit einem Link bestätigen',
  newPassword: 'Neues Passwort',
  newPasswordSay: 'Es beendet deine Sitzungen überall sonst.',
  old: 'Jetziges Passwort',
  oldSay: (email: string) => `Vergessen? Ein Link an ${email} ersetzt es, eine Viertelstunde lang.`,
  linkToOwn: 'Schick mir einen Link',
  freshSay:
    'Du hast dich gerade mit einem Link angemeldet, darum wird nicht nach dem jetzigen Passwort gefragt.',
  change: 'Ändern',
  newAddress: 'Neue Mailadresse',
  firstAddress: 'Mailadresse',
  newAddressSay:
    'Sie gilt, sobald du den Link geöffnet hast, den wir dorthin schicken; bis dahin gilt die alte.',
  logout: 'Abmelden',
  logoutGuest:
    'Du hast kein Konto: Nach dem Abmelden kann niemand, auch du nicht, als dieser Gast zurückkommen.',
  sessions: 'Wo du angemeldet bist',
  current: 'dieser Browser',
  seen: (time: number) => `zuletzt ${f.when(time)}`,
  end: 'Beenden',
  endOf: (agent: string) => `Sitzung beenden: ${agent}`,
  agent: (agent: string) => {
    const browser = /Firefox|Edg|Chrome|Safari/.exec(agent)?.[0] ?? 'Browser';
    const system = /Windows|Android|iPhone|iPad|Mac OS|Linux/.exec(agent)?.[0] ?? '';
    return system === '' ? browser : `${browser}, ${system}`;
  },
  post: 'Fernspiel',
  zone: 'Zeitzone',
  zoneSay: 'Deine Uhr läuft nach deiner eigenen Tageszeit.',
  zoneHere: 'Wie dieses Gerät',
  hours: 'Spielzeiten',
  from: 'von',
  to: 'bis',
  hoursSay: 'Außerhalb dieser Stunden steht deine Uhr.',
  holidays: 'Urlaub',
  holidaysSay: 'An diesen Tagen steht deine Uhr.',
  firstDay: 'von',
  lastDay: 'bis',
  day: 'Tag',
  month: 'Monat',
  year: 'Jahr',
  monthName: (month: number) => f.month(month),
  add: 'Hinzufügen',
  addDays: (n: number) => f.plural(n, { one: '# Tag hinzufügen', other: '# Tage hinzufügen' }),
  range: (from: string, to: string, days: number) =>
    `${f.day(from)} – ${f.day(to)}, ${f.plural(days, { one: '# Tag', other: '# Tage' })}`,
  allowance: (year: string, days: number, most: number) =>
    `${year}: ${f.number(days)} von ${f.plural(most, { one: '# Tag', other: '# Tagen' })}.`,
  /** At a table by correspondence: what all have chosen, and what will count. */
  schedules: {
    title: 'Spielzeiten und Urlaub',
    allowance: (chosen: number, allowed: number) =>
      `in diesem Jahr ${f.number(chosen)} von ${f.plural(allowed, { one: '# Tag', other: '# Tagen' })} Urlaub`,
    from: (time: number, hoursOfDay: string, zone: string) =>
      `Ab ${f.when(time)}: spielt ${hoursOfDay} (${zone}).`,
    off: (off: readonly string[]) => `Geplanter Urlaub: ${f.list(off)}.`,
    news: (who: string, time: number) =>
      `${who} ändert Spielzeiten oder Urlaub; das gilt ab ${f.when(time)}.`,
  },
  remove: (day: string) => `${day} entfernen`,
  dayName: (day: string) => f.day(day),
  notices: 'Benachrichtigen, wenn du am Zug bist',
  push: 'In diesem Browser',
  pushOn: 'Einschalten',
  pushOff: 'Ausschalten',
  pushSay: 'Auch wenn keine Seite von uns offen ist.',
  pushNo: 'Dieser Browser kann keine Benachrichtigungen zeigen.',
  pushDenied: 'Der Browser darf von dieser Seite keine Benachrichtigungen zeigen.',
  pushIsOn: 'In diesem Browser eingeschaltet.',
  pushElsewhere: (n: number) =>
    f.plural(n, { one: 'In # Browser eingeschaltet.', other: 'In # Browsern eingeschaltet.' }),
  mail: 'Per Mail',
  mailNeeds: 'Braucht ein Konto mit bestätigter Mailadresse.',
  mailValues: { on: 'Ja', off: 'Nein' },
  webhook: 'In einen Chatraum',
  webhookSay: 'Eine Adresse, die Nachrichten als JSON annimmt (Discord, Mattermost, …).',
  webhookOff: 'Entfernen',
  healthy: (time: number) => `Funktioniert: zuletzt aufgerufen ${f.when(time)}.`,
  failing: (n: number, why: string) =>
    `Schlägt fehl: ${f.plural(n, { one: '# Aufruf', other: '# Aufrufe in Folge' })}; ${why}.`,
  undelivered: {
    answer: (status: number) => `die Gegenseite antwortete ${status}`,
    private: () => 'diese Adresse ist privat',
    nowhere: () => 'dieser Name führt nirgendwohin',
    'too-long': () => 'die Gegenseite brauchte zu lange',
    'not-a-web-address': () => 'das ist keine Webadresse',
    unreachable: () => 'die Gegenseite ist nicht erreichbar',
  },
  untried: 'Noch nicht aufgerufen.',
  digest: 'Höchstens alle',
  digestSay: 'Was dazwischen geschieht, kommt als eine Benachrichtigung.',
  digestMinutes: 'Minuten',
  muted: (n: number) => f.plural(n, { one: '# Tisch ist stumm.', other: '# Tische sind stumm.' }),
  unmute: 'Alle wieder einschalten',
  stop: {
    title: 'Benachrichtigungen abstellen',
    ask: {
      mail: 'Möchtest du keine Mails mehr, wenn ein Tisch auf dich wartet?',
      push: 'Möchtest du im Browser keine Benachrichtigungen mehr, wenn ein Tisch auf dich wartet?',
    },
    yes: 'Abstellen',
    done: {
      mail: 'Du bekommst keine Mails mehr, wenn ein Tisch auf dich wartet. Auf deiner Seite kannst du sie wieder einschalten.',
      push: 'Du bekommst im Browser keine Benachrichtigungen mehr. Auf deiner Seite kannst du sie wieder einschalten.',
    },
  },
  danger: 'Gehen',
  delete: 'Mich löschen',
  deleteAsk:
    'Alles über dich wird gelöscht. Spiele, die du gespielt hast, bleiben ohne deinen Namen erhalten, und wo du noch einen Platz hast, spielt ein Bot weiter. Das ist endgültig.',
  deleteYes: 'Ja, mich löschen',
  deleted: 'Du bist gelöscht. Mach’s gut.',
  confirmTitle: 'Anmelden',
  confirming: 'Einen Moment …',
  confirmed: 'Du bist angemeldet.',
  setPassword: 'Du hast jetzt kein Passwort. Auf deiner Seite kannst du eins festlegen.',
  elsewhereTitle: 'Nicht dieser Browser',
  elsewhere: 'Dieser Link wurde in einem anderen Browser angefordert. Gib dort diesen Code ein:',
  elsewhereAsked: (agent: string, time: number) =>
    `Angefordert wurde der Link: ${f.when(time)}, mit ${agent}.`,
  elsewhereWarn:
    'Gib ihn nur in dem Browser ein, in dem du selbst den Link angefordert hast. Verrate ihn niemandem: Wer ihn hat, kommt damit in dein Konto. Hast du nichts angefordert, schließe diese Seite, und nichts geschieht.',
  elsewhereTime: (n: number) =>
    `Er gilt ${f.plural(n, { one: '# Minute', other: '# Minuten' })} und nur einmal.`,
});
