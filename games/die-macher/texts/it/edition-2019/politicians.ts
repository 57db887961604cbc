import type { Formats } from '@hustings/texts';
import type { Politician } from '../../edition-2019/about.js';
import type { Texts } from '../../edition-2019/texts.js';

const politician = (name: string): Politician => ({ name, whom: `il ${name}` });

/** Italian: politicians, for sentences and for the board. */
export const politicians: Texts['politicians'] = {
  backbencher: politician('Parlamentare'),
  viceChancellor: politician('Vicecancelliere'),
  spokesperson: politician('Portavoce'),
  secretary: politician('Segretario'),
  parliamentaryLeader: politician('Capogruppo'),
  honoraryChairman: politician('Presidente Onorario'),
  partyExecutive: politician('Dirigente di Partito'),
  frontRunner: politician('Candidato'),
};

/** The scale is climbed in spaces, whatever is printed on them. */
export const trendUp =
  (f: Formats<'it'>) =>
  (steps: number): string =>
    f.plural(steps, { one: 'tendenza su di # spazio', other: 'tendenza su di # spazi' });

/** Italian: what politicians do. */
export const actions = (f: Formats<'it'>): Texts['actions'] => ({
  double: () => 'raddoppia un’opinione',
  trend: trendUp(f),
  media: () => 'rimuovi un segnalino media',
  votes: (votes) => f.plural(votes, { one: '+# voto', other: '+# voti' }),
  othersTrend: (steps) =>
    f.plural(-steps, {
      one: 'tendenza degli altri giù di # spazio',
      other: 'tendenza degli altri giù di # spazi',
    }),
  base: (points) => `base nazionale ${f.signed(points)}`,
  poll: () => 'prendi il sondaggio',
  program: () => 'modifica il programma',
});
