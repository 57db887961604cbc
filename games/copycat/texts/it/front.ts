import type { Front } from '@hustings/texts';
import type { Texts } from '../texts.js';

/** Table options, as they are chosen. */
export const options: Texts['options'] = {
  cards: {
    name: 'Carte',
    about:
      'I prezzi e i numeri stampati non li conosciamo: i nostri sono ricostruiti dal regolamento. Se hai il gioco, usa la tua lista, un file JSON scritto come il nostro; tutti al tavolo giocano con quella.',
    values: { reconstructed: 'La nostra lista', file: 'Lista propria' },
  },
};

/** Italian: what is said of Copycat where it is chosen. */
export const front = (): Front => ({
  title: 'Copycat',
  offers: { copycat: 'tre giocatori' },
  options,
  pitch: {
    headline: 'Idee copiate, penne del pavone: vince chi arriva a 95.',
    about: 'da 2 a 4 giocatori · circa un’ora',
    picture: 'Un corvo con le penne del pavone su un palco, carte da entrambi i lati',
  },
});
