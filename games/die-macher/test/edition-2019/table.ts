import { coded, isRefusal, Program, seatsIn, seedFrom, type Answer } from '@hustings/kernel';
import { dieMacher2019 as game } from '../../rules/edition-2019/die-macher-2019.js';
import {
  data,
  electsNow,
  firstElection,
  lastElection,
  match,
  politicians,
  programWords,
  stateCount,
  trendFigure,
  type Event,
  type PartyId,
  type State,
  type View,
} from '../../rules/edition-2019/index.js';
import { draft } from '../../rules/edition-2019/paragraphs/0.10-draft.js';
import { programs } from '../../rules/edition-2019/paragraphs/0.11-program.js';
import { startPositions } from '../../rules/edition-2019/paragraphs/0.14-start-positions.js';
import { startPlayer } from '../../rules/edition-2019/paragraphs/1-start-player.js';
import { partyPrograms } from '../../rules/edition-2019/paragraphs/2-party-programs.js';
import { media } from '../../rules/edition-2019/paragraphs/3-media.js';
import { rallies } from '../../rules/edition-2019/paragraphs/4-rallies.js';
import { sendingPoliticians } from '../../rules/edition-2019/paragraphs/5-sending-politicians.js';
import { politiciansActions } from '../../rules/edition-2019/paragraphs/6-politicians-actions.js';
import { mediaInfluence } from '../../rules/edition-2019/paragraphs/7-media-influence.js';
import { pollAuctions } from '../../rules/edition-2019/paragraphs/8-poll-auctions.js';
import { ralliesIntoVotes } from '../../rules/edition-2019/paragraphs/9a-rallies-into-votes.js';
import { elections } from '../../rules/edition-2019/paragraphs/9b-election.js';
import { money } from '../../rules/edition-2019/paragraphs/9c-money.js';
import { nextRound } from '../../rules/edition-2019/paragraphs/9d-next-round.js';
import { end } from '../../rules/edition-2019/paragraphs/9e-end.js';
import { nowhere } from '../../rules/edition-2019/paragraphs/0-setup.js';
import { displaySize } from '../../rules/edition-2019/paragraphs/2.3-program-stack-and-display.js';
import { newBoard } from '../../rules/edition-2019/paragraphs/0.4-states.js';
import { inOrder, repeatWhile, when } from '../../rules/edition-2019/words.js';
import { boardOf } from '../../rules/world/index.js';
import {
  asBits,
  cardsOf,
  Deck,
  figures,
  RuleTable,
  seatOf,
  type Figures,
  type PerParty,
} from '../world/rule-table.js';
import {
  fillOpinions,
  fillPrograms,
  layPolls,
  stackOpinions,
  stackPrograms,
  statesToLay,
  takeOpinions,
  takeProgramCards,
  type AnyStateSpec,
  type AnyTableSpec,
} from '../world/laying.js';

/**
 * A small language for rule tests: a position, an act and its consequence. A position is a real
 * table after its setup, with the named things put where the test wants them and every other card,
 * cube and marker where it can be: all of them are still there, and the invariants of the game are
 * checked when the table is laid and after every act.
 */

export type Topic = (typeof data.topics)[number];
export type Card = `${'+' | '-'}${Topic}`;
export type Code = (typeof data.states)[number]['code'];
export type PoliticianId = (typeof data.politicians)[number]['id'];

/** What lies in a state; what is not named is empty, at 0, or any cards that fit. */
export type StateSpec = AnyStateSpec<Card> & {
  double?: Card;
  /** As printed on the scale: -3, -2, 0, 2, 3, 4. */
  trend?: Figures;
  rallies?: Figures;
  sent?: PerParty<PoliticianId>;
};

export type TableSpec = AnyTableSpec<Card> & {
  elections?: 4 | 7;
  overbidding?: 'impossible' | 'penalised';
  /** The phase that begins now; its automatic steps are carried out up to the first question. */
  at: Phase;
  /** The (previous) start player; otherwise the first of the players. */
  start?: PartyId;
  /** In the order of their elections, from the one electing now. */
  states?: Partial<Record<Code, StateSpec>>;
  /** Seven elections: the states to come, the next one first. */
  coming?: readonly Code[];
  base?: Figures;
  programDisplay?: readonly Card[];
  /** Opinions already taken from the display. */
  displayLacks?: readonly Card[];
  /** Politicians that have served. */
  served?: PerParty<readonly PoliticianId[]>;
  /** Donations left; otherwise those of the round. */
  donations?: PerParty<readonly number[]>;
  /** Media presence spots, by the number of the election, counted from 1. */
  presence?: PerParty<readonly number[]>;
  votePoints?: Figures;
  winPoints?: Figures;
};

const beforeRounds = {
  '0 draft': draft,
  '0 program': programs,
  '0 start positions': startPositions,
};

const phasesOfRound = {
  '1 start player': startPlayer,
  '2 party programs': partyPrograms,
  '3 media': media,
  '4 rallies': rallies,
  '5 sending politicians': sendingPoliticians,
  "6 politicians' actions": politiciansActions,
  '7 media influence': mediaInfluence,
  '8 poll auctions': pollAuctions,
  '9a rallies into votes': ralliesIntoVotes,
  '9b election': elections,
  '9c money': money,
  '9e end': end,
  '9d next round': nextRound,
};

export type Phase = keyof typeof beforeRounds | keyof typeof phasesOfRound;

const going = (s: State): boolean => s.ended === 0;

/** The sequence of play from a phase on: the paths of its questions are those of the game. */
function sequenceFrom(phase: Phase): Program<State, Event> {
  const setup = Object.entries(beforeRounds);
  const round = Object.entries(phasesOfRound);
  const rest = setup.slice(setup.findIndex(([name]) => name === phase)).map(([, part]) => part);
  if (phase in beforeRounds) {
    return new Program(inOrder(...rest, repeatWhile(going, ...round.map(([, part]) => part))));
  }
  const here = round.findIndex(([name]) => name === phase);
  const parts = round.map(([, part]) => part);
  const others = inOrder(...parts.slice(0, here));
  return new Program(repeatWhile(going, ...parts.slice(here), when(going, others)));
}

/** A poll, named by the party it raises by 2 and the one it raises by 1. */
export function poll(two: PartyId, one: PartyId): number {
  const found = data.polls.findIndex((p) => p.trend[two] === 2 && p.trend[one] === 1);
  if (found < 0) throw new Error(`no poll raises ${two} by 2 and ${one} by 1`);
  return found;
}

export const { cardNumber, words } = cardsOf<Card>(programWords);

const politicianNumber = (id: PoliticianId): number => politicians.findIndex((p) => p.id === id);

export function table(spec: TableSpec): Table {
  const { players, elections: length = 4, purses = 'hidden', overbidding = 'impossible' } = spec;
  const raw = { elections: length, money: purses, overbidding, parties: players };
  const options = game.readOptions(raw, players.length);
  if (isRefusal(options)) throw new Error(coded(options));
  const s = game.setup(options, players.length, seedFrom(spec.seed ?? 'a table'));
  s.now = nowhere();
  s.round = spec.round ?? 1;
  s.start = players.indexOf(spec.start ?? players[0]);
  layStates(s, spec);
  layPartyThings(s, spec);
  layPrograms(s, spec);
  layOpinions(s, spec);
  layPolls(s, spec, s.pollStack);
  const events: Event[] = [];
  sequenceFrom(spec.at).begin(s, events);
  const loaded = game.load(JSON.parse(JSON.stringify(s)));
  if (isRefusal(loaded)) throw new Error(`the table is impossible: ${coded(loaded)}`);
  return new Table(s, events);
}

/** A real game, just set up. */
export function newGame(seats: number, raw: object = {}, seed = 'a game'): State {
  const options = game.readOptions(raw, seats);
  if (isRefusal(options)) throw new Error(coded(options));
  return game.setup(options, seats, seedFrom(seed));
}

export const newGames = (count: number, seats: number, raw: object = {}): State[] =>
  Array.from({ length: count }, (_, i) => newGame(seats, raw, `game ${i}`));

function layStates(s: State, spec: TableSpec): void {
  const seats = spec.players.length;
  const { named, coming, numberOf, next } = statesToLay<Code>(data.states, spec);
  if (named.length > stateCount(s)) throw new Error('more states than boards');
  s.boards = s.boards.map(() => newBoard(-1, seats));
  for (let n = 0; n < stateCount(s); n++) {
    const board = newBoard(n < named.length ? numberOf(named[n]) : next(), seats);
    const state = (spec.states ?? {})[named[n]] ?? {};
    board.votes = figures(spec, state.votes, 0);
    board.rallies = figures(spec, state.rallies, 0);
    board.media = figures(spec, state.media, 0);
    board.trend = figures(spec, state.trend, 0).map((figure) =>
      data.trendScale.findIndex((printed) => printed === figure),
    );
    for (const [party, id] of Object.entries(state.sent ?? {})) {
      board.sent[seatOf(spec.players, party as PartyId)] = politicianNumber(id);
    }
    s.boards[boardOf(firstElection(s) + n)] = board;
  }
  const drawn = spec.elections === 7 ? 7 : 4;
  s.past = Array.from({ length: firstElection(s) }, next);
  s.coming = Array.from({ length: drawn - 1 - lastElection(s) }, (_, i) =>
    i < coming.length ? numberOf(coming[i]) : next(),
  ).reverse();
}

const donationNumber = (sum: number): number =>
  data.donations.findIndex((donation) => donation.money === sum);

function layPartyThings(s: State, spec: TableSpec): void {
  s.money = figures(spec, spec.money, data.start.money);
  s.base = figures(spec, spec.base, data.start.base);
  s.votePoints = figures(spec, spec.votePoints, 0);
  s.winPoints = figures(spec, spec.winPoints, 0);
  s.earned = s.parties.map(() => 0);
  const sum = (count: (board: State['boards'][number]) => number): number =>
    s.boards.reduce((total, board) => total + count(board), 0);
  spec.players.forEach((party, seat) => {
    const presence = spec.presence?.[party] ?? [];
    s.presence[seat] = asBits(presence.map((election) => election - 1));
    s.rallySupply[seat] -= sum((board) => board.rallies[seat]);
    s.mediaSupply[seat] -= presence.length + sum((board) => board.media[seat]);
    const gone = (spec.served?.[party] ?? []).map(politicianNumber);
    const away = [...gone, ...s.boards.map((board) => board.sent[seat])];
    s.cabinet[seat] &= ~asBits(away.filter((politician) => politician >= 0));
    const left = spec.donations?.[party] ?? [10, 20, 30].slice(Math.min(3, s.round - 1));
    s.donations[seat] = asBits(left.map(donationNumber));
  });
}

function layPrograms(s: State, spec: TableSpec): void {
  const deck = new Deck<Card>('program', data.programCards.copies, cardNumber);
  const drafting = spec.at === '0 draft' || spec.at === '0 program';
  s.picks = spec.players.map(() => []);
  const display = deck.takeAll(spec.programDisplay);
  const stack = takeProgramCards(s, spec, deck);
  fillPrograms(s, spec, deck, {
    hand: drafting ? data.draft.cards : 1,
    program: (party) => (drafting || spec.programs?.[party] !== undefined ? 0 : data.draft.program),
  });
  while (display.length < displaySize(spec.players.length)) display.push(deck.any());
  s.programDisplay = display;
  stackPrograms(s, spec, deck, stack);
}

/** How many opinions lie face up in the states of each round, in election order (10.10). */
const faceUp = {
  4: [[4, 3, 2, 1], [4, 3, 2], [4, 3], [4]],
  7: [
    [4, 3, 2, 1],
    [4, 3, 2, 2],
    [4, 3, 3, 2],
    [4, 4, 3, 3],
    [4, 4],
  ],
};

function layOpinions(s: State, spec: TableSpec): void {
  const deck = new Deck<Card>('opinion', data.opinionCards.copies, cardNumber);
  const states = Object.values(spec.states ?? {});
  const down = takeOpinions(s, states, firstElection(s), deck);
  s.opinionDisplay = programWords.map((card) => {
    if (spec.displayLacks?.includes(card as Card)) return 0;
    deck.take(card as Card);
    return 1;
  });
  const top = deck.takeAll(spec.opinionStack ?? spec.wholeOpinionStack);
  const discards = deck.takeAll(spec.opinionDiscards);
  for (let election = firstElection(s); election <= lastElection(s); election++) {
    const n = election - firstElection(s);
    const board = s.boards[boardOf(election)];
    const named = states[n]?.opinions !== undefined && !electsNow(s, election);
    const up = named ? board.up : faceUp[spec.elections ?? 4][s.round - 1][n];
    fillOpinions(board, up, down[n] ?? [], deck);
    const double = states[n]?.double;
    if (double !== undefined) board.double = board.opinions.indexOf(cardNumber(double));
  }
  s.doubles -= s.boards.filter((board) => board.double >= 0).length;
  stackOpinions(s, spec, deck, { top, discards });
}

export class Table extends RuleTable<State, View, Event, Card> {
  constructor(s: State, events: Event[]) {
    super(s, events, game, words);
  }

  /** Whoever is asked does nothing, or the least there is, until the game stands in a phase. */
  quietlyTo(phase: Phase | 'end'): this {
    return this.quietlyUntil(() => this.s.flow.at.startsWith(phase));
  }

  /** A poll is rather kept quiet than published. */
  override least(seat: number): Answer {
    const least = super.least(seat);
    return least.kind === 'publishPoll' ? { ...least, move: 'keepQuiet' } : least;
  }

  get start(): PartyId {
    return this.party(this.s.start);
  }

  get display(): Card[] {
    return words(this.s.programDisplay);
  }

  /** The opinions in the display. */
  get opinions(): Card[] {
    return words(this.s.opinionDisplay.flatMap((lies, card) => (lies === 1 ? [card] : [])));
  }

  /** The states on the boards, in the order of their elections. */
  get states(): Code[] {
    const codes: Code[] = [];
    for (let e = firstElection(this.s); e <= lastElection(this.s); e++) {
      codes.push(data.states[this.s.boards[boardOf(e)].state].code);
    }
    return codes;
  }

  state(code: Code) {
    const board = this.s.boards.find((b) => b.state >= 0 && data.states[b.state].code === code);
    if (board === undefined) throw new Error(`${code} lies on no board`);
    return {
      board,
      votes: (party: PartyId): number => board.votes[this.seat(party)],
      trend: (party: PartyId): number => trendFigure(board.trend[this.seat(party)]),
      rallies: (party: PartyId): number => board.rallies[this.seat(party)],
      media: (party: PartyId): number => board.media[this.seat(party)],
      match: (party: PartyId): number => match(this.s.programs[this.seat(party)], board),
      opinions: words(board.opinions.slice(0, board.up)),
      double: board.double < 0 ? undefined : words(board.opinions)[board.double],
    };
  }

  base(party: PartyId): number {
    return this.s.base[this.seat(party)];
  }

  /** Rally cubes in the supply. */
  cubes(party: PartyId): number {
    return this.s.rallySupply[this.seat(party)];
  }

  cabinet(party: PartyId): string[] {
    const left = this.s.cabinet[this.seat(party)];
    return politicians.filter((_, i) => (left >> i) & 1).map((politician) => politician.id);
  }

  donations(party: PartyId): number[] {
    const left = this.s.donations[this.seat(party)];
    return data.donations.filter((_, i) => (left >> i) & 1).map((donation) => donation.money);
  }

  /** The elections at whose media presence spot a marker stands, counted from 1. */
  presence(party: PartyId): number[] {
    return seatsIn(this.s.presence[this.seat(party)]).map((election) => election + 1);
  }

  votePoints(party: PartyId): number {
    return this.s.votePoints[this.seat(party)];
  }

  winPoints(party: PartyId): number {
    return this.s.winPoints[this.seat(party)];
  }
}

export type { Figures };
export { game, politicianNumber, sequenceFrom };
