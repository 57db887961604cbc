import { does, type Formats } from '@hustings/texts';
import type { Figure } from '../../edition-2019/about.js';
import type { PositionTexts } from '../../edition-2019/position-texts.js';
import type { Party } from '../../world/index.js';
import { counts } from '../world.js';

const verb = (parties: readonly Party[], one: string, several: string): string =>
  parties.length === 1 && !parties[0].several ? one : several;

/** The position in words. */
export const position = (f: Formats<'en'>): PositionTexts => {
  const n = f.number;
  const eur = f.euros;
  const { votes, points, cards: count, polls, mediaMarkers } = counts(f);
  const rallies = (k: number): string => f.plural(k, { one: '# rally', other: '# rallies' });
  const all = (parties: readonly Party[]): string => f.list(parties.map(({ mid }) => mid));
  const figures = (of: readonly Figure[]): string =>
    of.map(({ who, by }) => `${who.name} ${f.signed(by)}`).join(', ');
  return {
    phases: {
      draft: 'draft',
      program: 'programs',
      start: 'start positions',
      startPlayer: 'start player',
      programs: 'party programs',
      media: 'media markers',
      rallies: 'rallies',
      politicians: 'sending politicians',
      actions: 'politicians act',
      influence: 'media influence',
      polls: 'polls',
      election: 'votes and elections',
      donations: 'donations',
    },
    setup: (phase) => `Before round 1: ${phase}`,
    moment: (round, of, phase) => `Round ${n(round)} of ${n(of)}: ${phase}`,
    over: 'The game is over',
    decide: (who) => `${f.begin(all(who))} ${verb(who, 'decides', 'decide')}.`,
    decided: (who) => `${f.begin(all(who))} ${verb(who, 'has', 'have')} decided.`,
    pick: (pick, of) => `Pick ${n(pick)} of ${n(of)}.`,
    startPlayer: (who) => `Start player: ${who.name}.`,
    startSoFar: (who) => `Start player so far: ${who.name}.`,
    terms: (elections, openMoney, penalised) =>
      `${f.plural(elections, { one: '# election', other: '# elections' })}; ${openMoney ? 'open money' : 'money is hidden until the end'}; ${penalised ? 'bids that can’t be paid are punished' : 'nobody can bid more than they own'}.`,
    tied: (who) => `Tied for start player: ${all(who)}.`,
    tiedAt: (bid) => `Each of them has bid ${eur(bid)}.`,
    raised: (who, bid) => `${does(who, 'has', 'have')} raised to ${eur(bid)}.`,
    paying: (who, { politician, state }, cost) =>
      `${politician} ${who.of} ${state.in}: to be paid ${eur(cost)}, or let go.`,
    acting: (who, { politician, state }, part) =>
      `${politician} ${who.of} ${state.in}: ${part === 'main' ? 'main action' : 'secondary action'}.`,
    doing: (action) => `Being done: ${action}.`,
    influencing: (who, state) =>
      `${does(who, 'leads', 'lead')} the media ${state.in} and may shift an opinion.`,
    auction: (state, auctioneer) =>
      `A poll ${state.in} is up for auction; auctioneer: ${auctioneer.name}.`,
    noBid: 'Nobody has bid yet.',
    highest: (who, bid) => `${does(who, 'has', 'have')} bid ${eur(bid)}, the highest bid.`,
    out: (who) => `Out of the auctions of this phase: ${all(who)}.`,
    converting: (state) => `Rallies ${state.in} may be turned into votes.`,
    pollTaken: (who, state, back) =>
      `${does(who, 'looks', 'look')} at a poll ${state.in}; by its back it raises ${back.mid}.`,
    pollFront: (front) => `Its front, which only you see: ${figures(front)}.`,

    yourParty: (who) => `Your party: ${who.name}`,
    purse: (money, base, scored) => `${eur(money)}, party base ${n(base)}, ${points(scored)}.`,
    supply: (held, media) => `In your supply: ${rallies(held)}, ${mediaMarkers(media)}.`,
    program: (cards) => `Program: ${cards}.`,
    hand: (cards) => `Hand: ${cards}.`,
    picks: (cards) => `Picked so far: ${cards}.`,
    donationsLeft: (sums) =>
      sums.length === 0
        ? 'All donations are used.'
        : `Donations left: ${sums.map(eur).join(', ')}.`,
    yourPoliticians: 'Your politicians',
    noPoliticians: 'You have none left.',
    politician: (name, cost, powers) => `${name}, ${eur(cost)}; ${powers}`,

    states: 'States, in the order of their elections',
    stateTitle: (state, code, when, most) =>
      `${state.name} (${code}), ${when}, up to ${points(most)}`,
    electsNow: 'elects this round',
    electsIn: (round) => `elects in round ${n(round)}`,
    hasVoted: 'has voted',
    opinions: (open, hidden) => {
      const down = `${n(hidden)} face down`;
      return `Opinions: ${[...open, ...(hidden === 0 ? [] : [down])].join(', ')}.`;
    },
    opinion: (card, doubled, worth) => {
      const notes = [
        ...(doubled ? ['counts twice'] : []),
        ...(worth === undefined || worth === 0 ? [] : [`${f.signed(worth)} for you`]),
      ];
      return notes.length === 0 ? card : `${card} (${notes.join('; ')})`;
    },
    media: (present, leader, freeSpots) => {
      const spots = f.plural(freeSpots, { one: '# free spot', other: '# free spots' });
      if (present.length === 0) return `No media markers, ${spots}.`;
      const there = present.map(({ who, by }) => `${who.name} ${n(by)}`).join(', ');
      const leads = leader === undefined ? 'Nobody leads' : does(leader, 'leads', 'lead');
      return `Media markers: ${there}, ${spots}. ${leads}.`;
    },
    stateHeads: [
      'Party',
      'Votes',
      'Trend',
      'Rallies',
      'Media',
      'Match',
      'If it elected now',
      'Politician',
    ],
    ifNow: (got, worth) => `${votes(got)}, ${points(worth)}`,
    faceDown: 'face down',

    parties: 'Parties',
    partyHeads: [
      'Party',
      'Points',
      'Money',
      'Base',
      'Cards',
      'Rallies left',
      'Media left',
      'Politicians left',
      'Donations left',
      'Media presence',
    ],
    chair: (party, person, isYou) =>
      [party, ...(person === undefined ? [] : [person]), ...(isYou ? ['you'] : [])].join(', '),
    closed: 'closed',
    programOf: ({ of }, cards, alike) =>
      alike === undefined
        ? `Program ${of}: ${cards}`
        : `Program ${of}: ${cards}; ${count(alike)} like yours`,
    presence: (spots) => (spots.length === 0 ? '' : spots.map(n).join(' + ')),

    displays: 'Displays and stacks',
    programDisplay: (cards, stack, discards) =>
      `Program display: ${cards}. In the stack: ${n(stack)}, discarded: ${n(discards)}.`,
    opinionDisplay: (cards, stack) => `Opinion display: ${cards}. In the stack: ${n(stack)}.`,
    opinionDiscards: (cards) => `Discarded opinions: ${cards}.`,
    nextPoll: (back, stack, discards) =>
      `The next poll raises ${back.mid}. In the stack: ${polls(stack)}, discarded: ${n(discards)}.`,
    pollPublished: (front) => `A published poll among the discards: ${figures(front)}.`,
    doubles: (markers) => `Double markers in the supply: ${n(markers)}.`,
    presenceSpots: (spots) =>
      `Media presence, points at the end by election: ${spots.map(n).join(', ')}.`,
    coming: (states) =>
      f.plural(states, {
        one: '# more state is still to come.',
        other: '# more states are still to come.',
      }),
  };
};
