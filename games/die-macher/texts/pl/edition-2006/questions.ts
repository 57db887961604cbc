import { does, type Formats } from '@hustings/texts';
import type { DecisionKind } from '../../../rules/edition-2006/index.js';
import type { Asked, Texts } from '../../edition-2006/texts.js';
import { counted } from './counted.js';

/** What is asked: about which state, sum or party of the moment. */
export const questions = (f: Formats<'pl'>): Texts['questions'] => {
  const eur = f.euros;
  const { cards, meetings, opinions, points } = counted(f);
  const purse = ({ money }: Asked): string => (money === undefined ? '' : ` Masz ${eur(money)}.`);
  const highest = ({ bid, bidder }: Asked): string =>
    bidder === undefined
      ? 'Nie ma jeszcze ofert.'
      : `Najwyższa oferta: ${bidder.name}, ${eur(bid)}.`;
  return {
    preliminary: () =>
      'Jak zaczynasz? Wybierz po jednej opcji z\u00a0każdej listy i\u00a0land dla każdej części.',
    bid: (asked) =>
      `Ile licytujesz o\u00a0prawo wskazania pierwszego gracza?${purse(asked)} Płaci tylko ten, kto da najwięcej.`,
    bidAgain: (asked) =>
      `Remis, po ${eur(asked.bid)}: ile dajesz teraz? Co najmniej tyle samo.${purse(asked)}`,
    nameFirstPlayer: () => 'Wygrywasz licytację: kto ma być pierwszym graczem?',
    exchangeCards: ({ handSize }) =>
      `Które karty odrzucasz, by dobrać tyle samo nowych? Na ręce: ${cards(handSize)}.`,
    changeProgram: () => 'Zastępujesz jedną kartę programu kartą z\u00a0ręki?',
    layCabinet: (asked) =>
      `Które karty gabinetu cieni wykładasz zakryte, najwyżej po jednej na land?${purse(asked)}`,
    useCabinet: ({ laid }) => {
      const lying = laid.map(({ card, state }) => `${card.whom} ${state.in}`);
      const have = lying.length === 0 ? '' : ` Masz: ${f.list(lying)}.`;
      return `Której karty gabinetu teraz używasz i\u00a0do czego?${have}`;
    },
    approach: ({ state }) => `Z\u00a0kim chcesz utworzyć koalicję ${state.in}?`,
    answerOffer: ({ turn, state }) =>
      turn === undefined
        ? `Dostajesz propozycję koalicji ${state.in}. Przyjmujesz?`
        : `${does(turn, 'proponuje', 'proponują')} Ci koalicję ${state.in}. Przyjmujesz?`,
    buyMedia: (asked) =>
      `W\u00a0którym landzie kupujesz znacznik mediów za ${eur(asked.price)}?${purse(asked)}`,
    swapOpinion: ({ state }) => `Którą opinię ${state.in} wymieniasz na jedną z\u00a0puli?`,
    placeMeetings: (asked) =>
      `Ile wieców organizujesz w\u00a0każdym landzie, po ${eur(asked.price)}?${purse(asked)}`,
    bidForPoll: (asked) =>
      `Ile licytujesz za sondaż ${asked.state.in}? ${highest(asked)}${purse(asked)}`,
    publishPoll: ({ state, poll }) =>
      poll === ''
        ? `Które wiersze sondażu ${state.in} publikujesz, jeden czy dwa?`
        : `Twój sondaż ${state.in}: ${poll}. Które wiersze publikujesz, jeden czy dwa?`,
    convertMeetings: (asked) =>
      `Ile wieców ${asked.state.in} zamieniasz teraz na głosy? Masz tam ${meetings(asked.meetings)}.`,
    moveMedia: (asked) =>
      `Przenosisz jeden ze swoich znaczników mediów ${asked.state.in} na planszę krajową? Na koniec da ${points(asked.points)}.`,
    carryOpinion: ({ state, carries }) =>
      `Którą opinię ${state.in} przenosisz na planszę krajową? Najwyżej: ${opinions(carries)}.`,
    contribute: () => 'Przyjmujesz czy odrzucasz jedną z\u00a0darowizn?',
  };
};

/** What a decision is for. */
export const purposes: Readonly<Record<DecisionKind, string>> = {
  preliminary:
    'Pierwszy przyczółek: głosy liczą się od razu, wiece i\u00a0popularność procentują później.',
  bid: 'Kto wygra, wskazuje pierwszego gracza, który zaczyna każdą fazę.',
  bidAgain: 'Kto wygra, wskazuje pierwszego gracza, który zaczyna każdą fazę.',
  nameFirstPlayer: 'Pierwszy gracz zaczyna każdą fazę i\u00a0otwiera każdą licytację.',
  exchangeCards: 'Lepsze karty na ręce pozwalają zmienić zdanie, teraz i\u00a0później.',
  changeProgram: 'Program zgodny z\u00a0opiniami landu mnoży tam Twoje wiece.',
  layCabinet:
    'Każda karta działa raz w\u00a0całej grze, tam, gdzie leży; te z\u00a0telefonem dają żeton koalicji.',
  useCabinet:
    'Głosy liczą się od razu; popularność i\u00a0kluczowe tematy dopiero przy zamianie wieców na głosy.',
  approach: 'Partnerzy liczą głosy razem w\u00a0landzie, w\u00a0którym są teraz wybory.',
  answerOffer: 'Partnerzy liczą głosy razem w\u00a0landzie, w\u00a0którym są teraz wybory.',
  buyMedia:
    'Najwięcej znaczników w\u00a0landzie: możesz wymienić jedną opinię i\u00a0żaden sondaż Ci tam nie zaszkodzi.',
  swapOpinion: 'Spraw, by land myślał tak jak Twój program.',
  placeMeetings: 'Wiece stają się głosami: wiece × (popularność + zgodność).',
  bidForPoll: 'Opublikowany sondaż zmienia popularność; nieopublikowany daje członków.',
  publishPoll: 'Zmień popularność teraz albo nie publikuj nic i\u00a0zyskaj członków.',
  convertMeetings: 'Głosy są bezpieczne, wiece mogą jeszcze stracić zgodność. Znaczniki wracają.',
  moveMedia: 'Daje punkty na koniec gry, im wcześniej, tym więcej.',
  carryOpinion: 'Opinie ogólnokrajowe zgodne z\u00a0Twoim programem dają członków i\u00a0punkty.',
  contribute:
    'Pieniądze teraz kontra członkowie, którzy w\u00a0niektórych rundach płacą, a\u00a0na koniec dają punkty.',
};
