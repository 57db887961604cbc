import type { Front } from '@hustings/texts';

/** German: what is said of the edition of 2019 where it is chosen. */
export const front = (): Front => ({
  title: 'Die Macher 2019',
  offers: {
    'four-elections': 'vier Wahlen, etwa eine Stunde',
    'seven-elections': 'sieben Wahlen, fünf Parteien',
  },
  options: {
    elections: {
      name: 'Länge',
      values: { '4': 'Vier Wahlen', '7': 'Sieben Wahlen' },
      about:
        'Vier: eine pro Runde, gegen Bots etwa eine Stunde. Sieben: in fünf Runden, davon zwei mit zwei Wahlen, etwa anderthalb Stunden; acht Politiker, fünf Medienmarker.',
    },
    money: {
      name: 'Geld',
      values: { hidden: 'Verdeckt', open: 'Offen' },
      about: 'Verdeckt: Jede Zahlung steht im Protokoll, der Kontostand nicht.',
    },
    overbidding: {
      name: 'Überbieten',
      values: { impossible: 'Unmöglich', penalised: 'Mit Strafe' },
      about:
        'Mehr bieten, als du hast, geht nicht. Mit Strafe: Es geht; wer gewinnt und nicht zahlen kann, verliert alles Geld und 10 Parteibasis.',
    },
  },
  pitch: {
    headline: 'Vier Länder, vier Wahlen, und nie genug Geld.',
    about: '3 bis 5 Personen · 1 bis 2 Stunden',
    picture: 'Drei Redner auf verschieden hohen Podesten vor einer Menge',
    steps: [
      [
        'Triff die Stimmung.',
        'Deine fünf Programmkarten gegen das, was ein Land denkt: Was passt, sind deine Treffer.',
      ],
      [
        'Mach Wahlkampf.',
        'Stimmen sind (Veranstaltungen + Trend) × Treffer. Fünfzig Stimmen sind die Mehrheit.',
      ],
      [
        'Gewinne, oder regiere mit.',
        'Niemand hat fünfzig? Dann koaliert, wer sich im Programm am nächsten ist.',
      ],
    ],
  },
});
