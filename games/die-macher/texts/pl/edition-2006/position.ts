import { does, type Formats } from '@hustings/texts';
import type { Also, PositionTexts } from '../../edition-2006/texts.js';
import type { Party } from '../../world/index.js';
import { counted } from './counted.js';

const most = (leader: Party | undefined): string =>
  leader === undefined ? 'nikt nie ma najwięcej' : `najwięcej: ${leader.name}`;

/** The position in words. */
export const position = (f: Formats<'pl'>): PositionTexts => {
  const { cards, mediaMarkers, meetings, members, opinions, points, seats } = counted(f);
  const { euros: eur, number: n, signed } = f;
  return {
    round: (round, of) => `Runda ${n(round)} z\u00a0${n(of)}`,
    moment: (round, phase) => `${round}: ${phase}`,
    before: (phase) => `Przed 1. rundą: ${phase}`,
    over: (round) => `${round}: koniec gry`,
    decide: (parties) =>
      parties.length === 1
        ? `${does(parties[0], 'decyduje', 'decydują')}.`
        : `${f.begin(f.list(parties.map(({ mid }) => mid)))} decydują.`,
    first: ({ name }) => `Pierwszy gracz: ${name}.`,
    preliminaryFirst: ({ name }) => `Na tym etapie zaczyna: ${name}.`,
    auction: (state, highest) =>
      highest === undefined
        ? `Sondaż ${state.in}: jeszcze bez ofert.`
        : `Sondaż ${state.in}, najwyższa oferta: ${highest.party.name}, ${eur(highest.bid)}.`,
    passed: (parties) => `Pas: ${parties.map(({ name }) => name).join(', ')}.`,
    yourPoll: (figures) => `Twój sondaż: ${figures}.`,
    offer: (from, to) => `${does(from, 'proponuje', 'proponują')} koalicję ${to.to}.`,
    coalition: (one, other) => `Koalicja: ${one.name} i\u00a0${other.name}.`,
    yourParty: ({ name }) => `Twoja partia: ${name}`,
    own: (own) =>
      `${eur(own.money)}, ${members(own.members)}, zdobyte: ${seats(own.seats)}. W\u00a0Twojej puli: ${meetings(own.meetings)}, ${mediaMarkers(own.media)}.`,
    ownProgram: (list) => `Program: ${list}.`,
    hand: (list) => `Ręka: ${list}.`,
    contributions: (sums) =>
      `Pozostałe darowizny: ${sums.length === 0 ? 'brak' : sums.map(eur).join(', ')}.`,
    cabinet: 'Twój gabinet cieni',
    cabinetCard: ({ name }, cost, powers) => `${name}, ${eur(cost)}: ${powers}`,
    states: 'Landy w\u00a0kolejności wyborów',
    elects: ({ name }, when) => {
      if (when === 'over') return `${name}, po wyborach`;
      return when === 'now'
        ? `${name}, wybory w\u00a0tej rundzie`
        : `${name}, wybory w\u00a0${n(when)}. rundzie`;
    },
    upTo: (won) => `Najwyżej ${seats(won)}.`,
    paysMembers: `Płaci ${eur(1)} za każdego członka.`,
    noCoalitions: 'Tu bez koalicji.',
    opinions: (list) => `Opinie: ${list.length === 0 ? 'brak' : list.join(', ')}.`,
    opinion: (card, isKey, worth) => {
      const notes = [
        ...(isKey ? ['kluczowy temat, liczy się podwójnie'] : []),
        ...(worth === 0 ? [] : [`${signed(worth)} dla Ciebie`]),
      ];
      return notes.length === 0 ? card : `${card} (${notes.join('; ')})`;
    },
    faceDown: (count) =>
      f.plural(count, {
        one: '# zakryta',
        few: '# zakryte',
        many: '# zakrytych',
        other: '# zakrytej',
      }),
    media: (placed, spots, leader) =>
      `Media: zajęte pola ${n(placed)} z\u00a0${n(spots)}, ${most(leader)}.`,
    campaignHeads: [
      'Partia',
      'Głosy',
      'Popularność',
      'Wiece',
      'Media',
      'Zgodność',
      'Głosy, gdyby wybory były teraz',
      'Także tam',
    ],
    wouldGet: (votes, won) => `${n(votes)} (${seats(won)})`,
    also: ({ tile, card }: Also) =>
      [
        ...(tile ? ['żeton koalicji'] : []),
        ...(card === undefined ? [] : [card === 'hidden' ? 'karta gabinetu' : card.name]),
      ].join(', '),
    parties: 'Partie',
    partyHeads: [
      'Partia',
      'Zdobyte mandaty',
      'Pieniądze',
      'Członkowie',
      'Ręka',
      'Pozostałe wiece',
      'Pozostałe media',
      'Karty gabinetu',
      'Darowizny',
    ],
    partyPlayed: ({ name }, person) => `${name}, ${person}`,
    handSize: cards,
    given: (left, laid) => {
      if (laid === undefined) return `zostało: ${n(left)}`;
      const what = laid.sum === undefined ? 'jedną' : eur(laid.sum);
      return `zostało: ${n(left)}, ${laid.accepts ? 'przyjmuje' : 'odrzuca'} ${what}`;
    },
    program: (party, list, equal) =>
      equal === undefined
        ? `Program ${party.of}: ${list}`
        : `Program ${party.of}: ${list}; takie same jak Twoje: ${n(equal)}`,
    nation: 'Plansza krajowa',
    nationalMedia: (score) =>
      `Znacznik mediów przeniesiony tu w\u00a0tej rundzie daje na koniec ${points(score)}.`,
    noNational: 'Nie ma jeszcze opinii ogólnokrajowych.',
    national: ({ space, card, dominant, members: each, points: score, yours }) =>
      [
        `Opinia ${n(space)}: ${card}`,
        ...(dominant ? ['dominująca'] : []),
        `${members(each)} na rundę i\u00a0na koniec ${points(score)} dla każdego, kto ją ma`,
        ...(yours ? ['w\u00a0Twoim programie'] : []),
      ].join(', '),
    mediaOf: (party, markers) =>
      `Media ${party.of}: ${markers.map(({ round, points: score }) => `runda ${n(round)} (${points(score)})`).join(', ')}`,
    reserve: 'Pula wymiany',
    reserveCards: (list, stack) => `${list}. W\u00a0talii: ${opinions(stack)}.`,
  };
};
