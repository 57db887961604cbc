import type { Front } from '@hustings/texts';

/** Polish: what is said of the edition of 2019 where it is chosen. */
export const front = (): Front => ({
  title: 'Die Macher 2019',
  offers: {
    'four-elections': 'cztery landy, około godziny',
    'seven-elections': 'siedem landów, pięć partii',
  },
  options: {
    elections: {
      name: 'Długość',
      values: { '4': 'Cztery landy', '7': 'Siedem landów' },
      about:
        'Cztery landy: jedne wybory na rundę, z\u00a0botami około godziny. Siedem landów: pięć rund, w\u00a0dwóch z\u00a0nich wybory odbywają się dwa razy, około półtorej godziny; ośmiu polityków, pięć znaczników mediów.',
    },
    money: {
      name: 'Pieniądze',
      values: { hidden: 'Ukryte', open: 'Jawne' },
      about: 'Ukryte: każda płatność jest w\u00a0dzienniku, ale stanu kasy nie widać.',
    },
    overbidding: {
      name: 'Licytacja bez pokrycia',
      values: { impossible: 'Niemożliwa', penalised: 'Karana' },
      about:
        'Niemożliwa: nikt nie licytuje więcej, niż ma. Karana: wolno, ale kto wygra i\u00a0nie ma z\u00a0czego zapłacić, traci całą kasę i\u00a010 punktów elektoratu.',
    },
  },
  pitch: {
    headline: 'Cztery landy, cztery kampanie i\u00a0wiecznie pusta kasa.',
    about: '3–5 osób · 1–2 godziny',
    picture: 'Troje mówców na podiach różnej wysokości przed tłumem',
    steps: [
      [
        'Wyczuj nastroje.',
        'Pięć kart Twojego programu kontra opinie w\u00a0każdym landzie: to Twoja zbieżność.',
      ],
      [
        'Organizuj wiece.',
        'Głosy to (wiece + notowania) × zbieżność. Pięćdziesiąt głosów to większość.',
      ],
      [
        'Wygraj albo rządź w\u00a0koalicji.',
        'Nikt nie ma pięćdziesięciu? Koalicję tworzą najbliższe programy.',
      ],
    ],
  },
});
