import { NONE } from '@hustings/kernel';
import type { Said } from '@hustings/parts/point';
import { w } from '@hustings/parts/words';
import {
  data,
  electionNow,
  HIDDEN,
  mediaPresencePoints,
  partyIds,
  politicians,
  type View,
} from '../../rules/edition-2019/index.js';
import { agreement } from '../../rules/world/index.js';
import { deed, deedsOf } from './panels/deeds.js';
import type { Figure, Piece } from '../world/pieces.js';
import type { WorldTable } from '../world/table.svelte.js';
import { hidden, playerOf, Teller, type On, type PointRules, type Told } from '../world/told.js';
import { heldElections } from './final.js';
import {
  codeOf,
  electionsOf,
  pointsTable,
  pointsWith,
  stateMax,
  trendOf,
  withRallies,
  type Campaign,
} from './position.js';
import { m } from './words.svelte.js';

type MacherTable = WorldTable<View, Campaign>;

/** What each kind of piece is for: the phase in which it is played, if any. */
const phases: Partial<Record<Piece['on'], number>> = {
  offer: 2,
  spot: 3,
  slot: 5,
  opinion: 7,
  opinionOffer: 7,
  poll: 8,
};

const rules: PointRules = {
  hidden: '9.18',
  opinion: '9.3',
  media: '7.1',
  spot: '3.1',
  ownCard: '0.11',
  theirCard: '9.8',
};
type Tells = Teller<View, Campaign>;

/** A state with what is being chosen. */
function asPlanned(table: MacherTable, campaign: Campaign): Campaign {
  const more = table.planned(campaign.election);
  const then = table.draft(campaign).board;
  if (more === 0 && then === campaign.board) return campaign;
  const board = withRallies(then, table.you, more);
  return { ...campaign, board, preview: electionNow(table.view, board) };
}

function slot(
  table: MacherTable,
  tells: Tells,
  { code, place }: On<'opinion' | 'spot' | 'slot'>,
): Told {
  const { sent } = tells.campaign(code).board;
  const seat = table.turns.filter((one) => sent[one] !== NONE)[place];
  const say = m().point;
  if (seat === undefined) return { title: say.slotFree(code), text: say.slotSay, rule: '5.1' };
  if (sent[seat] === HIDDEN)
    return { title: say.slotDown(table.party(seat), code), text: say.slotSay, rule: '5.1' };
  const who = politicians[sent[seat]];
  const deeds = deedsOf(who).map(deed);
  const title = say.slotUp(table.party(seat), m().politician(who.id));
  return { title, text: say.deeds(who.cost, deeds[0], deeds.slice(1)), rule: '6.5' };
}

/** What a party's rallies in a state would make of its votes. */
function sumOf({ board, preview }: Campaign, seat: number): string {
  const { rallies, trend, match, votes, total } = preview.conversions[seat];
  const factor = Math.max(1, match);
  return rallies === 0
    ? m().table.noRally(total)
    : m().table.sum(rallies, trend, factor, votes, board.votes[seat], total);
}

/** How a figure of a party in a state comes about. */
function figure(
  table: MacherTable,
  tells: Tells,
  { code, seat: whose, figure: of }: On<'figure'>,
): Told {
  const seat = whose === NONE ? table.order[0] : whose;
  const { board, preview, voted } = tells.campaign(code);
  const say = m().point;
  const { match, total } = preview.conversions[seat];
  const isTold = voted || table.forecast;
  const sum = isTold ? sumOf(tells.campaign(code), seat) : hidden();
  const shown = isTold ? total : board.votes[seat];
  const points = pointsWith(board, shown);
  const next = [...pointsTable(board)].sort(([a], [b]) => a - b).find(([least]) => least > shown);
  const worth = say.pointsFor(shown, points, next);
  const texts: Partial<Record<Figure, readonly [string, string]>> = {
    votes: [isTold ? `${sum}${say.points(points)}` : worth, '9.1'],
    held: [say.rallies(board.rallies[seat], data.ralliesPerState), '4.2'],
    trend: [say.trend(trendOf(board, seat)), '6.10'],
    match: [match < 1 ? m().table.countsAsLong(match) : say.match(match), '9.3'],
    gain: [sum, '9.1'],
    worth: [worth, '9.6'],
  };
  const [text, rule] = texts[of] ?? [sum, '9.1'];
  const title = say.figure(say.figures[of] ?? '', table.party(seat), code);
  return { title, text: tells.planned(code, text), rule };
}

function party(table: MacherTable, seat: number): Told {
  const { votePoints, winPoints } = table.view;
  return {
    title: m().point.party(table.label(seat), playerOf(table, seat)),
    text: m().point.partySay(votePoints[seat], winPoints[seat]),
    rule: '9.6',
  };
}

/** What a party has, by its picture: its name, what is said of it, and its rule. */
const holdings = {
  'i-coins': ['money', '3.4'],
  'i-base': ['base', '9.12'],
  'i-donation': ['donations', '9.13'],
  'i-rally': ['rallies', '4.2'],
  'i-media': ['media', '3.3'],
  'i-politician': ['politicians', '5.3'],
} as const;

function has(table: MacherTable, { seat, what }: On<'has'>): Told {
  const [name, rule] = holdings[what as keyof typeof holdings]; // a party shows no others
  const title = m().point.has(table.label(seat), m().seat[name]);
  const seen = name === 'money' && table.view.money[seat] !== HIDDEN;
  return { title, text: m().seat.says[seen ? 'moneySeen' : name] ?? '', rule };
}

const cardRules = { offer: '2.1', hand: '2.2', opinionOffer: '7.2' };
function cardOf({ on, card }: On<'hand' | 'offer' | 'opinionOffer'>): Told {
  return { title: m().quoted(card), text: m().point.cards[on], rule: cardRules[on] };
}

function presence(table: MacherTable, election: number): Told {
  const { view } = table;
  const there = table.order.filter((seat) => ((view.presence[seat] >> election) & 1) === 1);
  const worth = mediaPresencePoints(view, election);
  const names = there.map((seat) => table.label(seat));
  return {
    title: m().point.presence(election + 1),
    text: m().point.presenceSay(worth, names),
    rule: '9.10',
  };
}

function poll(table: MacherTable): Told {
  const back = partyIds[table.view.pollBack] ?? '';
  const here = table.order.some((seat) => table.party(seat) === back);
  const text = here ? m().point.poll(back) : m().point.pollAbsent(back);
  return { title: m().table.poll, text, rule: '8.4' };
}

function round(table: MacherTable, of: number): Told {
  const { view } = table;
  const elections = electionsOf(view, of);
  const known = elections.map((election) => codeOf(view, election)).filter((code) => code !== '');
  const won = heldElections(table.session.entries)
    .filter(({ election }) => elections.includes(election))
    .flatMap(({ outcome }) => outcome.winners.map((seat) => table.label(seat)));
  const names = known.map((code) => m().state(code));
  return {
    title: w().lead(m().strip.round(of)),
    text: m().point.round(names, elections.length - known.length, won),
    rule: view.options.elections === 7 ? '10.3' : '0.4',
  };
}

/** What a piece is, and how its figure comes about; no space of a nation is drawn in this edition. */
function about(table: MacherTable, tells: Tells, piece: Exclude<Piece, On<'space'>>): Told {
  const say = m().point;
  switch (piece.on) {
    case 'state': {
      const { elects, round: when } = tells.campaign(piece.code);
      const text = say.state(elects, when, stateMax(piece.code));
      return { title: m().state(piece.code), text, rule: '9.6' };
    }
    case 'fit':
      return { title: say.fit(piece.code), text: m().table.matchSay, rule: '9.3' };
    case 'ifNow':
      return { title: m().table.ifNow, text: say.ifNow, rule: '9.8' };
    case 'scale': {
      const { board } = tells.campaign(piece.code);
      const lines = table.order.map((seat) =>
        say.on(table.label(seat), m().signed(trendOf(board, seat))),
      );
      return { title: say.scale(piece.code), text: say.scaleSay(lines), rule: '6.10' };
    }
    case 'media':
      return tells.media(piece.code);
    case 'display': {
      const title = piece.of === 'offer' ? m().table.program : m().table.opinions;
      return { title: w().lead(title), text: say.displays[piece.of], rule: cardRules[piece.of] };
    }
    case 'opinion':
      return tells.opinion(piece);
    case 'spot':
      return tells.spot(piece);
    case 'slot':
      return slot(table, tells, piece);
    case 'figure':
      return figure(table, tells, piece);
    case 'party':
      return party(table, piece.seat);
    case 'alike': {
      const alike = agreement(table.programs[table.you], table.programs[piece.seat]);
      return { title: say.alike(alike), text: say.alikeSay, rule: '9.8' };
    }
    case 'has':
      return has(table, piece);
    case 'poll':
      return poll(table);
    case 'presence':
      return presence(table, piece.election);
    case 'phase':
      return { ...say.phase(piece.phase), rule: piece.phase === 0 ? '0.10' : `${piece.phase}.1` };
    case 'round':
      return round(table, piece.round);
    case 'program':
      return tells.program(piece);
    default:
      return cardOf(piece);
  }
}

/** All there is to be told about a piece: also what pressing it does, or why not. */
export function told(table: MacherTable, piece: Piece): Said {
  const tells = new Teller(table, m().point, rules, (campaign) => asPlanned(table, campaign));
  const ownRallies = piece.on === 'figure' && piece.figure === 'held' && piece.seat === table.you;
  const shown = piece as Exclude<Piece, On<'space'>>; // what this board draws
  return tells.said(piece, about(table, tells, shown), ownRallies ? 4 : phases[piece.on]);
}
