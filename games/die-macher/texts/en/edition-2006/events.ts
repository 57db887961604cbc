import { NONE } from '@hustings/kernel';
import { does, verb, type Formats } from '@hustings/texts';
import type { Carried, ElectionOutcome, PassKind } from '../../../rules/edition-2006/index.js';
import type { Beginning, EventTexts, Naming } from '../../edition-2006/texts.js';
import type { Party } from '../../world/index.js';
import { counted, reckoned, startPart } from './counted.js';

/** One, several, and the rest of the sentence: what it means to pass depends on what was asked. */
const passes: Readonly<Record<PassKind, readonly [string, string, string]>> = {
  approach: ['asks', 'ask', 'for no further coalition'],
  bidForPoll: ['leaves', 'leave', 'the auction of the poll'],
  buyMedia: ['buys', 'buy', 'no media marker for now'],
  carryOpinion: ['carries', 'carry', 'no further opinion to the national board'],
  changeProgram: ['leaves', 'leave', 'the program as it is'],
  contribute: ['keeps', 'keep', 'the contributions for later'],
  convertMeetings: ['converts', 'convert', 'no meetings for now'],
  moveMedia: ['moves', 'move', 'no media marker to the national board'],
  swapOpinion: ['swaps', 'swap', 'no opinion'],
  useCabinet: ['waives', 'waive', 'the actions of the cabinet cards that are left'],
};

/** How a carried opinion changed what lies on its national space. */
function carried({ how, out }: { how: Carried; out: number }, { card }: Naming): string {
  if (how === 'new') return '';
  return how === 'dominant' ? ', where it becomes dominant' : `, in place of ${card(out)}`;
}

const has = (who: Party): string => verb(who, { one: 'has', several: 'have' });

/** The cards that only their owner sees. */
function seen({ secret }: { secret?: { cards: readonly number[] } }, { cards }: Naming): string {
  return secret === undefined || secret.cards.length === 0
    ? ''
    : `: ${cards(secret.cards)} (only you see this)`;
}

const under = (list: readonly number[], { cards }: Naming): string =>
  list.length === 0 ? '' : ` (${cards(list)} went under the stack)`;

/** A word for each event of the log; nothing where it needs no word. */
export const events = (f: Formats<'en'>): EventTexts => {
  const { cabinetCards, cards, mediaMarkers, meetings, members, moreMembers, seats, votes } =
    counted(f);
  const { euros: eur, number: n, signed } = f;
  const named = (all: readonly Party[]): string => f.list(all.map(({ mid }) => mid));
  const all = (list: readonly number[], { party }: Naming): string => named(list.map(party));
  const rolls = (dice: readonly number[]): string => dice.map(n).join(', ');
  /** What was taken from the two lists, and in which states. */
  const start = ({ parts, media, members: more }: Beginning): string =>
    f.list([
      ...parts.map(({ what, state }) => `${startPart(f)(what)} ${state.in}`),
      ...media.map(({ markers, state }) => `${mediaMarkers(markers)} ${state.in}`),
      ...(more === 0 ? [] : [moreMembers(more)]),
    ]);
  const winners = (list: readonly number[], { party }: Naming): string => {
    if (list.length === 0) return 'Nobody wins';
    if (list.length === 1) return does(party(list[0]), 'wins', 'win');
    return `${f.begin(named(list.map(party)))} win as a coalition`;
  };
  const outcome = (result: ElectionOutcome, naming: Naming): string => {
    const each = result.votes.map(
      (got, seat) => `${naming.party(seat).name} ${votes(got)} and ${seats(result.seats[seat])}`,
    );
    const won = `${winners(result.winners, naming)}${result.narrow ? ' by the tie-break' : ''}.`;
    const lost =
      result.narrowLoser === NONE
        ? ''
        : ` ${does(naming.party(result.narrowLoser), 'loses', 'lose')} by the tie-break alone.`;
    return `${each.join('; ')}. ${won}${lost}`;
  };
  return {
    decided: () => undefined, // what was decided is told when it is opened
    preliminaryTaken: ({ seat, choice }, { party, beginning }) =>
      `${does(party(seat), 'begins', 'begin')} with ${start(beginning(choice))}.`,
    bidsOpened: ({ bids }, { party }) =>
      `Bids: ${bids.map(({ seat, bid }) => `${party(seat).name}\u00a0${eur(bid)}`).join(', ')}.`,
    tie: ({ seats: tied, bid }, naming) =>
      `${f.begin(all(tied, naming))} are tied with ${eur(bid)}.`,
    diceForFirst: ({ dice }, { party }) =>
      `Dice for first player: ${dice.map(({ seat, die }) => `${party(seat).name}\u00a0${n(die)}`).join(', ')}.`,
    biddingWon: ({ seat, paid }, { party }) => {
      const pays = verb(party(seat), { one: 'pays', several: 'pay' });
      return `${does(party(seat), 'wins', 'win')} the bidding and ${pays} ${eur(paid)}.`;
    },
    firstPlayer: ({ seat, by }, { party }) =>
      seat === by
        ? `${does(party(by), 'goes', 'go')} first.`
        : `${does(party(by), 'names', 'name')} ${party(seat).whom} first player.`,
    passed: ({ seat, kind }, { party }) => {
      const [one, several, rest] = passes[kind];
      return `${does(party(seat), one, several)} ${rest}.`;
    },
    programsDrawn: (event, naming) =>
      `${does(naming.party(event.seat), 'draws', 'draw')} ${cards(event.count)}${seen(event, naming)}.`,
    programsDiscarded: (event, naming) =>
      `${does(naming.party(event.seat), 'discards', 'discard')} ${cards(event.count)}${seen(event, naming)}.`,
    programChanged: ({ seat, out, in: into }, { party, card }) =>
      out === into
        ? `${does(party(seat), 'swaps', 'swap')} a card for an equal one: the program stays the same.`
        : `${does(party(seat), 'replaces', 'replace')} ${card(out)} with ${card(into)} in the program.`,
    cabinetLaid: ({ seat, elections }, { party, state }) =>
      elections.length === 0
        ? `${does(party(seat), 'lays', 'lay')} no cabinet card.`
        : `${does(party(seat), 'lays', 'lay')} ${cabinetCards(elections.length)} face down in ${f.list(elections.map((e) => state(e).name))}.`,
    cabinetRevealed: ({ cards: laid }, { party, state, cabinet }) =>
      `Cabinet cards revealed: ${laid.map((one) => `${cabinet(one.card).name} ${party(one.seat).of} ${state(one.election).in}`).join(', ')}.`,
    cabinetPaid: ({ seat, paid }, { party }) =>
      `${does(party(seat), 'pays', 'pay')} ${eur(paid)} for cabinet cards.`,
    coalitionTile: ({ seat, election }, { party, state }) =>
      `${does(party(seat), 'has', 'have')} a coalition tile ${state(election).in}.`,
    cabinetActs: ({ seat, election, card }, { party, state, cabinet }) =>
      `${does(party(seat), 'uses', 'use')} ${cabinet(card).whom} ${state(election).in}.`,
    votesGained: ({ seat, election, votes: gain, total }, { party, state }) =>
      `${does(party(seat), 'gains', 'gain')} ${votes(gain)} ${state(election).in}: ${n(total)} in all.`,
    popularityMoved: ({ seat, election, from, to }, { party, state }) =>
      `Popularity ${party(seat).of} ${state(election).in}: ${signed(from)} → ${signed(to)}.`,
    keyIssuePlaced: ({ seat, election, card: issue }, { party, state, card }) =>
      `${does(party(seat), 'makes', 'make')} ${card(issue)} the key issue ${state(election).of}.`,
    keyIssueRemoved: ({ seat, election, card: issue }, { party, state, card }) =>
      `${does(party(seat), 'removes', 'remove')} the key issue marker from ${card(issue)} ${state(election).in}.`,
    mediaReplaced: ({ seat, owner, election, paid }, { party, state }) => {
      const pays = verb(party(seat), { one: 'pays', several: 'pay' });
      return `${does(party(seat), 'replaces', 'replace')} a media marker ${party(owner).of} ${state(election).in} and ${pays} ${eur(paid)}, half of it to the owner.`;
    },
    coalitionOffered: ({ seat, partner }, { party }) =>
      `${does(party(seat), 'offers', 'offer')} a coalition ${party(partner).to}.`,
    coalitionRefused: ({ seat, partner }, { party }) =>
      `${does(party(partner), 'refuses', 'refuse')} the coalition ${party(seat).with}.`,
    coalitionFormed: ({ seat, partner, forced }, { party }) =>
      forced
        ? `${does(party(seat), 'forces', 'force')} a coalition ${party(partner).with}.`
        : `${f.begin(named([party(seat), party(partner)]))} form a coalition.`,
    tilesReturned: ({ seats: who }, naming) =>
      `Coalition tiles of the electing state go back to ${all(who, naming)}.`,
    mediaBought: ({ seat, election, paid }, { party, state }) =>
      `${does(party(seat), 'buys', 'buy')} a media marker ${state(election).in} for ${eur(paid)}.`,
    opinionSwapped: ({ seat, election, out, in: into }, { party, state, card }) =>
      `${does(party(seat), 'puts', 'put')} ${card(into)} in place of ${card(out)} ${state(election).in}.`,
    meetingsPlaced: ({ seat, meetings: placed, paid }, { party }) => {
      const count = placed.reduce((sum, one) => sum + one, 0);
      return count === 0
        ? `${does(party(seat), 'places', 'place')} no new meetings.`
        : `${does(party(seat), 'pays', 'pay')} ${eur(paid)} for ${f.plural(count, { one: '# new meeting', other: '# new meetings' })}.`;
    },
    auctionOpened: ({ election }, { state }) => `The poll ${state(election).of} is up for auction.`,
    pollBid: ({ seat, bid }, { party }) => `${does(party(seat), 'bids', 'bid')} ${eur(bid)}.`,
    pollWon: (event, { party, state, poll }) => {
      const { secret } = event as Partial<typeof event>; // only the winner sees the card
      const says =
        secret === undefined ? '' : ` It says: ${poll(secret.poll)} (only you see this).`;
      return `${does(party(event.seat), 'gets', 'get')} the poll ${state(event.election).of} for ${eur(event.paid)}.${says}`;
    },
    pollUnsold: ({ election }, { state }) => `Nobody wants the poll ${state(election).of}.`,
    pollPublished: ({ seat, election, poll: number, lines }, naming) => {
      const { party, state, poll } = naming;
      const which = f.plural(lines.length, { one: 'the line', other: 'the lines' });
      return `${does(party(seat), 'publishes', 'publish')} ${which} for ${all(lines, naming)} of the poll ${state(election).of}. The card: ${poll(number)}.`;
    },
    pollKept: ({ seat, election, dice, members: now }, { party, state }) => {
      const who = party(seat);
      const roll = verb(who, { one: 'rolls', several: 'roll' });
      return `${does(who, 'does', 'do')} not publish the poll ${state(election).of}, ${roll} ${rolls(dice)} for new members and ${has(who)} ${members(now)}.`;
    },
    meetingsConverted: ({ seat, election, sum }, { party, state }) =>
      `${does(party(seat), 'converts', 'convert')} ${meetings(sum.meetings)} ${state(election).in}: ${reckoned(f)(sum.meetings, sum.popularity, sum.match)} = ${votes(sum.votes)}, ${n(sum.total)} in all.`,
    electionHeld: ({ election, outcome: result }, naming) =>
      `Election ${naming.state(election).in}: ${outcome(result, naming)}`,
    nationalMedia: ({ seat, round }, { party }) =>
      `${does(party(seat), 'moves', 'move')} a media marker to the national space of round ${n(round)}.`,
    opinionCarried: (event, naming) =>
      `${does(naming.party(event.seat), 'carries', 'carry')} ${naming.card(event.card)} to space\u00a0${n(event.space + 1)} of the national board${carried(event, naming)}.`,
    membersGained: ({ seat, gain, members: now }, { party }) =>
      gain === 0
        ? undefined
        : `${does(party(seat), 'gains', 'gain')} ${members(gain)} for national opinions: ${n(now)} in all.`,
    incomePaid: ({ seat, seats: won, members: paying }, { party }) =>
      `${does(party(seat), 'gets', 'get')} ${eur(won + paying)} for ${seats(won)}${paying > 0 ? ` and ${members(paying)}` : ''}.`,
    stateLeft: ({ state }, { stateItself }) => `${stateItself(state).name} has elected and leaves.`,
    stateEntered: ({ state }, { stateItself }) =>
      `${stateItself(state).name} comes in as the next state.`,
    opinionTurned: ({ election, card: opinion, under: list }, naming) =>
      `A new opinion ${naming.state(election).in}: ${naming.card(opinion)}${under(list, naming)}.`,
    opinionMissing: ({ election, under: list }, naming) =>
      `No opinion fits ${naming.state(election).in}${under(list, naming)}.`,
    contributionAccepted: ({ seat, sum }, { party }) =>
      `${does(party(seat), 'accepts', 'accept')} a contribution of ${eur(sum)}.`,
    contributionLaid: (event, { party }) => {
      const { secret } = event as Partial<typeof event>; // only who refuses knows the sum
      const sum = secret === undefined ? '' : ` of ${eur(secret.sum)}`;
      return `${does(party(event.seat), 'refuses', 'refuse')} a contribution${sum}, face down.`;
    },
    acceptedDice: ({ seat, dice, members: now }, { party }) => {
      const loses = verb(party(seat), { one: 'loses', several: 'lose' });
      return `${does(party(seat), 'rolls', 'roll')} ${rolls(dice)}, ${loses} members by the highest die and ${has(party(seat))} ${members(now)}.`;
    },
    refusalsShown: ({ refused }, { party }) =>
      `Refused: ${refused.map(({ seat, sum }) => `${party(seat).name} ${eur(sum)}`).join(', ')}.`,
    refusedDice: ({ seat, dice, members: now }, { party }) =>
      `${does(party(seat), 'rolls', 'roll')} ${rolls(dice)} for the refusal and ${has(party(seat))} ${members(now)}.`,
    bonusDice: ({ seat, dice, members: now }, { party }) =>
      `${does(party(seat), 'rolls', 'roll')} ${rolls(dice)} more for refusing most and ${has(party(seat))} ${members(now)}.`,
    roundBegan: ({ round }) => `Round ${n(round)}.`,
    gameEnded: () => 'The game is over.',
  };
};
