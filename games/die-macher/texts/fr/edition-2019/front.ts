import type { Front } from '@hustings/texts';

/** French: what is said of the edition of 2019 where it is chosen. */
export const front = (): Front => ({
  title: 'Die Macher 2019',
  offers: {
    'four-elections': 'quatre élections, environ une heure',
    'seven-elections': 'sept élections, cinq partis',
  },
  options: {
    elections: {
      name: 'Durée',
      values: { '4': 'Quatre élections', '7': 'Sept élections' },
      about:
        'Quatre\u00a0: une par manche, environ une heure contre des bots. Sept\u00a0: en cinq manches, dont deux à double élection, environ une heure et demie\u202f; huit politiciens, cinq marqueurs Média.',
    },
    money: {
      name: 'Argent',
      values: { hidden: 'Caché', open: 'Visible' },
      about: 'Caché\u00a0: chaque paiement est dans le journal, le solde n’est pas affiché.',
    },
    overbidding: {
      name: 'Mise sans fonds',
      values: { impossible: 'Impossible', penalised: 'Pénalisée' },
      about:
        'Impossible\u00a0: on ne mise pas plus qu’on n’a. Pénalisée\u00a0: on peut, mais qui gagne sans pouvoir payer perd tout son argent et 10 points de base.',
    },
  },
  pitch: {
    headline: 'Quatre Länder, quatre élections, et jamais assez d’argent.',
    about: 'de 3 à 5 joueurs · de 1 à 2 heures',
    picture: 'Trois orateurs sur des estrades de hauteurs différentes devant une foule',
    steps: [
      [
        'Flaire l’air du temps.',
        'Tes cinq cartes Programme face à ce que pense chaque Land\u00a0: voilà ton accord.',
      ],
      [
        'Tiens des meetings.',
        'Les voix\u00a0: (meetings + tendance) × accord. Cinquante voix font une majorité.',
      ],
      [
        'Gagne, ou gouverne à deux.',
        'Personne à cinquante\u202f? Le programme le plus proche fait la coalition.',
      ],
    ],
  },
});
