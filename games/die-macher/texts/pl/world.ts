import type { Formats } from '@hustings/texts';
import type { Party, State, Topic, WorldTexts } from '../world/index.js';

/** Polish: the names that both editions share. */
export const world = (f: Formats<'pl'>): WorldTexts => ({
  states: {
    BW: state(
      'Badenia-Wirtembergia',
      'Badenii-Wirtembergii',
      'Badenii-Wirtembergii',
      'Badenia-Wirt.',
    ),
    BY: state('Bawaria', 'Bawarii', 'Bawarii'),
    BE: state('Berlin', 'Berlina', 'Berlinie'),
    BB: state('Brandenburgia', 'Brandenburgii', 'Brandenburgii'),
    HB: state('Brema', 'Bremy', 'Bremie'),
    HH: state('Hamburg', 'Hamburga', 'Hamburgu'),
    HE: state('Hesja', 'Hesji', 'Hesji'),
    MV: state(
      'Meklemburgia-Pomorze Przednie',
      'Meklemburgii-Pomorza Przedniego',
      'Meklemburgii-Pomorzu Przednim',
      'Meklemburgia',
    ),
    NI: state('Dolna Saksonia', 'Dolnej Saksonii', 'Dolnej Saksonii'),
    NW: state(
      'Nadrenia Północna-Westfalia',
      'Nadrenii Północnej-Westfalii',
      'Nadrenii Północnej-Westfalii',
      'Nadrenia Płn.\u2011W.',
    ),
    RP: state(
      'Nadrenia-Palatynat',
      'Nadrenii-Palatynatu',
      'Nadrenii-Palatynacie',
      'Nadrenia\u2011P.',
    ),
    SL: state('Saara', 'Saary', 'Saarze'),
    SN: state('Saksonia', 'Saksonii', 'Saksonii'),
    ST: state('Saksonia-Anhalt', 'Saksonii-Anhaltu', 'Saksonii-Anhalcie', 'Saksonia-Anh.'),
    SH: state(
      'Szlezwik-Holsztyn',
      'Szlezwika-Holsztynu',
      'Szlezwiku-Holsztynie',
      'Szlezwik\u2011H.',
    ),
    TH: state('Turyngia', 'Turyngii', 'Turyngii'),
  },
  unknownState: (election) => {
    const name = `wybory nr ${f.number(election)}`;
    const of = `landu wyborów nr ${f.number(election)}`;
    return {
      name,
      short: name,
      in: `w\u00a0landzie wyborów nr ${f.number(election)}`,
      to: `do ${of}`,
      of,
    };
  },
  you: '',
  parties: {
    LINKE: party('Linke', 'Die Linke'),
    SPD: party('SPD', 'SPD'),
    GRUENE: {
      name: 'Zieloni',
      long: 'Bündnis 90/Die Grünen',
      mid: 'Zieloni',
      of: 'Zielonych',
      whom: 'Zielonych',
      to: 'Zielonym',
      with: 'z\u00a0Zielonymi',
      several: true,
    },
    CDU: party('CDU', 'CDU/CSU'),
    FDP: party('FDP', 'FDP'),
  },
  topics: {
    education: topic('edukacja', 'za edukacją', 'przeciw edukacji', 'Edukacja', 'Edukacja'),
    digitization: topic(
      'cyfryzacja',
      'za cyfryzacją',
      'przeciw cyfryzacji',
      'Cyfryzacja',
      'Cyfryz.',
    ),
    geneticEngineering: topic(
      'inżynieria genetyczna',
      'za inżynierią genetyczną',
      'przeciw inżynierii genetycznej',
      'Inżynieria gen.',
      'Genetyka',
    ),
    nationalSecurity: topic(
      'bezpieczeństwo',
      'za bezpieczeństwem',
      'przeciw bezpieczeństwu',
      'Bezpieczeństwo',
      'Bezpiecz.',
    ),
    welfareState: topic(
      'opieka społeczna',
      'za opieką społeczną',
      'przeciw opiece społecznej',
      'Opieka społ.',
      'Opieka',
    ),
    environment: topic(
      'środowisko',
      'za środowiskiem',
      'przeciw środowisku',
      'Środowisko',
      'Środow.',
    ),
    traffic: topic('transport', 'za transportem', 'przeciw transportowi', 'Transport', 'Transport'),
    terrorPrevention: topic(
      'walka z\u00a0terroryzmem',
      'za walką z\u00a0terroryzmem',
      'przeciw walce z\u00a0terroryzmem',
      'Antyterroryzm',
      'Terroryzm',
    ),
    economicRestructuring: topic(
      'reforma gospodarcza',
      'za reformą gospodarczą',
      'przeciw reformie gospodarczej',
      'Gospodarka',
      'Gospod.',
    ),
    nuclearEnergy: topic(
      'energia jądrowa',
      'za energią jądrową',
      'przeciw energii jądrowej',
      'Energia jądrowa',
      'Atom',
    ),
    minimumWage: topic(
      'płaca minimalna',
      'za płacą minimalną',
      'przeciw płacy minimalnej',
      'Płaca minimalna',
      'Płaca',
    ),
    welfareSystem: topic(
      'opieka społeczna',
      'za opieką społeczną',
      'przeciw opiece społecznej',
      'Opieka społ.',
      'Opieka',
    ),
    militaryMissions: topic(
      'misje wojskowe',
      'za misjami wojskowymi',
      'przeciw misjom wojskowym',
      'Misje wojskowe',
      'Wojsko',
    ),
  },
  attitudes: { for: 'za', against: 'przeciw' },
  none: 'brak',
  hidden: 'ukryte',
});

/** A state by its name, its genitive and its locative. */
const state = (name: string, of: string, at: string, short = name): State => ({
  name,
  short,
  in: `w\u00a0${at}`,
  to: `do ${of}`,
  of,
});

/** Letters are not declined. */
const party = (name: string, long: string): Party => ({
  name,
  long,
  mid: name,
  of: name,
  whom: name,
  to: name,
  with: `z\u00a0${name}`,
  several: false,
});

const topic = (name: string, pro: string, against: string, short: string, word: string): Topic => ({
  name,
  for: pro,
  against,
  short,
  word,
});

/** Things that sentences of both editions count, as Polish counts them. */
export const counts = (f: Formats<'pl'>) => {
  const some =
    (one: string, few: string, many: string, other: string) =>
    (n: number): string =>
      f.plural(n, { one: `# ${one}`, few: `# ${few}`, many: `# ${many}`, other: `# ${other}` });
  return {
    some,
    votes: some('głos', 'głosy', 'głosów', 'głosu'),
    mediaMarkers: some(
      'znacznik mediów',
      'znaczniki mediów',
      'znaczników mediów',
      'znacznika mediów',
    ),
    cards: some('karta', 'karty', 'kart', 'karty'),
    /** What someone draws, keeps or discards. */
    cardsTaken: some('kartę', 'karty', 'kart', 'karty'),
    polls: some('sondaż', 'sondaże', 'sondaży', 'sondażu'),
    points: some('punkt', 'punkty', 'punktów', 'punktu'),
    rallies: some('wiec', 'wiece', 'wieców', 'wiecu'),
    politicians: some('polityk', 'polityków', 'polityków', 'polityka'),
    /** Whom someone sends or holds. */
    politiciansSent: some('polityka', 'polityków', 'polityków', 'polityka'),
    spaces: some('pole', 'pola', 'pól', 'pola'),
  };
};
