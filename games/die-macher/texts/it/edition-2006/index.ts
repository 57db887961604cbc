import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2006/texts.js';
import { world } from '../world.js';
import { answers } from './answers.js';
import { offices } from './cabinet.js';
import { events } from './events.js';
import { position } from './position.js';
import { purposes, questions } from './questions.js';
import { refusals } from './refusals.js';

/** Italian: Die Macher, edition of 2006. */
export const texts = (f: Formats<'it'>): Texts => {
  const names = world(f);
  return {
    title: 'Die Macher (2006)',
    world: names,
    cabinet: offices,
    phases: {
      '0': 'fase preliminare',
      '1': 'primo giocatore',
      '2': 'congresso del programma',
      '3': 'gabinetto ombra',
      '4': 'coalizioni',
      '5': 'media',
      '6': 'comizi',
      '7': 'sondaggi',
      '8': 'comizi in voti',
      '9a': 'seggi e vittoria',
      '9b': 'ricompense',
      '9c': 'iscritti e denaro',
      '10a': 'prossima regione',
      '10b': 'contributi',
      '11': 'fine della partita',
    },
    refusals: refusals(f),
    questions: questions(f),
    purposes,
    passes: {
      approach: 'Nessuna coalizione: passa',
      bidForPoll: 'Non offrire: esci dall’asta',
      buyMedia: 'Per ora nessun segnalino media: passa',
      carryOpinion: 'Non portarne nessuna: avanti',
      changeProgram: 'Lascia il programma com’è',
      contribute: 'Né l’uno né l’altro: conserva le carte',
      convertMeetings: 'Per ora non convertirne',
      moveMedia: 'Lascia qui il segnalino',
      swapOpinion: 'Non scambiare nulla',
      useCabinet: 'Rinuncia alle azioni rimaste',
    },
    nothings: {
      exchangeCards: 'conserva tutte le carte',
      layCabinet: 'nessuna carta gabinetto',
      placeMeetings: 'nessun comizio',
      publishPoll: 'non pubblicare nulla: tira invece 2 dadi per nuovi iscritti',
    },
    nothing: 'nulla',
    answers: answers(f),
    units: { meetings: 'comizi', money: 'migliaia di €' },
    sources: {
      seats: 'Seggi vinti',
      media: 'Media nazionali',
      members: 'Iscritti',
      membersBonus: 'Più iscritti',
      program: 'Opinioni nazionali',
    },
    counted: { party: 'partito', 'list 1': 'prima lista', 'list 2': 'seconda lista' },
    facts: {
      scored: 'punti già fatti',
      members: 'iscritti',
      nation: 'opinioni nazionali',
      money: 'denaro',
      cabinet: 'gabinetto ombra',
    },
    options: {
      length: {
        name: 'Durata',
        about:
          'Completa: sette round, da 3 a 4 ore. Breve: cinque, da 2 a 3 ore. L’ultimo round è soltanto la sua elezione.',
        values: { full: 'Completa', short: 'Breve' },
      },
      money: {
        name: 'Denaro',
        about: 'Nascosto: ogni pagamento è nel registro, il saldo non si vede.',
        values: { hidden: 'Nascosto', open: 'Visibile' },
      },
      dice: {
        name: 'Dadi',
        about:
          'Normali: da uno a sei. Campagna: 0 1 1 2 2 3, come pare fosse in un’edizione più vecchia.',
        values: { ordinary: 'Normali', campaign: 'Campagna' },
      },
      majoritySwapInElectingState: {
        name: 'Scambio di maggioranza dove si vota',
        about:
          'Sì: anche prima dell’elezione un partito che lì ha più voti di tutti gli altri insieme può scambiare un’opinione (regola 8.4).',
        values: { off: 'No', on: 'Sì' },
      },
      parties: {
        name: 'Partiti',
        values: {
          dealt: 'A sorte',
          LINKE: names.parties.LINKE.name,
          SPD: names.parties.SPD.name,
          GRUENE: names.parties.GRUENE.name,
          CDU: names.parties.CDU.name,
          FDP: names.parties.FDP.name,
        },
      },
    },
    events: events(f),
    position: position(f),
  };
};
