import { NONE, seatsIn, SPECTATOR } from '@hustings/kernel';
import {
  bitCount,
  boardOf,
  HIDDEN,
  match,
  mediaMajority,
  partyIds,
  programCards,
} from '../world/index.js';
import { cabinet } from './rules/3.3-cabinet-cards.js';
import { data } from './data.js';
import {
  barsCoalitions,
  electsNow,
  firstElection,
  lastElection,
  paysMembers,
  rounds,
} from './rules/0.13-election-order.js';
import { programWords } from './names.js';
import { isDominant } from './rules/9.4-national-opinions.js';
import { counted, euros, pollText } from './tell.js';
import type { BoardView, View } from './view.js';

/** The position as text, from what a viewer sees. */
export function describe(view: View): string {
  return [
    ...heading(view),
    ...auction(view),
    ...pollInHand(view),
    ...offer(view),
    '',
    ...commonThings(view),
    '',
    ...states(view),
    ...view.parties.flatMap((_, seat) => party(view, seat)),
  ].join('\n');
}

const partyName = (view: View, seat: number): string => partyIds[view.parties[seat]];

function heading(view: View): string[] {
  const { viewer, at, owed } = view.position;
  const whose = viewer === SPECTATOR ? 'a spectator' : partyName(view, viewer);
  const waiting = seatsIn(owed).map((seat) => partyName(view, seat));
  const [phase] = at.split('/');
  const turn =
    waiting.length === 0
      ? 'The game is over.'
      : `To decide: ${waiting.join(', ')}. Phase ${phase}.`;
  const { length, money, dice } = view.options;
  return [
    `Die Macher (2006), ${length} game, money ${money}, ${dice} dice`,
    `Round ${view.round} of ${rounds(view)}, seen by ${whose}. First player: ${partyName(view, view.first)}.`,
    ...(view.position.now['election'] === NONE
      ? [turn]
      : [`${turn} (${stateName(view, view.position.now['election'])})`]),
  ];
}

/** Bids of phase 7, where a poll is up for auction. */
function auction(view: View): string[] {
  const { bid, bidder } = view.auction;
  const { election } = view.position.now;
  if (!view.position.at.startsWith('7 ') || election === NONE) return [];
  const highest =
    bidder === NONE ? 'no bid yet' : `${partyName(view, bidder)} has bid ${euros(bid)}`;
  return [`The poll of ${stateName(view, election)}: ${highest}.`];
}

/** The front of a poll, for the one who looks at it. */
function pollInHand(view: View): string[] {
  return view.poll < 0 ? [] : [`Your poll: ${pollText(view.poll)}.`];
}

function offer(view: View): string[] {
  if (view.offered === NONE) return [];
  const from = partyName(view, view.position.now['seat']);
  return [`${from} offers ${partyName(view, view.offered)} a coalition.`];
}

const stateName = (view: View, election: number): string => {
  const { code, name } = data.states[view.boards[boardOf(election)].state];
  return `${code} ${name}`;
};

function commonThings(view: View): string[] {
  const nation = view.nation.opinions.map((card, space) =>
    isDominant(view.nation, space) ? `${programWords[card]} (dominant)` : programWords[card],
  );
  return [
    `National opinions: ${nation.join(' ') || 'none'}`,
    `Exchange reserve: ${cardList(view.reserve)} (stack ${view.opinionStack})`,
    ...coalitions(view),
  ];
}

function coalitions(view: View): string[] {
  return view.partners.flatMap((partner, seat) =>
    partner > seat ? [`Coalition: ${partyName(view, seat)} and ${partyName(view, partner)}`] : [],
  );
}

const cardList = (cards: readonly number[]): string =>
  cards.length === 0
    ? 'none'
    : cards.map((card) => (card === HIDDEN ? '?' : programWords[card])).join(' ');

function states(view: View): string[] {
  const lines: string[] = [];
  for (let election = firstElection(view); election <= lastElection(view); election++) {
    lines.push(...state(view, view.boards[boardOf(election)], election), '');
  }
  return lines;
}

function state(view: View, board: BoardView, election: number): string[] {
  const { code, name, seats } = data.states[board.state];
  const tiles = [
    electsNow(view, election) ? ['elects next'] : [],
    paysMembers(view, election) ? ['pays members'] : [],
    barsCoalitions(view, election) ? ['no coalitions'] : [],
  ].flat();
  const opinions = board.opinions.map((card, space) => {
    const word = card === HIDDEN ? '?' : programWords[card];
    return space === board.double ? `${word} (key issue)` : word;
  });
  const leader = mediaMajority(board.media);
  const media = leader === NONE ? 'nobody' : partyName(view, leader);
  const order = board.standing.map((seat) => partyName(view, seat)).reverse();
  return [
    `${[`${code} ${name}, election ${election + 1}`, ...tiles].join(', ')}; up to ${seats} seats`,
    `  opinions: ${opinions.join(' ')}; media: ${media}; order: ${order.join(' ') || 'none'}`,
    ...view.parties.map((_, seat) => campaign(view, board, seat)),
  ];
}

function campaign(view: View, board: BoardView, seat: number): string {
  const figures = [
    `votes ${board.votes[seat]}`,
    `popularity ${signed(board.popularity[seat])}`,
    `meetings ${board.meetings[seat]}`,
    `media ${board.media[seat]}`,
    `match ${signed(match(view.programs[seat], board))}`,
  ];
  if ((board.tiles >> seat) & 1) figures.push('coalition tile');
  const laid = board.laid[seat];
  if (laid !== NONE) figures.push(laid === HIDDEN ? 'a cabinet card' : cabinet[laid].id);
  return `  ${partyName(view, seat).padEnd(6)} ${figures.join(', ')}`;
}

const signed = (figure: number): string => (figure > 0 ? `+${figure}` : String(figure));

/** One's own cards with their costs; of the others only how many. */
function cabinetList(view: View, seat: number): string {
  const held = view.cabinet[seat];
  if (seat !== view.position.viewer) return String(bitCount(held));
  return seatsIn(held)
    .map((card) => `${cabinet[card].id} ${euros(cabinet[card].cost)}`)
    .join(', ');
}

/** The contribution a party has on the table. */
function given(view: View, seat: number): string {
  const card = view.given[seat];
  if (card === NONE) return '';
  if (card === HIDDEN) return ', refuses a contribution';
  const accepted = (view.accepting >> seat) & 1;
  return `, ${accepted ? 'accepts' : 'refuses'} ${euros(data.contributions[card])}`;
}

function party(view: View, seat: number): string[] {
  const sum = view.money[seat];
  const money = sum === HIDDEN ? 'closed purse' : euros(sum);
  const left = data.contributions.filter((_, i) => (view.contributions[seat] >> i) & 1);
  const media = seatsIn(view.presence[seat]).map((round) => round + 1);
  return [
    `${partyName(view, seat)}: ${counted(view.seats[seat], 'seat')}, ${money}, ${counted(view.members[seat], 'member')}${given(view, seat)}`,
    `  program ${cardList(programCards(view.programs[seat]))}; hand ${cardList(view.hands[seat])}`,
    `  in supply: ${view.meetingSupply[seat]} meetings, ${view.mediaSupply[seat]} media markers; ` +
      `national media of rounds: ${media.join(' ') || 'none'}; ` +
      `cabinet cards not yet seen: ${cabinetList(view, seat)}; ` +
      `contributions: ${left.map(euros).join(', ') || 'none'}`,
  ];
}
