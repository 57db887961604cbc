import { does, type Formats } from '@hustings/texts';
import type { DecisionKind } from '../../../rules/edition-2006/index.js';
import type { Asked, Texts } from '../../edition-2006/texts.js';
import { counted } from './counted.js';

/** What is asked: about which state, sum or party of the moment. */
export const questions = (f: Formats<'fr'>): Texts['questions'] => {
  const eur = f.euros;
  const { handCards, meetings, opinions, points } = counted(f);
  const purse = ({ money }: Asked): string => (money === undefined ? '' : ` Tu as ${eur(money)}.`);
  const highest = ({ bid, bidder }: Asked): string =>
    bidder === undefined ? 'Pas encore de mise.' : `${does(bidder, 'a', 'ont')} misé ${eur(bid)}.`;
  return {
    preliminary: () =>
      'Comment commences\u2011tu\u202f? Choisis une colonne de chaque liste, et un État pour chacune de ses parties.',
    bid: (asked) =>
      `Combien mises\u2011tu pour le droit de désigner le premier joueur\u202f?${purse(asked)} Seule la plus haute mise est payée.`,
    bidAgain: (asked) =>
      `Égalité à ${eur(asked.bid)}\u00a0: combien mises\u2011tu maintenant, au moins autant\u202f?${purse(asked)}`,
    nameFirstPlayer: () => 'Tu remportes l’enchère\u00a0: qui joue en premier\u202f?',
    exchangeCards: ({ handSize }) =>
      `Lesquelles de tes ${handCards(handSize)} défausses\u2011tu, pour en piocher autant\u202f?`,
    changeProgram: () => 'Remplaces\u2011tu une carte de ta plateforme par une de ta main\u202f?',
    layCabinet: (asked) =>
      `Quelles cartes de cabinet fantôme poses\u2011tu face cachée, au plus une par État\u202f?${purse(asked)}`,
    useCabinet: ({ laid }) => {
      const lying = laid.map(({ card, state }) => `${card.whom} ${state.in}`);
      const have = lying.length === 0 ? '' : ` Tu as ${f.list(lying)}.`;
      return `Laquelle de tes cartes de cabinet utilises\u2011tu maintenant, et pour quoi\u202f?${have}`;
    },
    approach: ({ state }) => `Avec qui veux\u2011tu une coalition ${state.in}\u202f?`,
    answerOffer: ({ turn, state }) =>
      turn === undefined
        ? `On te propose une coalition ${state.in}. Acceptes\u2011tu\u202f?`
        : `${does(turn, 'te propose', 'te proposent')} une coalition ${state.in}. Acceptes\u2011tu\u202f?`,
    buyMedia: (asked) =>
      `Dans quel État achètes\u2011tu un marqueur médias pour ${eur(asked.price)}\u202f?${purse(asked)}`,
    swapOpinion: ({ state }) =>
      `Quelle opinion ${state.of} échanges\u2011tu contre une de la réserve\u202f?`,
    placeMeetings: (asked) =>
      `Combien de réunions places\u2011tu dans chaque État, à ${eur(asked.price)} chacune\u202f?${purse(asked)}`,
    bidForPoll: (asked) =>
      `Combien mises\u2011tu sur le sondage ${asked.state.in}\u202f? ${highest(asked)}${purse(asked)}`,
    publishPoll: ({ state, poll }) =>
      poll === ''
        ? `Quelle ligne du sondage ${state.in} publies\u2011tu, ou quelles deux lignes\u202f?`
        : `Ton sondage ${state.in} dit\u00a0: ${poll}. Quelle ligne publies\u2011tu, ou quelles deux lignes\u202f?`,
    convertMeetings: (asked) =>
      `Combien de tes ${meetings(asked.meetings)} ${asked.state.in} convertis\u2011tu en votes maintenant\u202f?`,
    moveMedia: (asked) =>
      `Places\u2011tu un de tes marqueurs médias ${asked.state.of} sur le plateau national, pour ${points(asked.points)} à la fin\u202f?`,
    carryOpinion: ({ state, carries }) =>
      `Quelle opinion ${state.of} places\u2011tu au national\u202f? Au plus ${opinions(carries)}.`,
    contribute: () => 'Acceptes\u2011tu ou refuses\u2011tu une de tes contributions\u202f?',
  };
};

/** What a decision is for. */
export const purposes: Readonly<Record<DecisionKind, string>> = {
  preliminary:
    'De quoi prendre pied\u00a0: les votes comptent aussitôt, réunions et popularité rapportent plus tard.',
  bid: 'Qui gagne désigne le premier joueur, qui agit en premier à chaque phase.',
  bidAgain: 'Qui gagne désigne le premier joueur, qui agit en premier à chaque phase.',
  nameFirstPlayer: 'Le premier joueur agit en premier à chaque phase et ouvre chaque enchère.',
  exchangeCards:
    'De meilleures cartes en main, ce sont des revirements pour tout de suite et plus tard.',
  changeProgram: 'Une plateforme qui s’accorde aux opinions d’un État y multiplie tes réunions.',
  layCabinet:
    'Chaque carte agit une fois dans la partie, là où elle est\u202f; un téléphone apporte une tuile de coalition.',
  useCabinet:
    'Les votes comptent aussitôt\u202f; popularité et enjeux clés comptent quand les réunions deviennent des votes.',
  approach: 'Les partenaires comptent leurs votes ensemble dans l’État qui vote.',
  answerOffer: 'Les partenaires comptent leurs votes ensemble dans l’État qui vote.',
  buyMedia:
    'Le plus de marqueurs dans un État\u00a0: tu peux y échanger une opinion, et aucun sondage ne t’y fait baisser.',
  swapOpinion: 'Fais penser l’État comme ta plateforme.',
  placeMeetings: 'Les réunions deviennent des votes\u00a0: réunions × (popularité + accord).',
  bidForPoll: 'Publié, un sondage change les popularités\u202f; gardé, il t’apporte des adhérents.',
  publishPoll: 'Changer les popularités tout de suite, ou ne rien publier et gagner des adhérents.',
  convertMeetings:
    'Les votes sont acquis, les réunions peuvent encore perdre leur accord. Les marqueurs te reviennent.',
  moveMedia: 'Plus c’est tôt, plus il rapporte à la fin de la partie.',
  carryOpinion:
    'Les opinions nationales qui sont dans ta plateforme apportent des adhérents et des points.',
  contribute:
    'De l’argent tout de suite, ou des adhérents, qui paient à certaines manches et comptent à la fin.',
};
