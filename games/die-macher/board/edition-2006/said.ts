import { NONE } from '@hustings/kernel';
import type { Said } from '@hustings/parts/point';
import { w } from '@hustings/parts/words';
import {
  barsCoalitions,
  cabinet,
  data,
  electionNow,
  factorFor,
  HIDDEN,
  isDominant,
  mediaPoints,
  paysMembers,
  rounds,
  seatsFor,
  type View,
} from '../../rules/edition-2006/index.js';
import { agreement, BOARDS, holdsCard } from '../../rules/world/index.js';
import { bits } from '../world/cards.js';
import type { Figure, Piece } from '../world/pieces.js';
import type { WorldTable } from '../world/table.svelte.js';
import { hidden, playerOf, Teller, type On, type PointRules, type Told } from '../world/told.js';
import { nightsOf } from './final.js';
import { pilesOf } from './piles.js';
import { codeOf, maxSeats, withMeetings, type Campaign } from './position.js';
import { m, p } from './words.svelte.js';

type OlderTable = WorldTable<View, Campaign>;
type InState = On<'state' | 'fit' | 'ifNow' | 'scale' | 'media'>;
type Tells = Teller<View, Campaign>;
/** The opinions of 2019's display and its polls lie on no table of this edition. */
type Drawn = Exclude<Piece, On<'poll'>>;

const rules: PointRules = {
  hidden: '10.1',
  opinion: '8.2',
  media: '5.3',
  spot: '5.1',
  ownCard: '8.2',
  theirCard: '4.1',
};

/** What each kind of piece is for: the phase in which it is played, if any. */
const phases: Partial<Record<Piece['on'], number>> = {
  hand: 2,
  slot: 3,
  spot: 5,
  offer: 5,
  opinion: 5,
  space: 9,
};

/** A state with what is being chosen. */
function asPlanned(table: OlderTable, campaign: Campaign): Campaign {
  const more = table.planned(campaign.election);
  const draft = table.draft(campaign);
  const { programs } = table;
  if (more === 0 && draft === campaign && table.draftedProgram === undefined) return campaign;
  const board = withMeetings(draft.board, table.you, more);
  const { first } = table.view;
  return { ...draft, board, preview: electionNow({ first, programs }, board, draft.partners) };
}

function slot(
  table: OlderTable,
  tells: Tells,
  { code, place }: { readonly code: string; readonly place: number },
): Told {
  const { laid } = tells.campaign(code).board;
  const seat = table.turns.filter((one) => laid[one] !== NONE)[place];
  const say = p();
  if (seat === undefined) return { title: say.slotFree(code), text: say.slotSay, rule: '3.1' };
  if (laid[seat] === HIDDEN)
    return { title: say.slotDown(table.party(seat), code), text: say.slotSay, rule: '3.1' };
  const title = say.slotUp(table.party(seat), m().office(cabinet[laid[seat]].id));
  return { title, text: deeds(laid[seat]), rule: '3.2' };
}

/** What a cabinet card costs and does. */
function deeds(card: number): string {
  const { cost, telephone, votes, popularity, other, media } = cabinet[card];
  const say = m().cabinet;
  const done = say.deeds(votes, popularity, other, media);
  return p().deeds(cost, telephone ? w().rows([done, say.telephone]) : done);
}

/** Who has a tile in a state, and with whom. */
function talk(table: OlderTable, { election, board, partners }: Campaign, seat: number): string {
  const say = m().table;
  const name = table.label(seat);
  if (barsCoalitions(table.view, election)) return say.barred;
  if (partners[seat] >= 0) return say.pact(name, table.label(partners[seat]));
  return ((board.tiles >> seat) & 1) === 1 ? p().tileSay(say.tile(name)) : say.noTile(name);
}

/** How a figure of a party in a state comes about. */
function figure(
  table: OlderTable,
  tells: Tells,
  { code, seat: whose, figure: of }: On<'figure'>,
): Told {
  const seat = whose === NONE ? table.order[0] : whose;
  const campaign = tells.campaign(code);
  const { board, preview, voted } = campaign;
  const say = p();
  if (whose === NONE && of === 'talk')
    return { title: say.talks(code), text: m().talks.hint, rule: '4.1' };
  const { meetings, popularity, match, votes, total } = preview.conversions[seat];
  const isTold = voted || table.forecast;
  const added =
    meetings === 0
      ? m().table.noMeeting(total)
      : m().table.sum(meetings, popularity, match, votes, board.votes[seat], total);
  const sum = isTold ? added : hidden();
  const place = isTold ? pilesOf(preview)[seat] : undefined;
  const shown = isTold ? total : board.votes[seat];
  const seats = board.state === NONE ? 0 : seatsFor(board.state, shown);
  const pile = place === undefined ? '' : say.pile(place[0], place[1]);
  const texts: Readonly<Record<Figure, readonly [string, string]>> = {
    votes: [`${sum}${pile}`, '8.3'],
    pile: [place === undefined ? sum : say.pileSay(place[0], place[1]), '8.3'],
    talk: [talk(table, campaign, seat), '4.1'],
    held: [say.meetings(board.meetings[seat], data.meetingsPerState), '6.1'],
    trend: [say.popularity(popularity), '8.2'],
    match: [say.match(match), '8.2'],
    factor: [say.factor(popularity, match, factorFor(popularity, match)), '8.2'],
    gain: [sum, '8.2'],
    worth: [say.seatsFor(shown, seats, maxSeats(board)), '9.1'],
  };
  const [text, rule] = texts[of];
  const title = say.figure(say.figures[of], table.party(seat), code);
  return { title, text: tells.planned(code, text), rule };
}

const holdings = {
  'i-coins': ['money', '9.6'],
  'i-members': ['members', '11.1'],
  'i-rally': ['meetings', '6.1'],
  'i-media': ['media', '5.1'],
} as const;

/** What others see of somebody's money. */
function purseSays({ view, you }: OlderTable, seat: number): string {
  const { money, openMoney, ownMoney } = m().seat.says;
  if (view.options.money === 'open') return openMoney;
  return seat === you ? ownMoney : money;
}

/** What a party has: its figures, a minister or a contribution, used or not. */
function has(table: OlderTable, { seat, what }: On<'has'>): Told {
  const say = p();
  const who = table.label(seat);
  const [kind, id] = what.split(':');
  if (kind === 'minister') {
    const card = cabinet.findIndex((one) => one.id === id);
    const left = bits(table.view.cabinet[seat]).includes(card);
    const title = say.has(who, m().office(id));
    return { title, text: left ? deeds(card) : say.served, rule: '3.1' };
  }
  if (kind === 'contribution') {
    const left = bits(table.view.contributions[seat]).includes(Number(id));
    const title = say.has(who, say.contribution(data.contributions[Number(id)]));
    return { title, text: left ? say.contributionSay : say.contributionUsed, rule: '10.2' };
  }
  const [name, rule] = holdings[what as keyof typeof holdings]; // a party shows no others
  const { says } = m().seat;
  const text = name === 'money' ? purseSays(table, seat) : says[name];
  return { title: say.has(who, m().seat[name]), text, rule };
}

/** A space of the national board: what lies there, what it brings, and to whom. */
function space(table: OlderTable, at: number): Told {
  const { nation } = table.view;
  if (at === NONE)
    return { title: w().lead(m().table.nation), text: m().table.nationSay, rule: '9.4' };
  const { points, members } = data.nationalOpinion[at];
  const title = m().table.space(at + 1, points, members);
  const card = nation.opinions[at];
  if (card === undefined) return { title, text: p().spaceFree, rule: '9.4' };
  const holders = table.order
    .filter((seat) => holdsCard(table.programs[seat], card))
    .map((seat) => table.label(seat));
  return { title, text: p().space(card, isDominant(nation, at), holders), rule: '9.5' };
}

function presence(table: OlderTable, election: number): Told {
  const { view } = table;
  const there = table.order.filter((seat) => ((view.presence[seat] >> election) & 1) === 1);
  const names = there.map((seat) => table.label(seat));
  const text = p().presenceSay(mediaPoints(view, election + 1), names);
  return { title: p().presence(election + 1), text, rule: '9.3' };
}

function round(table: OlderTable, of: number): Told {
  const code = of <= table.view.held + BOARDS ? codeOf(table.view, of - 1) : '';
  const won = nightsOf(table.session.entries).find(({ election }) => election === of - 1);
  const names = (won?.winners ?? []).map((seat) => table.label(seat));
  const name = p().round(code === '' ? undefined : m().state(code), names);
  const text = of === rounds(table.view) ? [name, p().alone].join(' · ') : name;
  return { title: m().strip.round(of), text, rule: '9.2' };
}

function inState(table: OlderTable, tells: Tells, piece: InState): Told {
  const say = p();
  const { code } = piece;
  const { board, elects, election, round: when } = tells.campaign(code);
  switch (piece.on) {
    case 'state': {
      const texts = [
        say.state(elects, when, maxSeats(board)),
        ...(when === rounds(table.view) ? [say.alone] : []),
        ...(paysMembers(table.view, election) ? [say.pays] : []),
        ...(barsCoalitions(table.view, election) ? [say.barred] : []),
      ];
      return { title: m().state(code), text: texts.join(' '), rule: '9.1' };
    }
    case 'fit':
      return { title: say.fit(code), text: say.fitSay, rule: '8.2' };
    case 'ifNow':
      return {
        title: m().table.ifNow,
        text: say.ifNow(barsCoalitions(table.view, election)),
        rule: '9.2',
      };
    case 'scale': {
      const lines = table.order.map((seat) =>
        say.on(table.label(seat), m().signed(board.popularity[seat])),
      );
      return { title: say.scale(code), text: say.scaleSay(lines), rule: '8.2' };
    }
    default:
      return tells.media(code);
  }
}

/** What a piece is, and how its figure comes about. */
function about(table: OlderTable, tells: Tells, piece: Drawn): Told {
  const say = p();
  switch (piece.on) {
    case 'opinion':
      return tells.opinion(piece);
    case 'spot':
      return tells.spot(piece);
    case 'slot':
      return slot(table, tells, piece);
    case 'figure':
      return figure(table, tells, piece);
    case 'party':
      return {
        title: say.party(table.label(piece.seat), playerOf(table, piece.seat)),
        text: say.partySay(table.view.seats[piece.seat], table.view.members[piece.seat]),
        rule: '11.1',
      };
    case 'alike': {
      const alike = agreement(table.programs[table.you], table.programs[piece.seat]);
      return { title: say.alike(alike), text: say.alikeSay, rule: '4.1' };
    }
    case 'has':
      return has(table, piece);
    case 'program':
      return tells.program(piece);
    case 'hand':
      return { title: m().quoted(piece.card), text: say.hand, rule: '2.1' };
    case 'offer':
    case 'opinionOffer':
      return { title: m().quoted(piece.card), text: say.reserve, rule: '5.4' };
    case 'display':
      return { title: w().lead(m().table.reserve), text: say.reserve, rule: '5.4' };
    case 'space':
      return space(table, piece.space);
    case 'presence':
      return presence(table, piece.election);
    case 'phase':
      return { ...say.phase(piece.phase), rule: `${piece.phase}.1` };
    case 'round':
      return round(table, piece.round);
    default:
      return inState(table, tells, piece);
  }
}

/** All there is to be told about a piece: also what pressing it does, or why not. */
export function told(table: OlderTable, piece: Piece): Said {
  const tells = new Teller(table, p(), rules, (campaign) => asPlanned(table, campaign));
  const ownMeetings = piece.on === 'figure' && piece.figure === 'held' && piece.seat === table.you;
  const shown = piece as Drawn; // what this board draws
  return tells.said(piece, about(table, tells, shown), ownMeetings ? 6 : phases[piece.on]);
}
