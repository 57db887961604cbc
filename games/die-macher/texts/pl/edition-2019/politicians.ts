import type { Formats } from '@hustings/texts';
import type { Politician } from '../../edition-2019/about.js';
import type { Texts } from '../../edition-2019/texts.js';
import { counts } from '../world.js';

const politician = (name: string, whom: string): Politician => ({ name, whom });

/** Polish: politicians, for sentences and for the board. */
export const politicians: Texts['politicians'] = {
  backbencher: politician('Poseł', 'Posła'),
  viceChancellor: politician('Wicekanclerz', 'Wicekanclerza'),
  spokesperson: politician('Rzecznik', 'Rzecznika'),
  secretary: politician('Sekretarz', 'Sekretarza'),
  parliamentaryLeader: politician('Lider frakcji', 'Lidera frakcji'),
  honoraryChairman: politician('Honorowy przewodniczący', 'Honorowego przewodniczącego'),
  partyExecutive: politician('Działacz partyjny', 'Działacza partyjnego'),
  frontRunner: politician('Główny kandydat', 'Głównego kandydata'),
};

/** The scale is climbed in spaces, whatever is printed on them. */
export const trendUp =
  (f: Formats<'pl'>) =>
  (steps: number): string =>
    `notowania w\u00a0górę o\u00a0${counts(f).spaces(steps)}`;

/** Polish: what politicians do. */
export const actions = (f: Formats<'pl'>): Texts['actions'] => ({
  double: () => 'podwojenie opinii',
  trend: trendUp(f),
  media: () => 'wykup znacznika mediów',
  votes: (votes) => `+${counts(f).votes(votes)}`,
  othersTrend: (steps) => `notowania innych w\u00a0dół o\u00a0${counts(f).spaces(-steps)}`,
  base: (points) => `elektorat ${f.signed(points)}`,
  poll: () => 'przejęcie sondażu',
  program: () => 'zmiana programu',
});
