import { END, NONE, type Invariant } from '@hustings/kernel';
import {
  bitCount,
  boardFor,
  boardOf,
  isDeck,
  markersIn,
  OPINION_SPACES,
  programCards,
  seatsOf,
  topicCount,
  topicsDiffer,
} from '../world/index.js';
import { data } from './data.js';
import {
  electsNow,
  firstElection,
  lastElection,
  lengthOf,
} from './paragraphs/10.6-states-electing.js';
import { displaySize } from './paragraphs/2.3-program-stack-and-display.js';
import type { Board, State } from './state.js';

/** What holds after every move: the list at the end of the rules, and the state's own logic. */
export const invariants: readonly Invariant<State>[] = [
  { name: 'program cards are conserved', holds: programsConserved },
  { name: 'opinion cards are conserved', holds: opinionsConserved },
  { name: 'polls are conserved', holds: pollsConserved },
  { name: 'states are different', holds: statesDiffer },
  { name: 'rallies are conserved', holds: ralliesConserved },
  { name: 'media markers are conserved', holds: mediaConserved },
  { name: 'politicians are accounted for', holds: politiciansAccounted },
  { name: 'double markers are conserved', holds: doublesConserved },
  { name: 'at most 5 media markers in a state', holds: spotsKept },
  { name: 'at most 8 rallies of a party in a state', holds: ralliesLimited },
  { name: 'no topic lies face up twice in a state', holds: noTopicTwice },
  { name: 'trends are within their scale', holds: trendsWithin },
  { name: 'money and party base are not negative', holds: nothingNegative },
  { name: 'there is exactly one start player', holds: oneStartPlayer },
  { name: 'every state elects with four face-up opinions', holds: electsWithFour },
  { name: 'states lie on the boards of their elections', holds: boardsOccupied },
  { name: 'everyone plays another party', holds: partiesDiffer },
  { name: 'programs have five topics after the setup', holds: programsComplete },
  { name: 'a double marker lies on a face-up opinion', holds: doubleFaceUp },
  { name: 'the program display has its size', holds: displayKept },
  { name: 'no stack is empty', holds: stacksFilled },
  { name: 'there are four or seven elections', holds: fourOrSeven },
  { name: 'an auction runs in its own phase', holds: auctionInPhase },
  { name: 'a poll is looked at while it is used', holds: pollInUse },
  { name: 'an action is under way while it asks', holds: actionUnderWay },
  { name: 'politicians lie in their phases', holds: politiciansInPhase },
  { name: 'draft picks and draws belong to their questions', holds: drawsInPlace },
  { name: 'the game ends with its last election', holds: endedAtTheEnd },
];

function programsConserved(s: State): boolean {
  const laid = s.programs.map(programCards);
  const piles = [s.programStack, s.programDiscards, s.programDisplay];
  return isDeck([...piles, ...s.hands, ...s.picks, ...laid], data.programCards.copies);
}

function opinionsConserved(s: State): boolean {
  const display = s.opinionDisplay.flatMap((lies, card) => (lies === 1 ? [card] : []));
  const boards = s.boards.map((board) => board.opinions);
  return isDeck([s.opinionStack, s.opinionDiscards, display, ...boards], data.opinionCards.copies);
}

function pollsConserved(s: State): boolean {
  const taken = s.poll === NONE ? [] : [s.poll];
  const polls = [...s.pollStack, ...s.pollDiscards, ...taken];
  return polls.length === data.polls.length && new Set(polls).size === polls.length;
}

function statesDiffer(s: State): boolean {
  const laid = s.boards.map((board) => board.state).filter((state) => state !== NONE);
  const states = [...laid, ...s.coming, ...s.past];
  return new Set(states).size === states.length && states.length === s.options.elections;
}

/** For every seat: what it has on the boards, by `count`, and in supply makes up the whole. */
function conserved(
  s: State,
  supply: readonly number[],
  count: (board: Board, seat: number) => number,
  whole: number,
): boolean {
  for (let seat = 0; seat < supply.length; seat++) {
    let sum = supply[seat];
    for (const board of s.boards) sum += count(board, seat);
    if (sum !== whole || supply[seat] < 0) return false;
  }
  return true;
}

function ralliesConserved(s: State): boolean {
  return conserved(s, s.rallySupply, (board, seat) => board.rallies[seat], data.start.rallies);
}

function mediaConserved(s: State): boolean {
  const held = s.mediaSupply.map((supply, seat) => supply + bitCount(s.presence[seat]));
  const whole = lengthOf(s.options.elections).mediaMarkers;
  return conserved(s, held, (board, seat) => board.media[seat], whole);
}

/** Nobody has a politician twice, nor one that is not in this game. */
function politiciansAccounted(s: State): boolean {
  const all = lengthOf(s.options.elections).politicians;
  return s.cabinet.every((cabinet, seat) => {
    let seen = cabinet;
    for (const board of s.boards) {
      const politician = board.sent[seat];
      if (politician === NONE) continue;
      if ((seen >> politician) & 1) return false;
      seen |= 1 << politician;
    }
    return (seen & ~all) === 0;
  });
}

function doublesConserved(s: State): boolean {
  return (
    s.doubles + s.boards.filter((board) => board.double !== NONE).length === data.doubleMarkers
  );
}

function spotsKept(s: State): boolean {
  return s.boards.every((board) => markersIn(board.media) <= data.mediaSpots);
}

function ralliesLimited(s: State): boolean {
  return s.boards.every((board) => board.rallies.every((n) => n >= 0 && n <= data.ralliesPerState));
}

function noTopicTwice(s: State): boolean {
  return s.boards.every(topicsDiffer);
}

function trendsWithin(s: State): boolean {
  return s.boards.every((board) =>
    board.trend.every((space) => data.trendScale[space] !== undefined),
  );
}

function nothingNegative(s: State): boolean {
  return s.money.every((sum) => sum >= 0) && s.base.every((base) => base >= 0);
}

function oneStartPlayer(s: State): boolean {
  return s.start >= 0 && s.start < seatsOf(s);
}

function electsWithFour(s: State): boolean {
  for (let election = firstElection(s); electsNow(s, election); election++) {
    const board = boardFor(s, election);
    const four = board.up === OPINION_SPACES && topicCount(board.opinions) === OPINION_SPACES;
    if (board.state !== NONE && !four) return false;
  }
  return true;
}

function boardsOccupied(s: State): boolean {
  const held = new Set<number>();
  for (let e = firstElection(s); e <= lastElection(s); e++) held.add(boardOf(e));
  return s.boards.every((board, b) => {
    const filled = board.state !== NONE;
    return filled === held.has(b) && board.opinions.length === (filled ? OPINION_SPACES : 0);
  });
}

function partiesDiffer(s: State): boolean {
  return new Set(s.parties).size === seatsOf(s);
}

function programsComplete(s: State): boolean {
  const setup = s.flow.at.startsWith('0 draft') || s.flow.at.startsWith('0 program');
  return (
    setup || s.programs.every((program) => programCards(program).length === data.draft.program)
  );
}

function doubleFaceUp(s: State): boolean {
  return s.boards.every((board) => board.double < board.up);
}

/** One card may be missing, in the middle of a change of program. */
function displayKept(s: State): boolean {
  const size = displaySize(seatsOf(s));
  const { length } = s.programDisplay;
  return length === size || (length === size - 1 && s.flow.at.includes('change program'));
}

/** 0.6, 2.3, 8.8: stacks are made anew at once; only the last poll may be in somebody's hand. */
function stacksFilled(s: State): boolean {
  const polls = s.pollStack.length > 0 || s.poll !== NONE;
  return s.programStack.length > 0 && s.opinionStack.length > 0 && polls;
}

function fourOrSeven(s: State): boolean {
  return s.options.elections === 4 || s.options.elections === 7;
}

/** Where the game stands: is this question open, or one of this phase? */
const asks = (s: State, question: string): boolean => s.flow.at.endsWith(`/${question}`);
const inPhase = (s: State, number: number): boolean => s.flow.at.startsWith(`${number} `);

function auctionInPhase(s: State): boolean {
  const { bid, bidder, auctioneer, tied, out } = s.auction;
  const none = bidder === NONE && auctioneer === NONE && bid === NONE && tied === 0;
  if (inPhase(s, 1)) return asks(s, 'raise') ? tied !== 0 && bid >= 0 : none;
  if (!inPhase(s, 8)) return none && out === 0;
  const begun = auctioneer !== NONE && tied === 0;
  return asks(s, 'publishPoll') ? begun && bidder !== NONE : begun;
}

function pollInUse(s: State): boolean {
  return (s.poll !== NONE) === asks(s, 'publishPoll');
}

function actionUnderWay(s: State): boolean {
  const further = inPhase(s, 6) && !asks(s, 'payPolitician') && !asks(s, 'chooseAction');
  return (s.action !== NONE) === further;
}

function politiciansInPhase(s: State): boolean {
  return s.boards.every((board) => {
    const untouched = board.revealed === 0 && board.paid === 0 && board.done === 0;
    if (inPhase(s, 6)) return true;
    return untouched && (inPhase(s, 5) || board.sent.every((politician) => politician === NONE));
  });
}

function drawsInPlace(s: State): boolean {
  const picked = s.picks.some((picks) => picks.length > 0);
  return (s.drawing === 1) === asks(s, 'takeFromDisplay') && (!picked || asks(s, 'draftPick'));
}

function endedAtTheEnd(s: State): boolean {
  return (s.ended === 1) === (s.flow.at === END);
}
