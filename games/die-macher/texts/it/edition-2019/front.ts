import type { Front } from '@hustings/texts';

/** Italian: what is said of the edition of 2019 where it is chosen. */
export const front = (): Front => ({
  title: 'Die Macher 2019',
  offers: {
    'four-elections': 'quattro elezioni, circa un’ora',
    'seven-elections': 'sette elezioni, cinque partiti',
  },
  options: {
    elections: {
      name: 'Durata',
      values: { '4': 'Quattro elezioni', '7': 'Sette elezioni' },
      about:
        'Quattro: una a round, circa un’ora contro i bot. Sette: in cinque round, due dei quali con due elezioni, circa un’ora e mezza; otto politici, cinque segnalini media.',
    },
    money: {
      name: 'Denaro',
      values: { hidden: 'Nascosto', open: 'Visibile' },
      about: 'Nascosto: ogni pagamento è nel registro, il saldo non si vede.',
    },
    overbidding: {
      name: 'Offerta senza fondi',
      values: { impossible: 'Impossibile', penalised: 'Penalizzata' },
      about:
        'Impossibile: non puoi offrire più di quanto hai. Penalizzata: puoi, ma chi vince e non può pagare perde tutto il denaro e 10 punti di base nazionale.',
    },
  },
  pitch: {
    headline: 'Quattro regioni, quattro elezioni e mai abbastanza soldi.',
    about: 'da 3 a 5 giocatori · da 1 a 2 ore',
    picture: 'Tre oratori su palchi di altezza diversa davanti a una folla',
    steps: [
      [
        'Fiuta l’aria che tira.',
        'L’affinità dice quanto le tue cinque carte programma piacciono in una regione.',
      ],
      [
        'Organizza convegni.',
        'I voti sono (convegni + tendenza) × affinità. Con cinquanta voti hai la maggioranza.',
      ],
      [
        'Vinci, o governa con altri.',
        'Nessuno a cinquanta? La coalizione si fa con il programma più vicino.',
      ],
    ],
  },
});
