import {
  counted,
  END,
  enumerated,
  NONE,
  seatsIn,
  sectionsText,
  signed,
  SPECTATOR,
  type Names,
  type Section,
  type SectionTable,
} from '@hustings/kernel';
import {
  agreement,
  attitudeOf,
  bitCount,
  boardOf,
  HIDDEN,
  holdsCard,
  match,
  mediaMajority,
  programCards,
  topicOf,
} from '../world/index.js';
import { data } from './data.js';
import {
  cabinetName,
  cardName,
  cardNames,
  euros,
  partyName,
  partySubject,
  pollText,
  stateName,
  stateOf,
} from './english.js';
import { electionNow } from './preview.js';
import {
  firstElection,
  lastElection,
  mediaPoints,
  paysMembers,
  rounds,
} from './paragraphs/0.13-election-order.js';
import { barsCoalitions } from './paragraphs/4.1-anti-coalition-tile.js';
import { cabinet } from './paragraphs/3.3-cabinet-cards.js';
import { isDominant } from './paragraphs/9.4-national-opinions.js';
import type { BoardView, View } from './view.js';

/** The position as text, from what a viewer sees. */
export const describe = (view: View): string => sectionsText(sections(view, []));

/** The position under headings, in the order in which one looks at the table. */
export function sections(view: View, names: Names): Section[] {
  return [
    moment(view),
    ...ownThings(view),
    { title: 'States, in the order of their elections', parts: states(view) },
    parties(view, names),
    nation(view),
  ];
}

function moment(view: View): Section {
  const { at, owed } = view.position;
  const phase = at.split('/')[0].replace(/^\S+ /, '');
  const round = `Round ${view.round} of ${rounds(view)}`;
  if (at === END) return { title: `${round}: the game is over` };
  const waiting = seatsIn(owed).map((seat) => partySubject(view, seat));
  const decides =
    waiting.length === 1
      ? waiting[0].does('decides')
      : `${enumerated(waiting.map(({ name }) => name))} decide`;
  return {
    title: `${round}: ${phase}`,
    lines: [
      `${decides}. First player: ${partyName(view, view.first)}.`,
      ...auction(view),
      ...(view.poll < 0 ? [] : [`Your poll: ${pollText(view, view.poll)}.`]),
      ...offer(view),
      ...coalitions(view),
    ],
  };
}

/** Bids of phase 7, where a poll is up for auction. */
function auction(view: View): string[] {
  const { bid, bidder, out } = view.auction;
  const { election } = view.position.now;
  if (!view.position.at.startsWith('7 ') || election === NONE) return [];
  const highest =
    bidder === NONE
      ? 'no bid yet'
      : `${partySubject(view, bidder).does('has')} bid ${euros(bid)}, the highest bid`;
  const passed = seatsIn(out).map((seat) => partyName(view, seat));
  const left = passed.length === 0 ? '' : ` Passed: ${passed.join(', ')}.`;
  return [`Poll of ${stateOf(view, election)}: ${highest}.${left}`];
}

function offer(view: View): string[] {
  if (view.offered === NONE) return [];
  const from = partySubject(view, view.position.now['seat']);
  return [`${from.does('offers')} ${partyName(view, view.offered)} a coalition.`];
}

function coalitions(view: View): string[] {
  return view.partners.flatMap((partner, seat) =>
    partner > seat ? [`Coalition: ${partyName(view, seat)} and ${partyName(view, partner)}.`] : [],
  );
}

/** Hand, shadow cabinet and contributions of whoever looks; a spectator has none. */
function ownThings(view: View): Section[] {
  const seat = view.position.viewer;
  if (seat === SPECTATOR) return [];
  const sums = data.contributions.filter((_, i) => (view.contributions[seat] >> i) & 1);
  return [
    {
      title: `Your party: ${partyName(view, seat)}`,
      lines: [
        `${euros(view.money[seat])}, ${counted(view.members[seat], 'member')}, ${counted(view.seats[seat], 'seat')} won. In your supply: ${counted(view.meetingSupply[seat], 'meeting')}, ${counted(view.mediaSupply[seat], 'media marker')}.`,
        `Program: ${cardNames(programCards(view.programs[seat]))}.`,
        `Hand: ${cardNames(view.hands[seat])}.`,
        `Contributions left: ${sums.map(euros).join(', ') || 'none'}.`,
      ],
      parts: [{ title: 'Your shadow cabinet', list: seatsIn(view.cabinet[seat]).map(cabinetText) }],
    },
  ];
}

/** A cabinet card, its price and what it can do, one of which its owner chooses. */
export const cabinetText = (card: number): string =>
  `${cabinetName(card)}, ${euros(cabinet[card].cost)}: ${cabinetPowers(card)}`;

export function cabinetPowers(card: number): string {
  const { votes, keyIssue, media, popularity, other, telephone } = cabinet[card];
  const powers = [
    counted(votes, 'vote'),
    ...(popularity === 0 ? [] : [`popularity ${signed(popularity)}`]),
    ...(other === 0 ? [] : [`another party’s popularity ${signed(other)}`]),
    ...(keyIssue ? ['key issue marker'] : []),
    ...(media ? ['replace a media marker'] : []),
  ];
  return `${powers.join(', or ')}${telephone ? '; brings a coalition tile' : ''}`;
}

function states(view: View): Section[] {
  const parts: Section[] = [];
  for (let election = firstElection(view); election <= lastElection(view); election++) {
    parts.push(state(view, view.boards[boardOf(election)], election));
  }
  return parts;
}

function state(view: View, board: BoardView, election: number): Section {
  const { seats } = data.states[board.state];
  // By the round: after the count the next state stands where the electing one did.
  const when =
    election + 1 === view.round ? 'elects this round' : `elects in round ${election + 1}`;
  const tiles = [
    `Up to ${counted(seats, 'seat')}.`,
    ...(paysMembers(view, election) ? ['Pays 1,000 € for each member.'] : []),
    ...(barsCoalitions(view, election) ? ['No coalitions here.'] : []),
  ];
  return {
    title: `${stateName(board.state)}, ${when}`,
    lines: [tiles.join(' '), `Opinions: ${opinions(view, board)}.`, mediaLine(view, board)],
    table: campaigns(view, board),
  };
}

function opinions(view: View, board: BoardView): string {
  const open = board.opinions.flatMap((card, space) =>
    card === HIDDEN ? [] : [opinion(view, board, card, space)],
  );
  const hidden = board.opinions.length - open.length;
  return [...open, ...(hidden === 0 ? [] : [`${hidden} face down`])].join(', ') || 'none';
}

/** An opinion, and what it is worth to the viewer's program. */
function opinion(view: View, board: BoardView, card: number, space: number): string {
  const isKey = space === board.double;
  const { viewer } = view.position;
  const worth =
    viewer === SPECTATOR
      ? 0
      : view.programs[viewer][topicOf(card)] * attitudeOf(card) * (isKey ? 2 : 1);
  const notes = [
    ...(isKey ? ['key issue, counts twice'] : []),
    ...(worth === 0 ? [] : [`${signed(worth)} for you`]),
  ];
  return notes.length === 0 ? cardName(card) : `${cardName(card)} (${notes.join('; ')})`;
}

function mediaLine(view: View, board: BoardView): string {
  const leader = mediaMajority(board.media);
  const placed = board.media.reduce((sum, markers) => sum + markers, 0);
  const spots = `Media: ${placed} of ${data.mediaSpots} spots taken`;
  return leader === NONE
    ? `${spots}, nobody has most.`
    : `${spots}, ${partySubject(view, leader).does('has')} most.`;
}

function campaigns(view: View, board: BoardView): SectionTable {
  const { conversions, outcome } = electionNow(view, board, partnersIn(view, board));
  return {
    heads: [
      'Party',
      'Votes',
      'Popularity',
      'Meetings',
      'Media',
      'Match',
      'Votes if it elected now',
      'Also there',
    ],
    rows: view.parties.map((_, seat) => [
      partyName(view, seat),
      String(board.votes[seat]),
      signed(board.popularity[seat]),
      String(board.meetings[seat]),
      String(board.media[seat]),
      signed(match(view.programs[seat], board)),
      `${conversions[seat].total} (${counted(outcome.seats[seat], 'seat')})`,
      alsoThere(board, seat),
    ]),
    own: view.position.viewer,
  };
}

/** Coalitions hold in the state electing now alone. */
const partnersIn = (view: View, board: BoardView): readonly number[] =>
  board === view.boards[boardOf(view.held)] ? view.partners : view.parties.map(() => NONE);

function alsoThere(board: BoardView, seat: number): string {
  const laid = board.laid[seat];
  return [
    ...((board.tiles >> seat) & 1 ? ['coalition tile'] : []),
    ...(laid === NONE ? [] : [laid === HIDDEN ? 'a cabinet card' : cabinetName(laid)]),
  ].join(', ');
}

function parties(view: View, names: Names): Section {
  return {
    title: 'Parties',
    table: {
      heads: [
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
      rows: view.parties.map((_, seat) => [
        names[seat] === undefined
          ? partyName(view, seat)
          : `${partyName(view, seat)}, ${names[seat]}`,
        String(view.seats[seat]),
        view.money[seat] === HIDDEN ? 'hidden' : euros(view.money[seat]),
        String(view.members[seat]),
        counted(view.hands[seat].length, 'card'),
        String(view.meetingSupply[seat]),
        String(view.mediaSupply[seat]),
        String(bitCount(view.cabinet[seat])),
        contributionsLeft(view, seat),
      ]),
      own: view.position.viewer,
    },
    list: view.parties.map((_, seat) => program(view, seat)),
  };
}

function contributionsLeft(view: View, seat: number): string {
  const count = bitCount(view.contributions[seat]);
  const card = view.given[seat];
  if (card === NONE) return `${count} left`;
  if (card === HIDDEN) return `${count} left, refuses one`;
  const accepted = (view.accepting >> seat) & 1;
  return `${count} left, ${accepted ? 'accepts' : 'refuses'} ${euros(data.contributions[card])}`;
}

function program(view: View, seat: number): string {
  const { viewer } = view.position;
  const cards = cardNames(programCards(view.programs[seat]));
  const head = `Program of ${partyName(view, seat)}: ${cards}`;
  if (viewer === SPECTATOR || viewer === seat) return head;
  return `${head}; ${agreement(view.programs[viewer], view.programs[seat])} equal to yours`;
}

function nation(view: View): Section {
  const markers = view.parties.flatMap((_, seat) => {
    const where = seatsIn(view.presence[seat]).map(
      (round) => `round ${round + 1} (${counted(mediaPoints(view, round + 1), 'point')})`,
    );
    return where.length === 0 ? [] : [`Media of ${partyName(view, seat)}: ${where.join(', ')}`];
  });
  const nextRound = mediaPoints(view, view.round);
  return {
    title: 'National board',
    lines: [
      `A media marker moved here in this round scores ${counted(nextRound, 'point')} at the end.`,
      ...(view.nation.opinions.length === 0 ? ['No national opinions yet.'] : []),
    ],
    list: [...view.nation.opinions.map((card, space) => national(view, card, space)), ...markers],
    parts: [
      {
        title: 'Exchange reserve',
        lines: [
          `${cardNames(view.reserve)}. ${counted(view.opinionStack, 'opinion')} in the stack.`,
        ],
      },
    ],
  };
}

function national(view: View, card: number, space: number): string {
  const { members, points } = data.nationalOpinion[space];
  const dominant = isDominant(view.nation, space);
  const { viewer } = view.position;
  const yours = viewer !== SPECTATOR && holdsCard(view.programs[viewer], card);
  return [
    `Opinion ${space + 1}: ${cardName(card)}`,
    ...(dominant ? ['dominant'] : []),
    `${counted(members, 'member')} a round and ${counted(points + (dominant ? data.dominantPoints : 0), 'point')} at the end for who has it`,
    ...(yours ? ['in your program'] : []),
  ].join(', ');
}
