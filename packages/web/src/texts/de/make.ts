import type { Formats } from '@hustings/texts';
import type { MakeTexts } from '../texts.js';
import { levels } from './levels.js';

/** German: making a table in this browser. */
export const make = (f: Formats<'de'>): MakeTexts => ({
  title: 'Tisch eröffnen',
  where: 'Wo',
  here: 'Auf diesem Gerät',
  online: 'Online',
  game: 'Das Spiel',
  which: 'Spiel',
  chairs: 'Plätze',
  people: 'Wer spielt',
  against: 'Ich gegen Bots',
  hotseat: 'Mehrere an diesem Gerät',
  sits: 'Wer sich setzt',
  sitsSay: (min: number, max: number) =>
    `${f.number(min)} bis ${f.number(max)} Plätze, Menschen und Bots in jeder Mischung`,
  asPrinted: 'wie in der Anleitung, wenn du nichts änderst',
  columns: { party: 'Partei', name: 'Name', where: 'Wo', how: 'Wie' },
  youHere: 'Du, hier',
  youSay: 'Du beginnst das Spiel, wann du willst.',
  hereSay: 'Das Gerät macht die Runde; was geheim ist, bleibt verdeckt.',
  byLink: 'Offen',
  linkSay: 'Wer kommt, wählt einen Namen und setzt sich.',
  levelSays: {
    volunteer: 'spielt zum Spaß und schaut nur auf sich',
    intern: 'spielt nach Gefühl und macht Fehler',
    delegate: 'kennt das Spiel und übersieht manches',
    organiser: 'geht nach Faustregeln',
    adviser: 'rechnet gut und vertut sich selten',
    strategist: 'zählt jeden Punkt',
    chancellor: 'spielt im Kopf ganze Spiele durch und braucht einen Moment',
  },
  around: (chairs: readonly string[]) => `Plätze um einen Tisch: ${f.list(chairs)}`,
  places: { here: 'hier', link: 'offen', bot: 'Bot' },
  share: (names: readonly string[]) => `${f.list(names)} teilen sich dieses Gerät.`,
  alone: 'Das Spiel bleibt in diesem Browser.',
  ready: (names: readonly string[]) =>
    f.plural(names.length, {
      one: `${f.list(names)} ist bereit.`,
      other: `${f.list(names)} sind bereit.`,
    }),
  waits: (n: number) =>
    f.plural(n, {
      one: '# Platz ist frei.',
      other: '# Plätze sind frei.',
    }),
  chair: (n: number) => `Platz ${f.number(n)}`,
  levels,
  whoOf: (n: number) => `Wer auf Platz ${f.number(n)} sitzt`,
  atScreen: 'Hier',
  bot: 'Bot',
  levelOf: (n: number, name: string) => `Wie gut ${name} auf Platz ${f.number(n)} spielt`,
  temperOf: (n: number, name: string) => `Temperament von ${name} auf Platz ${f.number(n)}`,
  /** What the two lists of a bot are about. */
  level: 'Stärke',
  temper: 'Temperament',
  /** A bot without a temperament of its own. */
  calm: 'Ausgeglichen',
  plainSay:
    'Dieses Spiel hat den Bots noch niemand beigebracht: Sie machen irgendeinen erlaubten Zug.',
  partyOf: (n: number) => `Partei auf Platz ${f.number(n)}`,
  nameOf: (n: number) => `Name auf Platz ${f.number(n)}`,
  /** Where a file is chosen for an option, called by its name. */
  file: (option: string) => `Datei für ${f.quoted(option)}`,
  noFile: 'Wähle eine Datei; sie wird sofort geprüft.',
  example: 'Unsere Liste als Datei, für den Anfang',
  fits: (file: string) => `${f.quoted(file)} passt: Alle am Tisch spielen damit.`,
  start: 'Beginnen',
  yourTable: 'Dein Tisch',
  dealt: 'Zufall',
  sum: (game: string, seats: number, people: number) =>
    `${game}, ${f.plural(seats, { one: '# Platz', other: '# Plätze' })}: ${f.plural(people, {
      one: 'du',
      other: '# Personen an diesem Gerät',
    })}${seats > people ? ` und ${f.plural(seats - people, { one: '#\u00a0Bot', other: '#\u00a0Bots' })}` : ''}.`,
});
