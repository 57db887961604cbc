import type { Front } from '@hustings/texts';
import type { Texts } from '../texts.js';

/** Table options, as they are chosen. */
export const options: Texts['options'] = {
  cards: {
    name: 'Karten',
    about:
      'Die gedruckten Preise und Zahlen kennen wir nicht: Unsere sind aus den Regeln erschlossen. Besitzt du das Spiel, nimm deine eigene Liste, eine JSON-Datei, geschrieben wie unsere; alle am Tisch spielen damit.',
    values: { reconstructed: 'Unsere Liste', file: 'Eigene Liste' },
  },
};

/** German: what is said of Copycat where it is chosen. */
export const front = (): Front => ({
  title: 'Fremde Federn',
  offers: { copycat: 'zu dritt' },
  pitch: {
    headline: 'Geklaute Ideen, fremde Federn: Wer ist zuerst bei 95?',
    about: '2 bis 4 Personen · etwa eine Stunde',
    picture: 'Eine Krähe mit fremden Federn am Rednerpult, links und rechts Karten',
  },
  options,
});
