import type { Formats } from '@hustings/texts';
import type { Politician } from '../../edition-2019/about.js';
import type { Texts } from '../../edition-2019/texts.js';

const politician = (name: string, article: 'le' | 'la' = 'le'): Politician => ({
  name,
  whom: `${article} ${name}`,
});

/** French: politicians, for sentences and for the board. */
export const politicians: Texts['politicians'] = {
  backbencher: politician('Député de base'),
  viceChancellor: politician('Vice-chancelier'),
  spokesperson: politician('Porte-parole'),
  secretary: politician('Secrétaire général'),
  parliamentaryLeader: politician('Chef de groupe'),
  honoraryChairman: politician('Président d’honneur'),
  partyExecutive: politician('Cadre du parti'),
  frontRunner: politician('Tête de liste', 'la'),
};

/** The scale is climbed in spaces, whatever is printed on them. */
export const trendUp =
  (f: Formats<'fr'>) =>
  (steps: number): string =>
    f.plural(steps, { one: '+# case de tendance', other: '+# cases de tendance' });

/** French: what politicians do. */
export const actions = (f: Formats<'fr'>): Texts['actions'] => ({
  double: () => 'doubler une opinion',
  trend: trendUp(f),
  media: () => 'évincer un marqueur Média',
  votes: (votes) => f.plural(votes, { one: '+# voix', other: '+# voix' }),
  othersTrend: (steps) =>
    f.plural(-steps, {
      one: '−# case de tendance pour les autres',
      other: '−# cases de tendance pour les autres',
    }),
  base: (points) => `base ${f.signed(points)}`,
  poll: () => 'prendre le sondage',
  program: () => 'modifier le programme',
});
