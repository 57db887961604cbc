import type { Formats } from '@hustings/texts';
import type { Texts } from '../../edition-2006/texts.js';
import { world } from '../world.js';
import { answers } from './answers.js';
import { offices } from './cabinet.js';
import { events } from './events.js';
import { position } from './position.js';
import { purposes, questions } from './questions.js';
import { refusals } from './refusals.js';

/** French: Die Macher, edition of 2006. */
export const texts = (f: Formats<'fr'>): Texts => {
  const names = world(f);
  return {
    title: 'Die Macher (2006)',
    world: names,
    cabinet: offices,
    phases: {
      '0': 'étape préliminaire',
      '1': 'premier joueur',
      '2': 'conférence de plateforme',
      '3': 'cabinet fantôme',
      '4': 'coalitions',
      '5': 'médias',
      '6': 'réunions',
      '7': 'sondages',
      '8': 'conversion en votes',
      '9a': 'sièges et vainqueur',
      '9b': 'récompenses',
      '9c': 'adhérents et argent',
      '10a': 'État suivant',
      '10b': 'contributions',
      '11': 'fin de partie',
    },
    refusals: refusals(f),
    questions: questions(f),
    purposes,
    passes: {
      approach: 'Pas de coalition\u00a0: passer',
      bidForPoll: 'Ne pas miser\u00a0: quitter l’enchère',
      buyMedia: 'Pas de marqueur médias maintenant\u00a0: passer',
      carryOpinion: 'N’en placer aucune\u00a0: continuer',
      changeProgram: 'Laisser la plateforme telle quelle',
      contribute: 'Ni l’un ni l’autre\u00a0: garder les cartes',
      convertMeetings: 'Ne rien convertir maintenant',
      moveMedia: 'Laisser le marqueur ici',
      swapOpinion: 'Ne rien échanger',
      useCabinet: 'Renoncer aux actions restantes',
    },
    nothings: {
      exchangeCards: 'garder toutes les cartes',
      layCabinet: 'ne poser aucune carte de cabinet',
      placeMeetings: 'ne placer aucune réunion',
      publishPoll: 'ne rien publier\u00a0: lancer 2 dés pour de nouveaux adhérents',
    },
    nothing: 'rien',
    answers: answers(f),
    units: { meetings: 'réunions', money: 'milliers d’€' },
    sources: {
      seats: 'Sièges gagnés',
      media: 'Médias nationaux',
      members: 'Adhésion',
      membersBonus: 'Bonus d’adhésion',
      program: 'Opinions nationales',
    },
    counted: { party: 'parti', 'list 1': 'première liste', 'list 2': 'deuxième liste' },
    facts: {
      scored: 'points marqués',
      members: 'adhérents',
      nation: 'opinions nationales',
      money: 'argent',
      cabinet: 'cabinet fantôme',
    },
    options: {
      length: {
        name: 'Durée',
        about:
          'Complète\u00a0: sept manches, de 3 à 4 heures. Courte\u00a0: cinq, de 2 à 3 heures. La dernière manche n’est que son élection.',
        values: { full: 'Complète', short: 'Courte' },
      },
      money: {
        name: 'Argent',
        about: 'Caché\u00a0: chaque paiement est dans le journal, le solde n’est pas affiché.',
        values: { hidden: 'Caché', open: 'Visible' },
      },
      dice: {
        name: 'Dés',
        about:
          'Ordinaires\u00a0: de un à six. Campagne\u00a0: 0 1 1 2 2 3, comme dans une édition plus ancienne, à ce qu’on raconte.',
        values: { ordinary: 'Ordinaires', campaign: 'Campagne' },
      },
      majoritySwapInElectingState: {
        name: 'Échange de la majorité dans l’État qui vote',
        about:
          'Oui\u00a0: avant l’élection aussi, un parti qui y a plus de votes que tous les autres réunis peut échanger une opinion (règle 8.4).',
        values: { off: 'Non', on: 'Oui' },
      },
      parties: {
        name: 'Partis',
        values: {
          dealt: 'Parti au hasard',
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
