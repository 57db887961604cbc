import { does, verb, type Formats } from '@hustings/texts';
import type { Also, PositionTexts } from '../../edition-2006/texts.js';
import type { Party } from '../../world/index.js';
import { counted } from './counted.js';

const has = (who: Party): string => verb(who, { one: 'has', several: 'have' });

const most = (leader: Party | undefined): string =>
  leader === undefined ? 'nobody has most' : `${leader.mid} ${has(leader)} most`;

/** The position in words. */
export const position = (f: Formats<'en'>): PositionTexts => {
  const { cards, mediaMarkers, meetings, members, opinions, points, seats } = counted(f);
  const { euros: eur, number: n, signed } = f;
  return {
    round: (round, of) => `Round ${n(round)} of ${n(of)}`,
    moment: (round, phase) => `${round}: ${phase}`,
    before: (phase) => `Before round 1: ${phase}`,
    over: (round) => `${round}: the game is over`,
    decide: (parties) =>
      parties.length === 1
        ? `${does(parties[0], 'decides', 'decide')}.`
        : `${f.begin(f.list(parties.map(({ mid }) => mid)))} decide.`,
    first: ({ name }) => `First player: ${name}.`,
    preliminaryFirst: ({ name }) => `First in this stage: ${name}.`,
    auction: (state, highest) =>
      highest === undefined
        ? `Poll ${state.of}: no bid yet.`
        : `Poll ${state.of}: ${highest.party.mid} ${has(highest.party)} bid ${eur(highest.bid)}, the highest bid.`,
    passed: (parties) => `Passed: ${parties.map(({ name }) => name).join(', ')}.`,
    yourPoll: (figures) => `Your poll: ${figures}.`,
    offer: (from, to) => `${does(from, 'offers', 'offer')} a coalition ${to.to}.`,
    coalition: (one, other) => `Coalition: ${one.name} and ${other.name}.`,
    yourParty: ({ name }) => `Your party: ${name}`,
    own: (own) =>
      `${eur(own.money)}, ${members(own.members)}, ${seats(own.seats)} won. In your supply: ${meetings(own.meetings)}, ${mediaMarkers(own.media)}.`,
    ownProgram: (list) => `Program: ${list}.`,
    hand: (list) => `Hand: ${list}.`,
    contributions: (sums) =>
      `Contributions left: ${sums.length === 0 ? 'none' : sums.map(eur).join(', ')}.`,
    cabinet: 'Your shadow cabinet',
    cabinetCard: ({ name }, cost, powers) => `${name}, ${eur(cost)}: ${powers}`,
    states: 'States, in the order of their elections',
    elects: ({ name }, when) => {
      if (when === 'over') return `${name}, has elected`;
      return when === 'now' ? `${name}, elects this round` : `${name}, elects in round ${n(when)}`;
    },
    upTo: (won) => `Up to ${seats(won)}.`,
    paysMembers: `Pays ${eur(1)} for each member.`,
    noCoalitions: 'No coalitions here.',
    opinions: (list) => `Opinions: ${list.length === 0 ? 'none' : list.join(', ')}.`,
    opinion: (card, isKey, worth) => {
      const notes = [
        ...(isKey ? ['key issue, counts twice'] : []),
        ...(worth === 0 ? [] : [`${signed(worth)} for you`]),
      ];
      return notes.length === 0 ? card : `${card} (${notes.join('; ')})`;
    },
    faceDown: (count) => `${n(count)} face down`,
    media: (placed, spots, leader) =>
      `Media: ${n(placed)} of ${n(spots)} spots taken, ${most(leader)}.`,
    campaignHeads: [
      'Party',
      'Votes',
      'Popularity',
      'Meetings',
      'Media',
      'Match',
      'Votes if it elected now',
      'Also there',
    ],
    wouldGet: (votes, won) => `${n(votes)} (${seats(won)})`,
    also: ({ tile, card }: Also) =>
      [
        ...(tile ? ['coalition tile'] : []),
        ...(card === undefined ? [] : [card === 'hidden' ? 'a cabinet card' : card.name]),
      ].join(', '),
    parties: 'Parties',
    partyHeads: [
      'Party',
      'Seats won',
      'Money',
      'Members',
      'Hand',
      'Meetings left',
      'Media left',
      'Cabinet cards',
      'Contributions',
    ],
    partyPlayed: ({ name }, person) => `${name}, ${person}`,
    handSize: cards,
    given: (left, laid) => {
      if (laid === undefined) return `${n(left)} left`;
      const what = laid.sum === undefined ? 'one' : eur(laid.sum);
      return `${n(left)} left, ${laid.accepts ? 'accepts' : 'refuses'} ${what}`;
    },
    program: (party, list, equal) =>
      equal === undefined
        ? `Program ${party.of}: ${list}`
        : `Program ${party.of}: ${list}; ${n(equal)} equal to yours`,
    nation: 'National board',
    nationalMedia: (score) =>
      `A media marker moved here in this round scores ${points(score)} at the end.`,
    noNational: 'No national opinions yet.',
    national: ({ space, card, dominant, members: each, points: score, yours }) =>
      [
        `Opinion ${n(space)}: ${card}`,
        ...(dominant ? ['dominant'] : []),
        `${members(each)} a round and ${points(score)} at the end for who has it`,
        ...(yours ? ['in your program'] : []),
      ].join(', '),
    mediaOf: (party, markers) =>
      `Media ${party.of}: ${markers.map(({ round, points: score }) => `round ${n(round)} (${points(score)})`).join(', ')}`,
    reserve: 'Exchange reserve',
    reserveCards: (list, stack) => `${list}. ${opinions(stack)} in the stack.`,
  };
};
