import { NONE, seatsIn, SPECTATOR } from '@hustings/kernel';
import { bitCount, boardOf, HIDDEN, match, mediaMajority, programCards } from '../world/index.js';
import { data } from './data.js';
import {
  electsNow,
  firstElection,
  lastElection,
  mediaPresencePoints,
  rounds,
} from './paragraphs/10.6-states-electing.js';
import { programWords } from './names.js';
import { politicians } from './paragraphs/6.5-politicians.js';
import { trendFigure } from './paragraphs/6.10-trend-scale.js';
import type { BoardView, View } from './view.js';

/** The position as text, from what a viewer sees. */
export function describe(view: View): string {
  return [
    ...heading(view),
    ...auction(view),
    ...pollInHand(view),
    '',
    ...displays(view),
    '',
    ...states(view),
    ...view.parties.flatMap((_, seat) => party(view, seat)),
  ].join('\n');
}

const partyName = (view: View, seat: number): string => data.parties[view.parties[seat]].id;

function heading(view: View): string[] {
  const { viewer, at, owed } = view.position;
  const whose = viewer === SPECTATOR ? 'a spectator' : partyName(view, viewer);
  const waiting = seatsIn(owed).map((seat) => partyName(view, seat));
  const [phase] = at.split('/');
  const turn =
    waiting.length === 0 ? 'The game is over.' : `Phase ${phase}: ${waiting.join(', ')} to decide.`;
  const { elections, money, overbidding } = view.options;
  return [
    `Die Macher (2019), ${elections} elections, money ${money}, overbidding ${overbidding}`,
    `Round ${view.round} of ${rounds(view)}, seen by ${whose}. Start player: ${partyName(view, view.start)}.`,
    turn,
  ];
}

function auction(view: View): string[] {
  const { bid, bidder, auctioneer, tied } = view.auction;
  const lines: string[] = [];
  if (auctioneer !== NONE) lines.push(`Auctioneer: ${partyName(view, auctioneer)}.`);
  if (tied !== 0) {
    const names = seatsIn(tied).map((seat) => partyName(view, seat));
    lines.push(`Tied for start player: ${names.join(', ')}.`);
  }
  if (bid !== NONE) {
    const by = bidder === NONE ? '' : ` by ${partyName(view, bidder)}`;
    lines.push(`Highest bid: ${euros(bid)}${by}.`);
  }
  return lines;
}

/** The front of a poll, for the one who looks at it. */
function pollInHand(view: View): string[] {
  if (view.poll < 0) return [];
  const figures = data.parties.map(({ id }) => `${id} ${signed(data.polls[view.poll].trend[id])}`);
  return [`Your poll: ${figures.join(', ')}.`];
}

function displays(view: View): string[] {
  const opinions = view.opinionDisplay.flatMap((lies, card) => (lies === 1 ? [card] : []));
  const back = view.pollBack === NONE ? 'none' : data.parties[view.pollBack].id;
  return [
    `Programs on display: ${cardList(view.programDisplay)} (stack ${view.programStack})`,
    `Opinions on display: ${cardList(opinions)} (stack ${view.opinionStack})`,
    `Top poll raises: ${back} (stack ${view.pollStack})`,
  ];
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
  const { code, name, max } = data.states[board.state];
  const when = electsNow(view, election) ? 'elects now' : 'later';
  const opinions = board.opinions.map((card, space) => {
    const word = card === HIDDEN ? '?' : programWords[card];
    return space === board.double ? `${word} (double)` : word;
  });
  const leader = mediaMajority(board.media);
  const media = leader === NONE ? 'nobody' : partyName(view, leader);
  return [
    `${code} ${name}, election ${election + 1} (${when}), up to ${max} points`,
    `  opinions: ${opinions.join(' ')}; media: ${media}`,
    ...view.parties.map((_, seat) => campaign(view, board, seat)),
  ];
}

function campaign(view: View, board: BoardView, seat: number): string {
  const fit = match(view.programs[seat], board);
  const trend = signed(trendFigure(board.trend[seat]));
  const figures = [
    `votes ${board.votes[seat]}`,
    `trend ${trend}`,
    `rallies ${board.rallies[seat]}`,
    `media ${board.media[seat]}`,
    `match ${signed(fit)}`,
  ];
  const sent = board.sent[seat];
  const politician =
    sent === NONE ? '' : `, ${sent === HIDDEN ? 'a politician' : politicians[sent].id}`;
  return `  ${partyName(view, seat).padEnd(6)} ${figures.join(', ')}${politician}`;
}

const signed = (figure: number): string => (figure > 0 ? `+${figure}` : String(figure));

/** Sums are in thousands. */
const euros = (sum: number): string => (sum === 0 ? '0 €' : `${sum},000 €`);

function party(view: View, seat: number): string[] {
  const sum = view.money[seat];
  const money = sum === HIDDEN ? 'closed purse' : euros(sum);
  const points = view.votePoints[seat] + view.winPoints[seat];
  const donations = data.donations.filter((_, i) => (view.donations[seat] >> i) & 1);
  const picks = view.picks[seat];
  const picked = picks.length === 0 ? '' : `; picked ${cardList(picks)}`;
  const presence = presenceOf(view, seat);
  return [
    `${partyName(view, seat)}: ${points} points, ${money}, base ${view.base[seat]}${presence}`,
    `  program ${cardList(programCards(view.programs[seat]))}; hand ${cardList(view.hands[seat])}${picked}`,
    `  in supply: ${view.rallySupply[seat]} rallies, ${view.mediaSupply[seat]} media markers; ` +
      `politicians not yet seen: ${bitCount(view.unseen[seat])}; ` +
      `donations: ${donations.map((donation) => donation.money).join(', ') || 'none'}`,
  ];
}

/** The media presence spots on which the party has a marker, by their points. */
function presenceOf(view: View, seat: number): string {
  const spots: number[] = [];
  for (let election = 0; election < view.options.elections; election++) {
    if ((view.presence[seat] >> election) & 1) spots.push(mediaPresencePoints(view, election));
  }
  return spots.length === 0 ? '' : `, media presence ${spots.join(' + ')}`;
}
