import {
  coded,
  copyRandom,
  fork,
  isRefusal,
  Program,
  seatsIn,
  seedFrom,
  sfc,
  type Random,
} from '@hustings/kernel';
import { dieMacher2006 as game } from '../../rules/edition-2006/die-macher-2006.js';
import {
  cabinet,
  data,
  firstElection,
  isLastRound,
  lastElection,
  match,
  programWords,
  stateCount,
  type Event,
  type PartyId,
  type State,
  type View,
} from '../../rules/edition-2006/index.js';
import { roll } from '../../rules/edition-2006/paragraphs/dice.js';
import { preliminaryStage } from '../../rules/edition-2006/paragraphs/0.9-preliminary-stage.js';
import { firstPlayer } from '../../rules/edition-2006/paragraphs/1-first-player.js';
import { programConference } from '../../rules/edition-2006/paragraphs/2-program-conference.js';
import { shadowCabinet } from '../../rules/edition-2006/paragraphs/3-shadow-cabinet.js';
import { coalitions } from '../../rules/edition-2006/paragraphs/4-coalitions.js';
import { media } from '../../rules/edition-2006/paragraphs/5-media.js';
import { meetings } from '../../rules/edition-2006/paragraphs/6-meetings.js';
import { polls } from '../../rules/edition-2006/paragraphs/7-polls.js';
import { meetingsIntoVotes } from '../../rules/edition-2006/paragraphs/8-meetings-into-votes.js';
import { seatsAndWinner } from '../../rules/edition-2006/paragraphs/9a-seats-and-winner.js';
import { rewards } from '../../rules/edition-2006/paragraphs/9b-rewards.js';
import { membersAndMoney } from '../../rules/edition-2006/paragraphs/9c-members-and-money.js';
import { nextState } from '../../rules/edition-2006/paragraphs/10a-next-state.js';
import { contributions } from '../../rules/edition-2006/paragraphs/10b-contributions.js';
import { end } from '../../rules/edition-2006/paragraphs/11-end.js';
import { pollsFor } from '../../rules/edition-2006/paragraphs/12-short-game.js';
import { beginRound } from '../../rules/edition-2006/paragraphs/sequence-of-play.js';
import { newBoard, nowhere } from '../../rules/edition-2006/paragraphs/0-setup.js';
import { inOrder, repeatWhile, when } from '../../rules/edition-2006/words.js';
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
 * table after its setup, with the named things put where the test wants them and every other card
 * and marker where it can be: all of them are still there, and the invariants of the game are
 * checked when the table is laid and after every act. Dice are fixed with `roll`.
 */

export type Topic = (typeof data.topics)[number];
export type Card = `${'+' | '-'}${Topic}`;
export type Code = (typeof data.states)[number]['code'];
export type CabinetId = (typeof data.cabinet)[number]['id'];

/** What lies in a state; what is not named is empty, at 0, or any cards that fit. */
export type StateSpec = AnyStateSpec<Card> & {
  keyIssue?: Card;
  /** Who stands above whom on one space, from the bottom; otherwise in the order of `votes`. */
  stacked?: readonly PartyId[];
  popularity?: Figures;
  meetings?: Figures;
  laid?: PerParty<CabinetId>;
  tiles?: readonly PartyId[];
};

export type TableSpec = AnyTableSpec<Card> & {
  length?: 'full' | 'short';
  dice?: 'ordinary' | 'campaign';
  majoritySwapInElectingState?: 'on';
  /** The phase that begins now; its automatic steps are carried out up to the first question. */
  at: Phase;
  /** The first player; otherwise the first of the players. */
  first?: PartyId;
  /** In the order of their elections, from the one electing now. */
  states?: Partial<Record<Code, StateSpec>>;
  /** The states to come, the next one first. */
  coming?: readonly Code[];
  members?: Figures;
  reserve?: readonly Card[];
  /** National opinions, from the left; and which of them are dominant. */
  nation?: readonly Card[];
  dominant?: readonly Card[];
  /** Cabinet cards that have been used. */
  served?: PerParty<readonly CabinetId[]>;
  /** Contribution cards left. */
  contributions?: PerParty<readonly number[]>;
  /** National media spaces, by round. */
  presence?: PerParty<readonly number[]>;
  seats?: Figures;
  /** Coalitions in the electing state; the tiles are laid as well. */
  coalitions?: readonly (readonly [PartyId, PartyId])[];
};

const campaign = {
  '1 first player': firstPlayer,
  '2 program conference': programConference,
  '3 shadow cabinet': shadowCabinet,
  '4 coalitions': coalitions,
  '5 media': media,
  '6 meetings': meetings,
  '7 polls': polls,
  '8 meetings into votes': meetingsIntoVotes,
};

const election = {
  '9a seats and winner': seatsAndWinner,
  '9b rewards': rewards,
  '9c members and money': membersAndMoney,
};

const endOfTheRound = {
  '10a next state': nextState,
  '10b contributions': inOrder(contributions, beginRound),
};

export type Phase =
  | '0 preliminary stage'
  | keyof typeof campaign
  | keyof typeof election
  | keyof typeof endOfTheRound
  | '11 end';

const isGoingOn = (s: State): boolean => s.ended === 0;
const isNotLast = (s: State): boolean => !isLastRound(s);

/** The sequence of play from a phase on: the paths of its questions are those of the game. */
function sequenceFrom(phase: Phase): Program<State, Event> {
  const notInTheLast = { ...campaign, ...endOfTheRound };
  const round = Object.entries({ ...campaign, ...election, '11 end': end, ...endOfTheRound }).map(
    ([name, part]) => {
      if (name === '11 end') return { name, part: when(isLastRound, part) };
      return { name, part: name in notInTheLast ? when(isNotLast, part) : part };
    },
  );
  const parts = round.map(({ part }) => part);
  if (phase === '0 preliminary stage') {
    return new Program(inOrder(preliminaryStage, repeatWhile(isGoingOn, ...parts)));
  }
  const here = round.findIndex(({ name }) => name === phase);
  const others = when(isGoingOn, inOrder(...parts.slice(0, here)));
  return new Program(repeatWhile(isGoingOn, ...parts.slice(here), others));
}

/** A poll, named by the parties it raises by 2 and by 1. */
export function poll(two: PartyId, one: PartyId): number {
  const found = data.polls.findIndex((p) => p.change[two] === 2 && p.change[one] === 1);
  if (found < 0) throw new Error(`no poll raises ${two} by 2 and ${one} by 1`);
  return found;
}

export const { cardNumber, words } = cardsOf<Card>(programWords);

const cabinetNumber = (id: CabinetId): number => cabinet.findIndex((card) => card.id === id);

export function table(spec: TableSpec): Table {
  const { players, length = 'full', purses = 'hidden', dice = 'ordinary' } = spec;
  const majority = spec.majoritySwapInElectingState ?? 'off';
  const raw = {
    length,
    money: purses,
    dice,
    parties: players,
    majoritySwapInElectingState: majority,
  };
  const options = game.readOptions(raw, players.length);
  if (isRefusal(options)) throw new Error(coded(options));
  const s = game.setup(options, players.length, seedFrom(spec.seed ?? 'a table'));
  s.now = nowhere();
  s.round = spec.round ?? 1;
  s.held = spec.at === '10b contributions' ? s.round : s.round - 1;
  s.first = players.indexOf(spec.first ?? players[0]);
  layStates(s, spec);
  layPartyThings(s, spec);
  layPrograms(s, spec);
  layOpinions(s, spec);
  layPolls(s, spec, pollsFor(s.options.length));
  const events: Event[] = [];
  s.flow.at = spec.at;
  const broken = game.broken(s);
  if (broken !== undefined) throw new Error(`the table is impossible: ${broken}`);
  sequenceFrom(spec.at).begin(s, events);
  const loaded = game.load(JSON.parse(JSON.stringify(s)));
  if (isRefusal(loaded)) throw new Error(`the table can not be loaded: ${coded(loaded)}`);
  return new Table(s, events);
}

function layStates(s: State, spec: TableSpec): void {
  const seats = spec.players.length;
  const { named, coming, others, numberOf, next } = statesToLay<Code>(data.states, spec);
  if (named.length > stateCount(s)) throw new Error('more states than boards');
  s.boards = s.boards.map(() => newBoard(-1, seats));
  for (let n = 0; n < stateCount(s); n++) {
    const board = newBoard(n < named.length ? numberOf(named[n]) : next(), seats);
    const state = (spec.states ?? {})[named[n]] ?? {};
    board.votes = figures(spec, state.votes, 0);
    board.standing = standing(spec, state);
    board.meetings = figures(spec, state.meetings, 0);
    board.media = figures(spec, state.media, 0);
    board.popularity = figures(spec, state.popularity, 0);
    for (const [party, id] of Object.entries(state.laid ?? {})) {
      board.laid[seatOf(spec.players, party as PartyId)] = cabinetNumber(id);
    }
    board.tiles = asBits((state.tiles ?? []).map((party) => seatOf(spec.players, party)));
    s.boards[boardOf(firstElection(s) + n)] = board;
  }
  s.partners = spec.players.map(() => -1);
  for (const pair of spec.coalitions ?? []) {
    const [one, other] = pair.map((party) => seatOf(spec.players, party));
    s.partners[one] = other;
    s.partners[other] = one;
    s.boards[boardOf(firstElection(s))].tiles |= (1 << one) | (1 << other);
  }
  s.past = Array.from({ length: s.held }, next);
  s.coming = [...coming, ...others].map((code) => numberOf(code)).reverse();
}

/** Those with votes, the one ahead last; on one space as the test stacks them. */
function standing(spec: TableSpec, state: StateSpec): number[] {
  const votes = figures(spec, state.votes, 0);
  const named = (state.stacked ?? (Object.keys(state.votes ?? {}) as PartyId[])).map((party) =>
    seatOf(spec.players, party),
  );
  const ranked = named.filter((seat) => votes[seat] > 0);
  return ranked.sort((a, b) => votes[a] - votes[b]);
}

function layPartyThings(s: State, spec: TableSpec): void {
  s.money = figures(spec, spec.money, data.start.money);
  s.members = figures(spec, spec.members, data.start.members);
  s.seats = figures(spec, spec.seats, 0);
  const onBoards = (count: (board: State['boards'][number]) => number): number =>
    s.boards.reduce((total, board) => total + count(board), 0);
  spec.players.forEach((party, seat) => {
    const presence = spec.presence?.[party] ?? [];
    s.presence[seat] = asBits(presence.map((round) => round - 1));
    s.meetingSupply[seat] = data.start.meetings - onBoards((board) => board.meetings[seat]);
    s.mediaSupply[seat] =
      data.start.media - presence.length - onBoards((board) => board.media[seat]);
    const gone = (spec.served?.[party] ?? []).map(cabinetNumber);
    const away = [...gone, ...s.boards.map((board) => board.laid[seat])];
    s.cabinet[seat] &= ~asBits(away.filter((card) => card >= 0));
    const left = spec.contributions?.[party];
    if (left !== undefined) {
      const sums: readonly number[] = data.contributions;
      s.contributions[seat] = asBits(left.map((sum) => sums.indexOf(sum)));
    }
  });
}

function layPrograms(s: State, spec: TableSpec): void {
  const deck = new Deck<Card>('program', data.programCards.copies, cardNumber);
  const stack = takeProgramCards(s, spec, deck);
  fillPrograms(s, spec, deck, { hand: data.start.hand, program: () => data.program });
  stackPrograms(s, spec, deck, stack);
}

/** How many opinions lie face up in the states of each round, in election order (10.1, 12.1). */
export const faceUp = {
  full: [[4, 3, 2, 1], [4, 3, 2, 1], [4, 3, 2, 1], [4, 3, 2, 2], [4, 3, 3], [4, 4], [4]],
  short: [[4, 3, 2, 1], [4, 3, 2, 2], [4, 3, 3], [4, 4], [4]],
};

function layOpinions(s: State, spec: TableSpec): void {
  const deck = new Deck<Card>('opinion', data.opinionCards.copies, cardNumber);
  const states = Object.values(spec.states ?? {});
  const down = takeOpinions(s, states, firstElection(s), deck);
  const reserve = deck.takeAll(spec.reserve);
  s.nation = { opinions: deck.takeAll(spec.nation), dominant: 0 };
  for (const card of spec.dominant ?? []) {
    s.nation.dominant |= 1 << s.nation.opinions.indexOf(deck.take(card));
  }
  const top = deck.takeAll(spec.opinionStack ?? spec.wholeOpinionStack);
  const discards = deck.takeAll(spec.opinionDiscards);
  for (let e = firstElection(s); e <= lastElection(s); e++) {
    const n = e - firstElection(s);
    const board = s.boards[boardOf(e)];
    const named = states[n]?.opinions !== undefined && n > 0;
    const up = named ? board.up : faceUp[s.options.length][s.held][n];
    fillOpinions(board, up, down[n] ?? [], deck);
    const key = states[n]?.keyIssue;
    if (key !== undefined) board.double = board.opinions.indexOf(cardNumber(key));
  }
  while (reserve.length < data.reserve) reserve.push(deck.any());
  s.reserve = reserve;
  stackOpinions(s, spec, deck, { top, discards });
}

/** A stream, as plain data, whose next dice show these faces. */
function streamThatRolls(s: State, faces: readonly number[]): Random {
  const source = sfc(seedFrom('dice'), 'game');
  for (let tries = 0; tries < 5_000_000; tries++) {
    const found = fork(source);
    if (rollsFrom(copyRandom(found), s, faces.length).every((die, i) => die === faces[i])) {
      return found;
    }
  }
  throw new Error(`no stream found that rolls ${faces.join(' ')}`);
}

function rollsFrom(random: Random, s: State, count: number): number[] {
  const trial = { ...s, flow: { ...s.flow }, random };
  return roll(trial, count);
}

export class Table extends RuleTable<State, View, Event, Card> {
  constructor(s: State, events: Event[]) {
    super(s, events, game, words);
  }

  /** The next dice will show these faces (nothing else may draw on chance before them). */
  roll(...faces: number[]): this {
    this.s.random = streamThatRolls(this.s, faces);
    return this;
  }

  /** Whoever is asked does nothing, or the least there is, until the game stands in a phase. */
  quietlyTo(phase: Phase | 'end'): this {
    return this.quietlyUntil(() => this.s.flow.at.startsWith(phase));
  }

  get first(): PartyId {
    return this.party(this.s.first);
  }

  get reserve(): Card[] {
    return words(this.s.reserve);
  }

  /** The national opinions from the left, dominant ones marked with an exclamation mark. */
  get nation(): string[] {
    const { opinions, dominant } = this.s.nation;
    return words(opinions).map((card, space) => ((dominant >> space) & 1 ? `${card}!` : card));
  }

  /** The states on the boards, in the order of their elections. */
  get states(): Code[] {
    const codes: Code[] = [];
    for (let e = firstElection(this.s); e <= lastElection(this.s); e++) {
      codes.push(data.states[this.s.boards[boardOf(e)].state].code);
    }
    return codes;
  }

  /** How many opinions lie face up, in the order of the elections. */
  get faceUp(): number[] {
    return this.states.map((code) => this.state(code).opinions.length);
  }

  state(code: Code) {
    const board = this.s.boards.find((b) => b.state >= 0 && data.states[b.state].code === code);
    if (board === undefined) throw new Error(`${code} lies on no board`);
    return {
      board,
      votes: (party: PartyId): number => board.votes[this.seat(party)],
      popularity: (party: PartyId): number => board.popularity[this.seat(party)],
      meetings: (party: PartyId): number => board.meetings[this.seat(party)],
      media: (party: PartyId): number => board.media[this.seat(party)],
      match: (party: PartyId): number => match(this.s.programs[this.seat(party)], board),
      opinions: words(board.opinions.slice(0, board.up)),
      keyIssue: board.double < 0 ? undefined : words(board.opinions)[board.double],
      /** Those with votes, the one ahead first. */
      order: board.standing.map((seat) => this.party(seat)).reverse(),
      tiles: seatsIn(board.tiles).map((seat) => this.party(seat)),
    };
  }

  members(party: PartyId): number {
    return this.s.members[this.seat(party)];
  }

  seats(party: PartyId): number {
    return this.s.seats[this.seat(party)];
  }

  /** Meeting markers in the supply. */
  meetings(party: PartyId): number {
    return this.s.meetingSupply[this.seat(party)];
  }

  cabinet(party: PartyId): string[] {
    return seatsIn(this.s.cabinet[this.seat(party)]).map((card) => cabinet[card].id);
  }

  contributions(party: PartyId): number[] {
    return seatsIn(this.s.contributions[this.seat(party)]).map((card) => data.contributions[card]);
  }

  /** The rounds in whose national media space a marker stands. */
  presence(party: PartyId): number[] {
    return seatsIn(this.s.presence[this.seat(party)]).map((round) => round + 1);
  }

  partner(party: PartyId): PartyId | undefined {
    const partner = this.s.partners[this.seat(party)];
    return partner < 0 ? undefined : this.party(partner);
  }
}

export { cabinetNumber, game };
