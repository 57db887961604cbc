import type { Formats } from '@hustings/texts';
import type { Party, State, Topic, WorldTexts } from '../world/index.js';

/** English: the names that both editions share. */
export const world = (f: Formats<'en'>): WorldTexts => ({
  states: {
    BW: state('Baden-Württemberg', 'Baden-Württ.'),
    BY: state('Bavaria'),
    BE: state('Berlin'),
    BB: state('Brandenburg'),
    HB: state('Bremen'),
    HH: state('Hamburg'),
    HE: state('Hesse'),
    MV: state('Mecklenburg-Western Pomerania', 'Mecklenburg'),
    NI: state('Lower Saxony'),
    NW: state('North Rhine-Westphalia', 'N. Rhine-Westph.'),
    RP: state('Rhineland-Palatinate', 'Rhineland-P.'),
    SL: state('Saarland'),
    SN: state('Saxony'),
    ST: state('Saxony-Anhalt'),
    SH: state('Schleswig-Holstein', 'Schleswig\u2011H.'),
    TH: state('Thuringia'),
  },
  unknownState: (election) => {
    const name = `election ${f.number(election)}`;
    const it = `the state of ${name}`;
    return { name, short: name, in: `in ${it}`, to: `to ${it}`, of: `of ${it}` };
  },
  you: 'you',
  parties: {
    LINKE: party('Linke', 'Die Linke'),
    SPD: party('SPD', 'SPD'),
    GRUENE: { ...party('Greens', 'Bündnis 90/Die Grünen'), several: true },
    CDU: party('CDU', 'CDU/CSU'),
    FDP: party('FDP', 'FDP'),
  },
  topics: {
    education: topic('education', 'Education', 'Education'),
    digitization: topic('digitization', 'Digitization', 'Digital'),
    geneticEngineering: topic('genetic engineering', 'Genetic eng.', 'Genetics'),
    nationalSecurity: topic('national security', 'Nat. security', 'Security'),
    welfareState: topic('welfare state', 'Welfare state', 'Welfare'),
    environment: topic('environment', 'Environment', 'Environm.'),
    traffic: topic('traffic', 'Traffic', 'Traffic'),
    terrorPrevention: topic('precautions against terrorism', 'Anti-terrorism', 'Terrorism'),
    economicRestructuring: topic('economic restructuring', 'Economic restructuring', 'Economy'),
    nuclearEnergy: topic('nuclear energy', 'Nuclear energy', 'Nuclear'),
    minimumWage: topic('minimum wage', 'Minimum wage', 'Wages'),
    welfareSystem: topic('welfare system', 'Welfare system', 'Welfare'),
    militaryMissions: topic('military missions', 'Military miss.', 'Military'),
  },
  attitudes: { for: 'for', against: 'against' },
  none: 'none',
  hidden: 'hidden',
});

const state = (name: string, short = name): State => ({
  name,
  short,
  in: `in ${name}`,
  to: `to ${name}`,
  of: `of ${name}`,
});

/** A party has its article wherever it does not stand alone. */
const party = (name: string, long: string): Party => ({
  name,
  long,
  mid: `the ${name}`,
  of: `of the ${name}`,
  whom: `the ${name}`,
  to: `to the ${name}`,
  with: `with the ${name}`,
  several: false,
});

const topic = (name: string, short: string, word: string): Topic => ({
  name,
  for: `for ${name}`,
  against: `against ${name}`,
  short,
  word,
});

/** Things that sentences of both editions count, as English counts them. */
export const counts = (f: Formats<'en'>) => ({
  votes: (n: number): string => f.plural(n, { one: '# vote', other: '# votes' }),
  mediaMarkers: (n: number): string =>
    f.plural(n, { one: '# media marker', other: '# media markers' }),
  cards: (n: number): string => f.plural(n, { one: '# card', other: '# cards' }),
  polls: (n: number): string => f.plural(n, { one: '# poll', other: '# polls' }),
  points: (n: number): string => f.plural(n, { one: '# point', other: '# points' }),
});
