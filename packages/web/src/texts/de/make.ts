import type { Formats } from '@hustings/texts';
import type { MakeTexts } from '../texts.js';

/** German: making a table in this browser. */
export const make = (f: Formats): MakeTexts => ({
  title: 'Tisch eröffnen',
  where: 'Wo',
  here: 'Auf diesem Gerät',
  online: 'Online',
  game: 'Das Spiel',
  which: 'Spiel',
  chairs: 'Plätze',
  chairsTitle: 'Die Plätze',
  people: 'Wer spielt',
  against: 'Ich gegen Bots',
  hotseat: 'Mehrere an diesem Gerät',
  peopleSay:
    'Gegen Bots: Du nimmst den ersten Platz. Mehrere: Das Gerät geht reihum, und bei der Übergabe bleibt verdeckt, was geheim ist. Jeden Platz kannst du unten ändern.',
  chair: (n: number) => `Platz ${f.number(n)}`,
  levels: {
    intern: 'Praktikant',
    organiser: 'Organisator',
    strategist: 'Stratege',
    chancellor: 'Kanzler',
  },
  whoOf: (n: number) => `Wer auf Platz ${f.number(n)} sitzt`,
  atScreen: 'Hier',
  bot: 'Bot',
  levelOf: (n: number, name: string) => `Wie gut ${name} auf Platz ${f.number(n)} spielt`,
  levelSay:
    'Praktikant: spielt nach Gefühl und macht Fehler. Organisator: nach Faustregeln. Stratege: zählt jeden Punkt. Kanzler: spielt im Kopf ganze Spiele durch und braucht einen Moment.',
  plainSay:
    'Dieses Spiel hat den Bots noch niemand beigebracht: Sie machen irgendeinen erlaubten Zug.',
  partyOf: (n: number) => `Partei auf Platz ${f.number(n)}`,
  nameOf: (n: number) => `Name auf Platz ${f.number(n)}`,
  /** Where a file is chosen for an option, called by its name. */
  file: (option: string) => `Datei für ${f.quoted(option)}`,
  noFile: 'Wähle eine Datei; sie wird sofort geprüft.',
  example: 'Unsere eigene als Datei, für den Anfang',
  fits: (file: string) => `${f.quoted(file)} passt: Alle am Tisch spielen damit.`,
  start: 'Beginnen',
  yourTable: 'Dein Tisch',
  dealt: 'Partei verteilt',
  sum: (game: string, seats: number, people: number) =>
    `${game}, ${f.plural(seats, { one: '# Platz', other: '# Plätze' })}: ${f.plural(people, {
      one: 'du',
      other: '# Personen an diesem Gerät',
    })}${seats > people ? ` und ${f.plural(seats - people, { one: '# Bot', other: '# Bots' })}` : ''}.`,
});
