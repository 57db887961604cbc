import type { Front } from '@hustings/texts';
import type { Texts } from '../texts.js';

/** Table options, as they are chosen. */
export const options: Texts['options'] = {
  cards: {
    name: 'Cards',
    about:
      'The printed prices and numbers are not known to us: ours are reconstructed from the rulebook. If you own the game, put in your own list, a JSON file written like ours; everyone at the table plays with it.',
    values: { reconstructed: 'Our list', file: 'Own list' },
  },
};

/** English: what is said of Copycat where it is chosen. */
export const front = (): Front => ({
  title: 'Copycat',
  offers: { copycat: 'three players' },
  pitch: {
    headline: 'Borrowed ideas, borrowed feathers: first to 95.',
    about: '2 to 4 players · about an hour',
    picture: 'A crow in borrowed feathers on a stand, cards to both sides',
  },
  options,
});
