import type { Formats } from '@hustings/texts';
import type { Party, State, Topic, WorldTexts } from '../world/index.js';

/** Italian: the names that both editions share. */
export const world = (f: Formats<'it'>): WorldTexts => ({
  states: {
    BW: state('nel', 'del', 'Baden-Württemberg', 'Baden-Württ.'),
    BY: state('in', 'della', 'Baviera'),
    BE: state('a', 'di', 'Berlino'),
    BB: state('nel', 'del', 'Brandeburgo'),
    HB: state('a', 'di', 'Brema'),
    HH: state('ad', 'di', 'Amburgo'),
    HE: state('in', 'dell’', 'Assia'),
    MV: state('nel', 'del', 'Meclemburgo-Pomerania Anteriore', 'Meclemburgo'),
    NI: state('in', 'della', 'Bassa Sassonia'),
    NW: state('in', 'della', 'Renania Settentrionale-Vestfalia', 'Renania S.-Vestf.'),
    RP: state('in', 'della', 'Renania-Palatinato', 'Renania-Pal.'),
    SL: state('nel', 'del', 'Saarland'),
    SN: state('in', 'della', 'Sassonia'),
    ST: state('in', 'della', 'Sassonia-Anhalt'),
    SH: state('nello', 'dello', 'Schleswig-Holstein', 'Schleswig\u2011H.'),
    TH: state('in', 'della', 'Turingia'),
  },
  unknownState: (election) => {
    const name = `elezione ${f.number(election)}`;
    const it = `regione dell’${name}`;
    return { name, short: name, in: `nella ${it}`, to: `nella ${it}`, of: `della ${it}` };
  },
  you: '',
  parties: {
    LINKE: party('Sinistra', 'La Sinistra (Die Linke)'),
    SPD: party('SPD', 'SPD'),
    GRUENE: {
      name: 'Verdi',
      long: 'I Verdi (Bündnis 90/Die Grünen)',
      mid: 'i Verdi',
      of: 'dei Verdi',
      whom: 'i Verdi',
      to: 'ai Verdi',
      with: 'con i Verdi',
      several: true,
    },
    CDU: party('CDU', 'CDU/CSU'),
    FDP: party('FDP', 'FDP'),
  },
  topics: {
    education: topic('l’', 'istruzione', 'Istruzione'),
    digitization: topic('la', 'digitalizzazione', 'Digitalizz.', 'Digitale'),
    geneticEngineering: topic('la', 'genetica', 'Genetica'),
    nationalSecurity: topic('la', 'sicurezza', 'Sicurezza'),
    welfareState: topic('il', 'welfare', 'Welfare'),
    environment: topic('l’', 'ambiente', 'Ambiente'),
    traffic: topic('il', 'traffico', 'Traffico'),
    terrorPrevention: topic('l’', 'antiterrorismo', 'Antiterrorismo', 'Antiterr.'),
    economicRestructuring: topic('la', 'riforma economica', 'Economia'),
    nuclearEnergy: topic('l’', 'energia nucleare', 'Nucleare'),
    minimumWage: topic('il', 'salario minimo', 'Salario minimo', 'Salario'),
    welfareSystem: topic('lo', 'stato sociale', 'Stato sociale', 'Sociale'),
    militaryMissions: topic('le', 'missioni militari', 'Missioni mil.', 'Missioni'),
  },
  attitudes: { for: 'a favore', against: 'contro' },
  none: 'nessuna',
  hidden: 'nascosta',
});

/** A word and its name; what ends in an apostrophe stands close. */
const joined = (word: string, name: string): string =>
  word.endsWith('’') ? `${word}${name}` : `${word} ${name}`;

const state = (inWord: string, ofWord: string, name: string, short = name): State => ({
  name,
  short,
  in: joined(inWord, name),
  to: joined(inWord, name),
  of: joined(ofWord, name),
});

/** Parties are feminine, all but the Greens. */
const party = (name: string, long: string): Party => ({
  name,
  long,
  mid: `la ${name}`,
  of: `della ${name}`,
  whom: `la ${name}`,
  to: `alla ${name}`,
  with: `con la ${name}`,
  several: false,
});

const topic = (article: string, name: string, short: string, word = short): Topic => ({
  name,
  for: `per ${joined(article, name)}`,
  against: `contro ${joined(article, name)}`,
  short,
  word,
});

/** Things that sentences of both editions count, as Italian counts them. */
export const counts = (f: Formats<'it'>) => ({
  votes: (n: number): string => f.plural(n, { one: '# voto', other: '# voti' }),
  mediaMarkers: (n: number): string =>
    f.plural(n, { one: '# segnalino media', other: '# segnalini media' }),
  cards: (n: number): string => f.plural(n, { one: '# carta', other: '# carte' }),
  polls: (n: number): string => f.plural(n, { one: '# sondaggio', other: '# sondaggi' }),
  points: (n: number): string => f.plural(n, { one: '# punto', other: '# punti' }),
});
