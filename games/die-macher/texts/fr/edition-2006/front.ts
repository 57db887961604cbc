import type { Front } from '@hustings/texts';

/** French: what is said of the edition of 2006 where it is chosen. */
export const front = (): Front => ({
  title: 'Die Macher 2006',
  offers: {
    'edition-2006': 'la partie complète, sept élections',
    'edition-2006-short': 'la partie courte, cinq élections',
  },
  books: { editions: 'Les deux éditions comparées' },
  options: {
    length: {
      name: 'Durée',
      values: { full: 'Complète', short: 'Courte' },
      about:
        'Complète\u00a0: sept manches, de 3 à 4 heures. Courte\u00a0: cinq, de 2 à 3 heures. La dernière manche n’est que son élection.',
    },
    money: {
      name: 'Argent',
      values: { hidden: 'Caché', open: 'Visible' },
      about: 'Caché\u00a0: chaque paiement est dans le journal, le solde n’est pas affiché.',
    },
    majoritySwapInElectingState: {
      name: 'Échange de la majorité dans l’État qui vote',
      values: { off: 'Non', on: 'Oui' },
      about:
        'Oui\u00a0: avant l’élection aussi, un parti qui y a plus de votes que tous les autres réunis peut échanger une opinion (règle 8.4).',
    },
    dice: {
      name: 'Dés',
      values: { ordinary: 'Ordinaires', campaign: 'Campagne' },
      about:
        'Ordinaires\u00a0: de un à six. Campagne\u00a0: 0 1 1 2 2 3, comme dans une édition plus ancienne, à ce qu’on raconte.',
    },
  },
  pitch: {
    headline: 'Sept élections, coalitions et cabinets fantômes.',
    about: 'de 3 à 5 joueurs · de 3 à 4 heures',
    picture: 'Un parlement de sièges de couleur devant une tribune',
  },
});
