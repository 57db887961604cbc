import { does, type Formats } from '@hustings/texts';
import type { DecisionKind } from '../../../rules/edition-2006/index.js';
import type { Asked, Texts } from '../../edition-2006/texts.js';
import { counted } from './counted.js';

/** What is asked: about which state, sum or party of the moment. */
export const questions = (f: Formats<'de'>): Texts['questions'] => {
  const eur = f.euros;
  const { handCards, meetings, opinions, points } = counted(f);
  const purse = ({ money }: Asked): string =>
    money === undefined ? '' : ` Du hast ${eur(money)}.`;
  const highest = ({ bid, bidder }: Asked): string =>
    bidder === undefined ? 'Noch kein Gebot.' : `${does(bidder, 'bietet', 'bieten')} ${eur(bid)}.`;
  return {
    preliminary: () =>
      'Wie beginnst du? Wähle aus jeder Liste eine Spalte, und für jeden ihrer Teile ein Land.',
    bid: (asked) =>
      `Was bietest du für das Recht, den Startspieler zu bestimmen?${purse(asked)} Nur das höchste Gebot wird gezahlt.`,
    bidAgain: (asked) =>
      `Gleichstand bei ${eur(asked.bid)}: Was bietest du jetzt, mindestens ebenso viel?${purse(asked)}`,
    nameFirstPlayer: () => 'Du hast das höchste Gebot: Wer soll Startspieler sein?',
    exchangeCards: ({ handSize }) =>
      `Welche Handkarten legst du ab, um ebenso viele neue zu ziehen? Du hast ${handCards(handSize)}.`,
    changeProgram: () => 'Ersetzt du eine Karte deines Programms durch eine Handkarte?',
    layCabinet: (asked) =>
      `Welche Schattenkabinettskarten legst du verdeckt, höchstens eine pro Land?${purse(asked)}`,
    useCabinet: ({ laid }) => {
      const lying = laid.map(({ card, state }) => `${card.whom} ${state.in}`);
      const have = lying.length === 0 ? '' : ` Du hast ${f.list(lying)}.`;
      return `Welche deiner Kabinettskarten nutzt du jetzt, und wofür?${have}`;
    },
    approach: ({ state }) => `Mit wem willst du ${state.in} koalieren?`,
    answerOffer: ({ turn, state }) =>
      turn === undefined
        ? `Dir wird ${state.in} eine Koalition angeboten. Nimmst du an?`
        : `${does(turn, 'bietet', 'bieten')} dir ${state.in} eine Koalition an. Nimmst du an?`,
    buyMedia: (asked) =>
      `In welchem Land kaufst du für ${eur(asked.price)} einen Medienstein?${purse(asked)}`,
    swapOpinion: ({ state }) =>
      `Welche Volksmeinung ${state.in} tauschst du gegen eine der Austauschkarten?`,
    placeMeetings: (asked) =>
      `Wie viele Wahlveranstaltungen setzt du in jedes Land, für je ${eur(asked.price)}?${purse(asked)}`,
    bidForPoll: (asked) =>
      `Was bietest du für die Umfrage ${asked.state.in}? ${highest(asked)}${purse(asked)}`,
    publishPoll: ({ state, poll }) =>
      poll === ''
        ? `Welche eine oder zwei Zeilen der Umfrage ${state.in} veröffentlichst du?`
        : `Deine Umfrage ${state.in} sagt: ${poll}. Welche eine oder zwei Zeilen veröffentlichst du?`,
    convertMeetings: (asked) =>
      `Wie viele Wahlveranstaltungen ${asked.state.in} setzt du jetzt in Stimmen um? Du hast dort ${meetings(asked.meetings)}.`,
    moveMedia: (asked) =>
      `Setzt du einen deiner Mediensteine ${asked.state.in} auf den Bundesplan? Am Ende bringt er ${points(asked.points)}.`,
    carryOpinion: ({ state, carries }) =>
      `Welche Volksmeinung ${state.in} machst du zur Bundesmeinung? Höchstens ${opinions(carries)}.`,
    contribute: () => 'Nimmst du eine deiner Spenden an, oder lehnst du eine ab?',
  };
};

/** What a decision is for. */
export const purposes: Readonly<Record<DecisionKind, string>> = {
  preliminary:
    'Ein erstes Standbein: Stimmen zählen sofort, Wahlveranstaltungen und Trend zahlen sich später aus.',
  bid: 'Wer gewinnt, bestimmt den Startspieler, der in jeder Phase zuerst dran ist.',
  bidAgain: 'Wer gewinnt, bestimmt den Startspieler, der in jeder Phase zuerst dran ist.',
  nameFirstPlayer: 'Der Startspieler ist in jeder Phase zuerst dran und eröffnet jede Auktion.',
  exchangeCards: 'Mit besseren Handkarten kannst du dein Programm ändern, jetzt oder später.',
  changeProgram:
    'Ein Programm, das zu den Volksmeinungen eines Landes passt, vervielfacht dort deine Wahlveranstaltungen.',
  layCabinet:
    'Jede Karte wirkt einmal im Spiel, wo sie liegt; ein Telefon bringt ein Koalitionsplättchen.',
  useCabinet:
    'Stimmen zählen sofort; Trend und Hauptthemen zählen, wenn Wahlveranstaltungen zu Stimmen werden.',
  approach: 'Partner zählen ihre Stimmen zusammen, in dem Land, das jetzt wählt.',
  answerOffer: 'Partner zählen ihre Stimmen zusammen, in dem Land, das jetzt wählt.',
  buyMedia:
    'Die meisten Steine in einem Land: Du darfst eine Volksmeinung tauschen, und keine Umfrage senkt dort deinen Trend.',
  swapOpinion: 'Lass das Land so denken wie dein Programm.',
  placeMeetings: 'Aus Wahlveranstaltungen werden Stimmen: Anzahl × (Trend + Übereinstimmung).',
  bidForPoll:
    'Veröffentlicht bewegt eine Umfrage Trends; zurückgehalten bringt sie dir Mitglieder.',
  publishPoll: 'Bewege jetzt Trends; oder veröffentliche nichts und gewinne Mitglieder.',
  convertMeetings:
    'Stimmen sind sicher, Wahlveranstaltungen können ihre Übereinstimmung noch verlieren. Die Steine kommen zurück.',
  moveMedia: 'Er zählt am Spielende, je früher, desto mehr.',
  carryOpinion: 'Bundesmeinungen, die in deinem Programm stehen, bringen Mitglieder und Punkte.',
  contribute: 'Geld jetzt gegen Mitglieder, die in manchen Runden zahlen und am Ende zählen.',
};
