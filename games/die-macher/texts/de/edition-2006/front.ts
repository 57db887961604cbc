import type { Front } from '@hustings/texts';

/** German: what is said of the edition of 2006 where it is chosen. */
export const front = (): Front => ({
  title: 'Die Macher 2006',
  offers: {
    'edition-2006': 'das volle Spiel mit sieben Wahlen',
    'edition-2006-short': 'das kurze Spiel mit fünf Wahlen',
  },
  pitch: {
    headline: 'Sieben Wahlen, Koalitionen und Schattenkabinette.',
    about: '3 bis 5 Personen · 3 bis 4 Stunden',
    picture: 'Ein Parlament aus farbigen Sitzen vor einem Rednerpult',
  },
  books: { editions: 'Die zwei Ausgaben im Vergleich' },
  options: {
    length: {
      name: 'Länge',
      values: { full: 'Voll', short: 'Kurz' },
      about:
        'Voll: sieben Runden, 3 bis 4 Stunden. Kurz: fünf, 2 bis 3 Stunden. Die letzte Runde ist nur noch ihre Wahl.',
    },
    money: {
      name: 'Geld',
      values: { hidden: 'Verdeckt', open: 'Offen' },
      about: 'Verdeckt: Jede Zahlung steht im Protokoll, der Kontostand nicht.',
    },
    majoritySwapInElectingState: {
      name: 'Meinungstausch im Land, das wählt',
      values: { off: 'Aus', on: 'An' },
      about:
        'An: Auch vor der Wahl darf eine Partei, die dort mehr Stimmen hat als alle anderen zusammen, eine Meinung tauschen (Regel 8.4).',
    },
    dice: {
      name: 'Würfel',
      values: { ordinary: 'Normal', campaign: 'Wahlkampf' },
      about:
        'Normal: eins bis sechs. Wahlkampf: 0 1 1 2 2 3, wie von einer älteren Ausgabe berichtet.',
    },
  },
});
