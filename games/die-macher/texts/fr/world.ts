import type { Formats } from '@hustings/texts';
import type { Party, State, Topic, WorldTexts } from '../world/index.js';

/** French: the names that both editions share. */
export const world = (f: Formats<'fr'>): WorldTexts => ({
  states: {
    BW: state('le', 'Bade-Wurtemberg', 'Bade-Wurt.'),
    BY: state('la', 'Bavière'),
    BE: state('', 'Berlin'),
    BB: state('le', 'Brandebourg'),
    HB: state('', 'Brême'),
    HH: state('', 'Hambourg'),
    HE: state('la', 'Hesse'),
    MV: state('le', 'Mecklembourg-Poméranie-Occidentale', 'Mecklem\u00adbourg'),
    NI: state('la', 'Basse-Saxe'),
    NW: state('la', 'Rhénanie-du-Nord-Westphalie', 'Rhénanie-N.-W.'),
    RP: state('la', 'Rhénanie-Palatinat', 'Rhénanie-Pal.'),
    SL: state('la', 'Sarre'),
    SN: state('la', 'Saxe'),
    ST: state('la', 'Saxe-Anhalt'),
    SH: state('le', 'Schleswig-Holstein', 'Schleswig\u2011H.'),
    TH: state('la', 'Thuringe'),
  },
  unknownState: (election) => {
    const name = `élection ${f.number(election)}`;
    const it = `l’${name}`;
    return { name, short: name, in: `à ${it}`, to: `à ${it}`, of: `de ${it}` };
  },
  you: 'tu',
  parties: {
    LINKE: party('', 'Linke', 'Die Linke'),
    SPD: party('le', 'SPD', 'SPD'),
    GRUENE: party('les', 'Verts', 'Alliance 90/Les Verts'),
    CDU: party('la', 'CDU', 'CDU/CSU'),
    FDP: party('le', 'FDP', 'FDP'),
  },
  topics: {
    education: topic('éducation', 'l’éducation', 'Éducation', 'Éducation'),
    digitization: topic('numérique', 'le numérique', 'Numérique', 'Numér.'),
    geneticEngineering: topic('génie génétique', 'le génie génétique', 'Génie génét.', 'Génétique'),
    nationalSecurity: topic('sécurité', 'la sécurité', 'Sécurité', 'Sécurité'),
    welfareState: topic('État social', 'l’État social', 'État social', 'Social'),
    environment: topic('environnement', 'l’environnement', 'Environnement', 'Environn.'),
    traffic: topic('transports', 'les transports', 'Transports', 'Transports'),
    terrorPrevention: topic(
      'lutte antiterroriste',
      'la lutte antiterroriste',
      'Antiterrorisme',
      'Antiterr.',
    ),
    economicRestructuring: topic(
      'réforme économique',
      'la réforme économique',
      'Économie',
      'Économie',
    ),
    nuclearEnergy: topic('énergie nucléaire', 'l’énergie nucléaire', 'Nucléaire', 'Nucléaire'),
    minimumWage: topic('salaire minimum', 'le salaire minimum', 'Salaire min.', 'Salaire'),
    welfareSystem: topic(
      'système d’aide sociale',
      'le système d’aide sociale',
      'Aide sociale',
      'Social',
    ),
    militaryMissions: topic(
      'missions militaires',
      'les missions militaires',
      'Missions milit.',
      'Armée',
    ),
  },
  attitudes: { for: 'pour', against: 'contre' },
  none: 'rien',
  hidden: 'caché',
});

/** Its article says how one is in a state: en Bavière, dans le Brandebourg, à Berlin. */
export const stateBy = (article: 'le' | 'la' | '', name: string): Omit<State, 'short'> => {
  if (article === 'le')
    return { name, in: `dans le ${name}`, to: `dans le ${name}`, of: `du ${name}` };
  if (article === 'la') return { name, in: `en ${name}`, to: `en ${name}`, of: `de ${name}` };
  return { name, in: `à ${name}`, to: `à ${name}`, of: `de ${name}` };
};

const state = (article: 'le' | 'la' | '', name: string, short = name): State => ({
  ...stateBy(article, name),
  short,
});

/** A party has its article wherever it does not stand alone; Die Linke brings its own. */
const party = (article: 'le' | 'la' | 'les' | '', name: string, long: string): Party => {
  const mid = article === '' ? long : `${article} ${name}`;
  const contracted = {
    le: `du ${name}`,
    la: `de la ${name}`,
    les: `des ${name}`,
    '': `de ${long}`,
  };
  const given = { le: `au ${name}`, la: `à la ${name}`, les: `aux ${name}`, '': `à ${long}` };
  return {
    name,
    long,
    mid,
    of: contracted[article],
    whom: mid,
    to: given[article],
    with: `avec ${mid}`,
    several: article === 'les',
  };
};

const topic = (name: string, it: string, short: string, word: string): Topic => ({
  name,
  for: `pour ${it}`,
  against: `contre ${it}`,
  short,
  word,
});

/** Things that sentences of the edition of 2019 count, as French counts them. */
export const counts = (f: Formats<'fr'>) => ({
  votes: (n: number): string => f.plural(n, { one: '# voix', other: '# voix' }),
  mediaMarkers: (n: number): string =>
    f.plural(n, { one: '# marqueur Média', other: '# marqueurs Média' }),
  cards: (n: number): string => f.plural(n, { one: '# carte', other: '# cartes' }),
  polls: (n: number): string => f.plural(n, { one: '# sondage', other: '# sondages' }),
  points: (n: number): string => f.plural(n, { one: '# point', other: '# points' }),
});
