import { does, type Formats } from '@hustings/texts';
import type { Also, PositionTexts } from '../../edition-2006/texts.js';
import type { Party } from '../../world/index.js';
import { counted } from './counted.js';

const most = (leader: Party | undefined): string =>
  leader === undefined ? 'nessuno è in testa' : `in testa: ${leader.name}`;

/** The position in words. */
export const position = (f: Formats<'it'>): PositionTexts => {
  const { cards, mediaMarkers, meetings, members, opinions, points, seats } = counted(f);
  const { euros: eur, number: n, signed } = f;
  return {
    round: (round, of) => `Round ${n(round)} di ${n(of)}`,
    moment: (round, phase) => `${round}: ${phase}`,
    before: (phase) => `Prima del round 1: ${phase}`,
    over: (round) => `${round}: la partita è finita`,
    decide: (parties) =>
      parties.length === 1
        ? `${does(parties[0], 'decide', 'decidono')}.`
        : `${f.begin(f.list(parties.map(({ mid }) => mid)))} decidono.`,
    first: ({ name }) => `Primo giocatore: ${name}.`,
    preliminaryFirst: ({ name }) => `In questa fase inizia: ${name}.`,
    auction: (state, highest) =>
      highest === undefined
        ? `Sondaggio ${state.of}: ancora nessuna offerta.`
        : `Sondaggio ${state.of}: l’offerta più alta è ${eur(highest.bid)} (${highest.party.name}).`,
    passed: (parties) => `Fuori dall’asta: ${parties.map(({ name }) => name).join(', ')}.`,
    yourPoll: (figures) => `Il tuo sondaggio: ${figures}.`,
    offer: (from, to) => `${does(from, 'propone', 'propongono')} una coalizione ${to.to}.`,
    coalition: (one, other) => `Coalizione: ${one.name} e ${other.name}.`,
    yourParty: ({ name }) => `Il tuo partito: ${name}`,
    own: (own) =>
      `${eur(own.money)}, ${members(own.members)}, finora ${seats(own.seats)}. Nella tua riserva: ${meetings(own.meetings)}, ${mediaMarkers(own.media)}.`,
    ownProgram: (list) => `Programma: ${list}.`,
    hand: (list) => `Mano: ${list}.`,
    contributions: (sums) =>
      `Contributi rimasti: ${sums.length === 0 ? 'nessuno' : sums.map(eur).join(', ')}.`,
    cabinet: 'Il tuo gabinetto ombra',
    cabinetCard: ({ name }, cost, powers) => `${name}, ${eur(cost)}: ${powers}`,
    states: 'Regioni, nell’ordine delle elezioni',
    elects: ({ name }, when) => {
      if (when === 'over') return `${name}, ha votato`;
      return when === 'now'
        ? `${name}, si vota in questo round`
        : `${name}, si vota nel round ${n(when)}`;
    },
    upTo: (won) => `Fino a ${seats(won)}.`,
    paysMembers: `Paga ${eur(1)} per ogni iscritto.`,
    noCoalitions: 'Qui niente coalizioni.',
    opinions: (list) => `Opinioni: ${list.length === 0 ? 'nessuna' : list.join(', ')}.`,
    opinion: (card, isKey, worth) => {
      const notes = [
        ...(isKey ? ['tema chiave, vale doppio'] : []),
        ...(worth === 0 ? [] : [`${signed(worth)} per te`]),
      ];
      return notes.length === 0 ? card : `${card} (${notes.join('; ')})`;
    },
    faceDown: (count) => `${n(count)} a faccia in giù`,
    media: (placed, spots, leader) =>
      `Media: ${n(placed)} di ${n(spots)} spazi occupati, ${most(leader)}.`,
    campaignHeads: [
      'Partito',
      'Voti',
      'Popolarità',
      'Comizi',
      'Media',
      'Affinità',
      'Voti, se si votasse ora',
      'Inoltre lì',
    ],
    wouldGet: (votes, won) => `${n(votes)} (${seats(won)})`,
    also: ({ tile, card }: Also) =>
      [
        ...(tile ? ['tessera coalizione'] : []),
        ...(card === undefined ? [] : [card === 'hidden' ? 'una carta gabinetto' : card.name]),
      ].join(', '),
    parties: 'Partiti',
    partyHeads: [
      'Partito',
      'Seggi vinti',
      'Denaro',
      'Iscritti',
      'Mano',
      'Comizi rimasti',
      'Media rimasti',
      'Carte gabinetto',
      'Contributi',
    ],
    partyPlayed: ({ name }, person) => `${name}, ${person}`,
    handSize: cards,
    given: (left, laid) => {
      if (laid === undefined) return `rimasti: ${n(left)}`;
      const what = laid.sum === undefined ? 'uno' : eur(laid.sum);
      return `rimasti: ${n(left)}, ${laid.accepts ? 'accetta' : 'rifiuta'} ${what}`;
    },
    program: (party, list, equal) =>
      equal === undefined
        ? `Programma ${party.of}: ${list}`
        : `Programma ${party.of}: ${list}; ${n(equal)} in comune con il tuo`,
    nation: 'Plancia nazionale',
    nationalMedia: (score) =>
      `Un segnalino media spostato qui in questo round dà ${points(score)} alla fine.`,
    noNational: 'Ancora nessuna opinione nazionale.',
    national: ({ space, card, dominant, members: each, points: score, yours }) =>
      [
        `Opinione ${n(space)}: ${card}`,
        ...(dominant ? ['dominante'] : []),
        `${members(each)} a round e ${points(score)} alla fine per chi ce l’ha`,
        ...(yours ? ['nel tuo programma'] : []),
      ].join(', '),
    mediaOf: (party, markers) =>
      `Media ${party.of}: ${markers.map(({ round, points: score }) => `round ${n(round)} (${points(score)})`).join(', ')}`,
    reserve: 'Riserva di scambio',
    reserveCards: (list, stack) => `${list}. Nel mazzo: ${opinions(stack)}.`,
  };
};
