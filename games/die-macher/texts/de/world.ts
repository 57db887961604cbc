import type { Formats } from '@hustings/texts';
import type { Party, State, Topic, WorldTexts } from '../world/index.js';

/** German: the names that both editions share. */
export const world = (f: Formats<'de'>): WorldTexts => ({
  states: {
    BW: state('Baden-Württemberg', 'Baden-Württ.'),
    BY: state('Bayern'),
    BE: state('Berlin'),
    BB: state('Brandenburg'),
    HB: state('Bremen'),
    HH: state('Hamburg'),
    HE: state('Hessen'),
    MV: state('Mecklenburg-Vorpommern', 'Meck.-Vorp.'),
    NI: state('Niedersachsen'),
    NW: state('Nordrhein-Westfalen', 'Nordrhein-Westf.'),
    RP: state('Rheinland-Pfalz', 'Rheinland-Pf.'),
    SL: {
      name: 'Saarland',
      short: 'Saarland',
      in: 'im Saarland',
      to: 'ins Saarland',
      of: 'des Saarlands',
    },
    SN: state('Sachsen'),
    ST: state('Sachsen-Anhalt'),
    SH: state('Schleswig-Holstein', 'Schleswig\u2011H.'),
    TH: state('Thüringen'),
  },
  unknownState: (election) => {
    const name = `Wahl ${f.number(election)}`;
    const it = `Land der ${name}`;
    return { name, short: name, in: `im ${it}`, to: `ins ${it}`, of: `des Landes der ${name}` };
  },
  you: 'du',
  parties: {
    LINKE: {
      ...party('Linke', 'Die Linke'),
      of: 'der Linken',
      to: 'der Linken',
      with: 'mit der Linken',
    },
    SPD: party('SPD', 'SPD'),
    GRUENE: {
      name: 'Grüne',
      long: 'Bündnis 90/Die Grünen',
      mid: 'die Grünen',
      of: 'der Grünen',
      whom: 'die Grünen',
      to: 'den Grünen',
      with: 'mit den Grünen',
      several: true,
    },
    CDU: party('CDU', 'CDU/CSU'),
    FDP: party('FDP', 'FDP'),
  },
  topics: {
    education: topic('Bildung'),
    digitization: topic('Digitalisierung', 'Digitalisierung', 'Digitales'),
    geneticEngineering: topic('Gentechnik', 'Gentechnik', 'Gentech.'),
    nationalSecurity: topic('innere Sicherheit', 'Sicherheit', 'Sicherheit'),
    welfareState: topic('Soziales'),
    environment: topic('Umwelt'),
    traffic: topic('Verkehr'),
    terrorPrevention: topic('Terrorabwehr', 'Terrorabwehr', 'Terror'),
    economicRestructuring: topic('Wirtschaftsreform', 'Wirtschaft', 'Wirtschaft'),
    nuclearEnergy: topic('Kernenergie', 'Kernenergie', 'Kernkraft'),
    minimumWage: topic('Mindestlohn', 'Mindestlohn', 'Lohn'),
    welfareSystem: topic('Sozialstaat', 'Sozialstaat', 'Soziales'),
    militaryMissions: topic('Auslandseinsätze', 'Auslandseinsätze', 'Einsätze'),
  },
  attitudes: { for: 'dafür', against: 'dagegen' },
  none: 'keine',
  hidden: 'verdeckt',
});

/** All names but one are without an article. */
const state = (name: string, short = name): State => ({
  name,
  short,
  in: `in ${name}`,
  to: `nach ${name}`,
  of: `von ${name}`,
});

/** A party has its article wherever it does not stand alone; all are feminine, or several. */
const party = (name: string, long: string): Party => ({
  name,
  long,
  mid: `die ${name}`,
  of: `der ${name}`,
  whom: `die ${name}`,
  to: `der ${name}`,
  with: `mit der ${name}`,
  several: false,
});

const topic = (name: string, short = name, word = name): Topic => ({
  name,
  for: `für ${name}`,
  against: `gegen ${name}`,
  short,
  word,
});

/** Things that sentences of both editions count, as German counts them. */
export const counts = (f: Formats<'de'>) => ({
  votes: (n: number): string => f.plural(n, { one: '# Stimme', other: '# Stimmen' }),
  mediaMarkers: (n: number): string =>
    f.plural(n, { one: '# Medienmarker', other: '# Medienmarker' }),
  cards: (n: number): string => f.plural(n, { one: '# Karte', other: '# Karten' }),
  polls: (n: number): string => f.plural(n, { one: '# Umfrage', other: '# Umfragen' }),
  points: (n: number): string => f.plural(n, { one: '# Punkt', other: '# Punkte' }),
});
