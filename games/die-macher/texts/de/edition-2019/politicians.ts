import type { Formats } from '@hustings/texts';
import type { Politician } from '../../edition-2019/about.js';
import type { Texts } from '../../edition-2019/texts.js';

const politician = (name: string, whom = name): Politician => ({ name, whom: `den ${whom}` });

/** German: politicians, for sentences and for the board. */
export const politicians: Texts['politicians'] = {
  backbencher: politician('Hinterbänkler'),
  viceChancellor: politician('Vizekanzler'),
  spokesperson: politician('Parteisprecher'),
  secretary: politician('Generalsekretär'),
  parliamentaryLeader: politician('Fraktionsvorsitzender', 'Fraktionsvorsitzenden'),
  honoraryChairman: politician('Ehrenvorsitzender', 'Ehrenvorsitzenden'),
  partyExecutive: politician('Parteivorstand'),
  frontRunner: politician('Spitzenkandidat', 'Spitzenkandidaten'),
};

/** The scale is climbed in spaces, whatever is printed on them. */
export const trendUp =
  (f: Formats<'de'>) =>
  (steps: number): string =>
    f.plural(steps, { one: 'Trend # Feld rauf', other: 'Trend # Felder rauf' });

/** German: what politicians do. */
export const actions = (f: Formats<'de'>): Texts['actions'] => ({
  double: () => 'Meinung verdoppeln',
  trend: trendUp(f),
  media: () => 'Medienmarker verdrängen',
  votes: (votes) => f.plural(votes, { one: '+# Stimme', other: '+# Stimmen' }),
  othersTrend: (steps) =>
    f.plural(-steps, {
      one: 'Trend der anderen # Feld runter',
      other: 'Trend der anderen # Felder runter',
    }),
  base: (points) => `Parteibasis ${f.signed(points)}`,
  poll: () => 'Umfrage nehmen',
  program: () => 'Programm ändern',
});
