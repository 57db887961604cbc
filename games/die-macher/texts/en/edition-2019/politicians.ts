import type { Formats } from '@hustings/texts';
import type { Politician } from '../../edition-2019/about.js';
import type { Texts } from '../../edition-2019/texts.js';

const politician = (name: string): Politician => ({ name, whom: `the ${name}` });

/** English: politicians, for sentences and for the board. */
export const politicians: Texts['politicians'] = {
  backbencher: politician('Backbencher'),
  viceChancellor: politician('Vice-Chancellor'),
  spokesperson: politician('Spokesperson'),
  secretary: politician('Secretary'),
  parliamentaryLeader: politician('Parliamentary leader'),
  honoraryChairman: politician('Honorary chairman'),
  partyExecutive: politician('Party executive'),
  frontRunner: politician('Front runner'),
};

/** The scale is climbed in spaces, whatever is printed on them. */
export const trendUp =
  (f: Formats<'en'>) =>
  (steps: number): string =>
    f.plural(steps, { one: 'trend up # space', other: 'trend up # spaces' });

/** English: what politicians do. */
export const actions = (f: Formats<'en'>): Texts['actions'] => ({
  double: () => 'double an opinion',
  trend: trendUp(f),
  media: () => 'buy out a media marker',
  votes: (votes) => f.plural(votes, { one: '+# vote', other: '+# votes' }),
  othersTrend: (steps) =>
    f.plural(-steps, {
      one: 'others’ trend down # space',
      other: 'others’ trend down # spaces',
    }),
  base: (points) => `party base ${f.signed(points)}`,
  poll: () => 'take the poll',
  program: () => 'change the program',
});
