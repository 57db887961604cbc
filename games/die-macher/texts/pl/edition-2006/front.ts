import type { Front } from '@hustings/texts';

/** Polish: what is said of the edition of 2006 where it is chosen. */
export const front = (): Front => ({
  title: 'Die Macher 2006',
  offers: {
    'edition-2006': 'pełna gra, siedem landów',
    'edition-2006-short': 'gra skrócona, pięć landów',
  },
  pitch: {
    headline: 'Siedem kampanii, koalicje i\u00a0gabinety cieni.',
    about: '3–5 osób · 3–4 godziny',
    picture: 'Parlament z\u00a0kolorowych miejsc przed mównicą',
  },
  books: { editions: 'Porównanie obu wydań' },
  options: {
    length: {
      name: 'Długość',
      values: { full: 'Pełna', short: 'Skrócona' },
      about:
        'Pełna: siedem rund, 3–4 godziny. Skrócona: pięć, 2–3 godziny. Ostatnia runda to już tylko wybory.',
    },
    money: {
      name: 'Pieniądze',
      values: { hidden: 'Ukryte', open: 'Jawne' },
      about: 'Ukryte: każda płatność jest w\u00a0dzienniku, ale stanu kasy nie widać.',
    },
    majoritySwapInElectingState: {
      name: 'Wymiana opinii w\u00a0landzie wyborów',
      values: { off: 'Nie', on: 'Tak' },
      about:
        'Tak: także przed wyborami partia, która ma tam więcej głosów niż wszystkie inne razem, może wymienić jedną opinię (zasada 8.4).',
    },
    dice: {
      name: 'Kostki',
      values: { ordinary: 'Zwykłe', campaign: 'Wyborcze' },
      about:
        'Zwykłe: od jednego do sześciu. Wyborcze: 0 1 1 2 2 3, jak podobno w\u00a0starszym wydaniu.',
    },
  },
});
