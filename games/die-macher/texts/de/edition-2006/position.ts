import { does, verb, type Formats } from '@hustings/texts';
import type { Also, PositionTexts } from '../../edition-2006/texts.js';
import type { Party } from '../../world/index.js';
import { counted } from './counted.js';

const has = (who: Party): string => verb(who, { one: 'hat', several: 'haben' });

const most = (leader: Party | undefined): string =>
  leader === undefined ? 'niemand hat die Mehrheit' : `${leader.mid} ${has(leader)} die Mehrheit`;

/** The position in words. */
export const position = (f: Formats<'de'>): PositionTexts => {
  const { cards, mediaMarkers, meetings, members, opinions, points, seats } = counted(f);
  const { euros: eur, number: n, signed } = f;
  return {
    round: (round, of) => `Runde ${n(round)} von ${n(of)}`,
    moment: (round, phase) => `${round}: ${phase}`,
    before: (phase) => `Vor Runde 1: ${phase}`,
    over: (round) => `${round}: Das Spiel ist beendet`,
    decide: (parties) =>
      parties.length === 1
        ? `${does(parties[0], 'entscheidet', 'entscheiden')}.`
        : `${f.begin(f.list(parties.map(({ mid }) => mid)))} entscheiden.`,
    first: ({ name }) => `Startspieler: ${name}.`,
    preliminaryFirst: ({ name }) => `Beim Anfangsstand beginnt: ${name}.`,
    auction: (state, highest) =>
      highest === undefined
        ? `Umfrage ${state.in}: noch kein Gebot.`
        : `Umfrage ${state.in}: ${does(highest.party, 'hat', 'haben')} ${eur(highest.bid)} geboten, das höchste Gebot.`,
    passed: (parties) => `Ausgestiegen: ${parties.map(({ name }) => name).join(', ')}.`,
    yourPoll: (figures) => `Deine Umfrage: ${figures}.`,
    offer: (from, to) => `${does(from, 'bietet', 'bieten')} ${to.to} eine Koalition an.`,
    coalition: (one, other) => `Koalition: ${one.name} und ${other.name}.`,
    yourParty: ({ name }) => `Deine Partei: ${name}`,
    own: (own) =>
      `${eur(own.money)}, ${members(own.members)}, ${seats(own.seats)}. In deinem Vorrat: ${meetings(own.meetings)}, ${mediaMarkers(own.media)}.`,
    ownProgram: (list) => `Programm: ${list}.`,
    hand: (list) => `Hand: ${list}.`,
    contributions: (sums) =>
      `Spenden übrig: ${sums.length === 0 ? 'keine' : sums.map(eur).join(', ')}.`,
    cabinet: 'Dein Schattenkabinett',
    cabinetCard: ({ name }, cost, powers) => `${name}, ${eur(cost)}: ${powers}`,
    states: 'Länder, in der Reihenfolge ihrer Wahlen',
    elects: ({ name }, when) => {
      if (when === 'over') return `${name}, hat gewählt`;
      return when === 'now' ? `${name}, wählt diese Runde` : `${name}, wählt in Runde ${n(when)}`;
    },
    upTo: (won) => `Höchstens ${seats(won)}.`,
    paysMembers: `Zahlt ${eur(1)} für jedes Mitglied.`,
    noCoalitions: 'Keine Koalitionen hier.',
    opinions: (list) => `Volksmeinungen: ${list.length === 0 ? 'keine' : list.join(', ')}.`,
    opinion: (card, isKey, worth) => {
      const notes = [
        ...(isKey ? ['Hauptthema, zählt doppelt'] : []),
        ...(worth === 0 ? [] : [`${signed(worth)} für dich`]),
      ];
      return notes.length === 0 ? card : `${card} (${notes.join('; ')})`;
    },
    faceDown: (count) => `${n(count)} verdeckt`,
    media: (placed, spots, leader) =>
      `Medien: ${n(placed)} von ${n(spots)} Feldern besetzt, ${most(leader)}.`,
    campaignHeads: [
      'Partei',
      'Stimmen',
      'Trend',
      'Veranstaltungen',
      'Medien',
      'Übereinstimmung',
      'Stimmen, wenn jetzt Wahl wäre',
      'Außerdem dort',
    ],
    wouldGet: (votes, won) => `${n(votes)} (${seats(won)})`,
    also: ({ tile, card }: Also) =>
      [
        ...(tile ? ['Koalitionsplättchen'] : []),
        ...(card === undefined ? [] : [card === 'hidden' ? 'eine Kabinettskarte' : card.name]),
      ].join(', '),
    parties: 'Parteien',
    partyHeads: [
      'Partei',
      'Mandate',
      'Geld',
      'Mitglieder',
      'Hand',
      'Veranstaltungen übrig',
      'Medien übrig',
      'Kabinettskarten',
      'Spenden',
    ],
    partyPlayed: ({ name }, person) => `${name}, ${person}`,
    handSize: cards,
    given: (left, laid) => {
      if (laid === undefined) return `${n(left)} übrig`;
      const what = laid.sum === undefined ? 'eine' : eur(laid.sum);
      return `${n(left)} übrig, ${laid.accepts ? 'angenommen' : 'abgelehnt'}: ${what}`;
    },
    program: (party, list, equal) =>
      equal === undefined
        ? `Programm ${party.of}: ${list}`
        : `Programm ${party.of}: ${list}; ${n(equal)} wie bei dir`,
    nation: 'Bundesplan',
    nationalMedia: (score) =>
      `Ein Medienstein, der in dieser Runde hierherkommt, bringt am Ende ${points(score)}.`,
    noNational: 'Noch keine Bundesmeinungen.',
    national: ({ space, card, dominant, members: each, points: score, yours }) =>
      [
        `Bundesmeinung ${n(space)}: ${card}`,
        ...(dominant ? ['dominant'] : []),
        `${members(each)} pro Runde und ${points(score)} am Ende für alle, die sie haben`,
        ...(yours ? ['in deinem Programm'] : []),
      ].join(', '),
    mediaOf: (party, markers) =>
      `Medien ${party.of}: ${markers.map(({ round, points: score }) => `Runde ${n(round)} (${points(score)})`).join(', ')}`,
    reserve: 'Austauschkarten',
    reserveCards: (list, stack) => `${list}. Im Stapel: ${opinions(stack)}.`,
  };
};
