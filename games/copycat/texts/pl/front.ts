import type { Front } from '@hustings/texts';
import type { Texts } from '../texts.js';

/** Table options, as they are chosen. */
export const options: Texts['options'] = {
  cards: {
    name: 'Karty',
    about:
      'Wydrukowanych cen i\u00a0numerów nie znamy: nasze odtworzyliśmy z\u00a0instrukcji. Jeśli masz grę, podaj własną listę, plik JSON napisany tak jak nasz; wszyscy przy stole grają według niej.',
    values: { reconstructed: 'Nasza lista', file: 'Własna lista' },
  },
};

/** Polish: what is said of Copycat where it is chosen. */
export const front = (): Front => ({
  title: 'Copycat',
  offers: { copycat: 'trzy osoby przy stole' },
  pitch: {
    headline: 'Cudze pomysły, cudze piórka: kto pierwszy do 95?',
    about: '2–4 osoby · około godziny',
    picture: 'Wrona w\u00a0cudzych piórkach na mównicy, po bokach karty',
  },
  options,
});
