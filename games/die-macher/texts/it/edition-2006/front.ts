import type { Front } from '@hustings/texts';

/** Italian: what is said of the edition of 2006 where it is chosen. */
export const front = (): Front => ({
  title: 'Die Macher 2006',
  offers: {
    'edition-2006': 'la partita completa con sette elezioni',
    'edition-2006-short': 'la partita breve con cinque elezioni',
  },
  books: { editions: 'Le due edizioni a confronto' },
  options: {
    length: {
      name: 'Durata',
      values: { full: 'Completa', short: 'Breve' },
      about:
        'Completa: sette round, da 3 a 4 ore. Breve: cinque, da 2 a 3 ore. L’ultimo round è soltanto la sua elezione.',
    },
    money: {
      name: 'Denaro',
      values: { hidden: 'Nascosto', open: 'Visibile' },
      about: 'Nascosto: ogni pagamento è nel registro, il saldo non si vede.',
    },
    majoritySwapInElectingState: {
      name: 'Scambio di maggioranza dove si vota',
      values: { off: 'No', on: 'Sì' },
      about:
        'Sì: anche prima dell’elezione un partito che lì ha più voti di tutti gli altri insieme può scambiare un’opinione (regola 8.4).',
    },
    dice: {
      name: 'Dadi',
      values: { ordinary: 'Normali', campaign: 'Campagna' },
      about:
        'Normali: da uno a sei. Campagna: 0 1 1 2 2 3, come pare fosse in un’edizione più vecchia.',
    },
  },
  pitch: {
    headline: 'Sette elezioni, coalizioni e gabinetti ombra.',
    about: 'da 3 a 5 giocatori · da 3 a 4 ore',
    picture: 'Un parlamento di seggi colorati davanti a un palco',
  },
});
