import type { Front } from '@hustings/texts';
import type { Texts } from '../texts.js';

/** Table options, as they are chosen. */
export const options: Texts['options'] = {
  cards: {
    name: 'Cartes',
    about:
      'Nous ne connaissons pas les prix et numéros imprimés\u00a0: les nôtres sont reconstitués d’après le livret. Si tu as le jeu, apporte ta propre liste, un fichier JSON écrit comme le nôtre\u202f; toute la table joue avec.',
    values: { reconstructed: 'Notre liste', file: 'Ma liste' },
  },
};

/** French: what is said of Copycat where it is chosen. */
export const front = (): Front => ({
  title: 'Copycat',
  offers: { copycat: 'trois joueurs' },
  options,
  pitch: {
    headline: 'Idées copiées, plumes du paon\u00a0: le premier à 95 l’emporte.',
    about: 'de 2 à 4 joueurs · environ une heure',
    picture: 'Un geai paré des plumes du paon à une tribune, des cartes de chaque côté',
  },
});
