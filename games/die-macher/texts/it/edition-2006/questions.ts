import { does, type Formats } from '@hustings/texts';
import type { DecisionKind } from '../../../rules/edition-2006/index.js';
import type { Asked, Texts } from '../../edition-2006/texts.js';
import { counted } from './counted.js';

/** What is asked: about which state, sum or party of the moment. */
export const questions = (f: Formats<'it'>): Texts['questions'] => {
  const eur = f.euros;
  const { handCards, opinions, points } = counted(f);
  const purse = ({ money }: Asked): string => (money === undefined ? '' : ` Hai ${eur(money)}.`);
  const highest = ({ bid, bidder }: Asked): string =>
    bidder === undefined ? 'Ancora nessuna offerta.' : `Offerta: ${bidder.name} ${eur(bid)}.`;
  return {
    preliminary: () =>
      'Come inizi? Scegli un’opzione di ogni lista, e una regione per ogni sua parte.',
    bid: (asked) =>
      `Quanto offri per il diritto di scegliere chi inizia?${purse(asked)} Paga solo chi offre di più.`,
    bidAgain: (asked) =>
      `Parità a ${eur(asked.bid)}: quanto offri ora, almeno altrettanto?${purse(asked)}`,
    nameFirstPlayer: () => 'Hai vinto l’asta: chi inizia?',
    exchangeCards: ({ handSize }) =>
      `Hai ${handCards(handSize)}: quali scarti, per pescarne altrettante?`,
    changeProgram: () => 'Sostituisci una carta del programma con una della mano?',
    layCabinet: (asked) =>
      `Quali carte del gabinetto ombra giochi a faccia in giù, al massimo una per regione?${purse(asked)}`,
    useCabinet: ({ laid }) => {
      const lying = laid.map(({ card, state }) => `${card.whom} ${state.in}`);
      const have = lying.length === 0 ? '' : ` Hai ${f.list(lying)}.`;
      return `Quale carta gabinetto usi ora, e per che cosa?${have}`;
    },
    approach: ({ state }) => `Con chi vuoi una coalizione ${state.in}?`,
    answerOffer: ({ turn, state }) =>
      turn === undefined
        ? `Ti propongono una coalizione ${state.in}. Accetti?`
        : `${does(turn, 'ti propone', 'ti propongono')} una coalizione ${state.in}. Accetti?`,
    buyMedia: (asked) =>
      `In quale regione compri un segnalino media per ${eur(asked.price)}?${purse(asked)}`,
    swapOpinion: ({ state }) => `Quale opinione ${state.of} scambi con una della riserva?`,
    placeMeetings: (asked) =>
      `Quanti comizi organizzi in ogni regione, a ${eur(asked.price)} l’uno?${purse(asked)}`,
    bidForPoll: (asked) =>
      `Quanto offri per il sondaggio ${asked.state.of}? ${highest(asked)}${purse(asked)}`,
    publishPoll: ({ state, poll }) =>
      poll === ''
        ? `Quali righe del sondaggio ${state.of} pubblichi, una o due?`
        : `Il tuo sondaggio ${state.of} dice: ${poll}. Quali righe pubblichi, una o due?`,
    convertMeetings: (asked) =>
      `Quanti comizi ${asked.state.in} converti ora in voti? Ne hai ${f.number(asked.meetings)}.`,
    moveMedia: (asked) =>
      `Sposti sulla plancia nazionale uno dei tuoi segnalini media ${asked.state.of}, per ${points(asked.points)} alla fine?`,
    carryOpinion: ({ state, carries }) =>
      `Quale opinione ${state.of} porti sulla plancia nazionale? Al massimo ${opinions(carries)}.`,
    contribute: () => 'Accetti o rifiuti uno dei tuoi contributi?',
  };
};

/** What a decision is for. */
export const purposes: Readonly<Record<DecisionKind, string>> = {
  preliminary: 'Un primo appiglio: i voti contano subito, comizi e popolarità rendono più avanti.',
  bid: 'Chi vince sceglie il primo giocatore, che agisce per primo in ogni fase.',
  bidAgain: 'Chi vince sceglie il primo giocatore, che agisce per primo in ogni fase.',
  nameFirstPlayer: 'Il primo giocatore agisce per primo in ogni fase, e apre ogni asta.',
  exchangeCards: 'Con carte migliori in mano puoi cambiare programma, ora o più avanti.',
  changeProgram:
    'Un programma che va d’accordo con le opinioni di una regione moltiplica lì i tuoi comizi.',
  layCabinet:
    'Ogni carta agisce una volta in tutta la partita, dove si trova; un telefono porta una tessera coalizione.',
  useCabinet:
    'I voti contano subito; popolarità e temi chiave contano quando i comizi diventano voti.',
  approach: 'Dove si vota ora, i partner sommano i loro voti.',
  answerOffer: 'Dove si vota ora, i partner sommano i loro voti.',
  buyMedia:
    'Chi ha più segnalini in una regione può scambiarne un’opinione, e lì nessun sondaggio lo fa scendere.',
  swapOpinion: 'Fai pensare la regione come il tuo programma.',
  placeMeetings: 'I comizi diventano voti: comizi × (popolarità + affinità).',
  bidForPoll: 'Pubblicato, un sondaggio muove la popolarità; nel cassetto, ti porta iscritti.',
  publishPoll: 'Muove subito la popolarità; oppure non pubblicare nulla, e guadagna iscritti.',
  convertMeetings:
    'I voti sono al sicuro, i comizi possono ancora perdere affinità. I segnalini tornano a te.',
  moveMedia: 'Dà punti a fine partita: prima arriva, più vale.',
  carryOpinion: 'Le opinioni nazionali presenti nel tuo programma portano iscritti e punti.',
  contribute: 'Denaro adesso contro iscritti, che in certi round rendono e alla fine danno punti.',
};
