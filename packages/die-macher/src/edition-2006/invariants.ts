import { NONE, type Invariant } from '@hustings/kernel';
import {
  bitCount,
  boardOf,
  isDeck,
  markersIn,
  programCards,
  topicCount,
  topicsDiffer,
} from '../world/index.js';
import { cabinet, cabinetFor } from './cabinet.js';
import { data } from './data.js';
import { barsCoalitions, firstElection, lastElection, rounds } from './elections.js';
import { isDominant } from './nation.js';
import { pollsFor } from './polls.js';
import { contributionsFor } from './setup.js';
import { boardFor, electingBoard, seatsOf, type Board, type State } from './state.js';

/** What holds after every move: the list at the end of the rules, and the state's own logic. */
export const invariants: readonly Invariant<State>[] = [
  { name: 'the round follows from the elections held', holds: roundFits },
  { name: 'states lie on the boards of their elections', holds: boardsOccupied },
  { name: 'states are different, and sixteen', holds: statesDiffer },
  { name: 'everyone plays another party', holds: partiesDiffer },
  { name: 'program cards are conserved', holds: programsConserved },
  { name: 'opinion cards are conserved', holds: opinionsConserved },
  { name: 'polls are conserved', holds: pollsConserved },
  { name: 'a poll is looked at by the winner of its auction', holds: pollHasOwner },
  { name: 'meeting markers are conserved', holds: meetingsConserved },
  { name: 'media markers are conserved', holds: mediaConserved },
  { name: 'cabinet cards are accounted for', holds: cabinetAccounted },
  { name: 'cards that lie face down can be paid', holds: cabinetPayable },
  { name: 'contribution cards are accounted for', holds: contributionsAccounted },
  { name: 'at most 5 media markers in a state, but for the preliminary stage', holds: spotsKept },
  { name: 'no topic is twice in a program', holds: programsComplete },
  { name: 'no topic lies face up twice in a state', holds: noTopicTwice },
  { name: 'no topic is twice on the national board', holds: nationDiffers },
  { name: 'a key issue marker lies on a face-up opinion', holds: keyIssueFaceUp },
  { name: 'the electing state has no face-down opinion', holds: electsOpenly },
  { name: 'every vote space has a total order', holds: votesOrdered },
  { name: 'coalitions are of two', holds: coalitionsOfTwo },
  { name: 'no coalition tile lies in the anti-coalition state', holds: noTileWhereBarred },
  { name: 'nobody has bid more than they own', holds: bidsCovered },
  { name: 'an auction has its turn', holds: auctionRuns },
  { name: 'an offer waits for its answer', holds: offerWaits },
  { name: 'rewards are taken by those who won or lost narrowly', holds: rewardsFit },
];

const inPhase = (s: State, phase: string): boolean => s.flow.at.startsWith(phase);

function roundFits(s: State): boolean {
  const cleared = inPhase(s, '10b') ? s.round : s.round - 1;
  return s.round <= rounds(s) && s.held === cleared && (s.ended === 1) === (s.flow.at === 'end');
}

function boardsOccupied(s: State): boolean {
  const filled = new Set<number>();
  for (let e = firstElection(s); e <= lastElection(s); e++) filled.add(boardOf(e));
  return s.boards.every((board, b) => {
    if (filled.has(b)) return board.state !== NONE;
    const pieces = [board.votes, board.meetings, board.media].every(
      (list) => markersIn(list) === 0,
    );
    const cards = board.opinions.length === 0 && board.poll === NONE && board.tiles === 0;
    return board.state === NONE && pieces && cards && board.laid.every((card) => card === NONE);
  });
}

function statesDiffer(s: State): boolean {
  const laid = s.boards.map((board) => board.state).filter((state) => state !== NONE);
  const states = [...laid, ...s.coming, ...s.past];
  return states.length === data.states.length && new Set(states).size === states.length;
}

function partiesDiffer(s: State): boolean {
  return new Set(s.parties).size === seatsOf(s);
}

function programsConserved(s: State): boolean {
  const laid = s.programs.map(programCards);
  const piles = [s.programStack, s.programDiscards, ...s.hands, ...laid];
  return isDeck(piles, data.programCards.copies);
}

function opinionsConserved(s: State): boolean {
  const { opinions } = s.nation;
  const second = opinions.filter((_, space) => isDominant(s.nation, space));
  const piles = [s.opinionStack, s.opinionDiscards, s.reserve, opinions, second];
  const boards = s.boards.map((board) => board.opinions);
  return isDeck([...piles, ...boards], data.opinionCards.copies);
}

function pollsConserved(s: State): boolean {
  const dealt = [s.poll, ...s.boards.map((board) => board.poll)].filter((poll) => poll !== NONE);
  const polls = [...s.pollStack, ...s.pollDiscards, ...dealt].sort((a, b) => a - b);
  const all = pollsFor(s.options.length);
  return polls.length === all.length && polls.every((poll, i) => poll === all[i]);
}

function pollHasOwner(s: State): boolean {
  const looking = s.flow.at.endsWith('/publishPoll');
  return (s.poll !== NONE) === looking && (!looking || s.auction.bidder === s.now.seat);
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
    if (sum !== whole) return false;
  }
  return true;
}

function meetingsConserved(s: State): boolean {
  return conserved(s, s.meetingSupply, (board, seat) => board.meetings[seat], data.start.meetings);
}

function mediaConserved(s: State): boolean {
  const held = s.mediaSupply.map((supply, seat) => supply + bitCount(s.presence[seat]));
  return conserved(s, held, (board, seat) => board.media[seat], data.start.media);
}

/** Nobody has a card twice, nor one that is not in this game; none lies outside its phase. */
function cabinetAccounted(s: State): boolean {
  const all = cabinetFor(s.options.length);
  const phase = inPhase(s, '3 shadow cabinet');
  return s.cabinet.every((hand, seat) => {
    let seen = hand;
    for (const board of s.boards) {
      const card = board.laid[seat];
      if (card === NONE) continue;
      if (!phase || (seen >> card) & 1) return false;
      seen |= 1 << card;
    }
    return (seen & ~all) === 0;
  });
}

function cabinetPayable(s: State): boolean {
  if (s.cabinetOpen === 1) return inPhase(s, '3 shadow cabinet');
  return s.money.every((money, seat) => {
    const cost = s.boards.reduce(
      (sum, { laid }) => (laid[seat] === NONE ? sum : sum + cabinet[laid[seat]].cost),
      0,
    );
    return cost <= money;
  });
}

function contributionsAccounted(s: State): boolean {
  const all = contributionsFor(s.options.length);
  const phase = inPhase(s, '10b contributions');
  return s.contributions.every((hand, seat) => {
    const laid = s.given[seat] === NONE ? 0 : 1 << s.given[seat];
    const accepts = (s.accepting >> seat) & 1;
    if ((hand & laid) !== 0 || ((hand | laid) & ~all) !== 0) return false;
    return laid === 0 ? accepts === 0 : phase;
  });
}

/** 0.10: only the states of the first four elections can hold more, from the beginning. */
function spotsKept(s: State): boolean {
  const most = Math.max(...data.preliminary.list2.map(({ media }) => media)) * seatsOf(s);
  for (let e = firstElection(s); e <= lastElection(s); e++) {
    const markers = markersIn(boardFor(s, e).media);
    if (markers > (e < s.boards.length ? most : data.mediaSpots)) return false;
  }
  return true;
}

function programsComplete(s: State): boolean {
  return s.programs.every((program) => programCards(program).length === data.program);
}

function noTopicTwice(s: State): boolean {
  return s.boards.every((board) => board.up <= board.opinions.length && topicsDiffer(board));
}

function nationDiffers(s: State): boolean {
  const { opinions, dominant } = s.nation;
  return topicCount(opinions) === opinions.length && dominant >> opinions.length === 0;
}

function keyIssueFaceUp(s: State): boolean {
  return s.boards.every((board) => board.double < board.up);
}

function electsOpenly(s: State): boolean {
  const board = electingBoard(s);
  return board.up === board.opinions.length;
}

/** Those with votes stand in the order of their votes, and nobody else does. */
function votesOrdered(s: State): boolean {
  return s.boards.every(({ votes, standing }) => {
    const ranked = new Set(standing);
    if (ranked.size !== standing.length) return false;
    if (!votes.every((count, seat) => count > 0 === ranked.has(seat))) return false;
    return standing.every((seat, i) => i === 0 || votes[standing[i - 1]] <= votes[seat]);
  });
}

function coalitionsOfTwo(s: State): boolean {
  return s.partners.every((partner, seat) => {
    if (partner === NONE) return true;
    const both = (1 << seat) | (1 << partner);
    const tiles = (electingBoard(s).tiles & both) === both;
    return partner !== seat && s.partners[partner] === seat && tiles;
  });
}

function noTileWhereBarred(s: State): boolean {
  const last = lastElection(s);
  return !barsCoalitions(s, last) || boardFor(s, last).tiles === 0;
}

function bidsCovered(s: State): boolean {
  const { bid, bidder, tied } = s.auction;
  if (s.poll !== NONE || s.flow.at.endsWith('/nameFirstPlayer')) return true; // paid already
  return s.money.every((sum, seat) => (bidder !== seat && !((tied >> seat) & 1)) || bid <= sum);
}

function auctionRuns(s: State): boolean {
  const { bid, bidder, tied, out, turn } = s.auction;
  if (s.flow.at.endsWith('/bidForPoll')) {
    const open = turn === s.now.seat && turn !== bidder && !((out >> turn) & 1) && tied === 0;
    return open && (bidder === NONE ? bid === NONE : bid >= 1 && !((out >> bidder) & 1));
  }
  if (turn !== NONE) return false;
  if (s.flow.at.endsWith('/publishPoll')) return bid >= 1 && tied === 0;
  if (s.flow.at.endsWith('/nameFirstPlayer')) return bidder === s.now.seat && bid >= 0 && out === 0;
  if (bidder !== NONE || out !== 0) return false;
  return s.flow.at.endsWith('/bidAgain')
    ? bitCount(tied) > 1 && bid > 0
    : bid === NONE && tied === 0;
}

function offerWaits(s: State): boolean {
  if (!inPhase(s, '4 coalitions')) return s.named === 0 && s.offered === NONE;
  if (!s.flow.at.endsWith('/answerOffer')) return s.offered === NONE;
  const free = s.partners[s.now.seat] === NONE && s.partners[s.offered] === NONE;
  return s.offered === s.now.partner && s.offered !== s.now.seat && free;
}

function rewardsFit(s: State): boolean {
  const { winner } = s.now;
  if (!inPhase(s, '9b rewards')) return s.won.length === 0 && s.lost === NONE && s.carries === 0;
  const two = s.won.length === 2 ? s.partners[s.won[0]] === s.won[1] : s.won.length === 1;
  const taker = s.won.includes(winner) || winner === s.lost;
  return two && taker && !s.won.includes(s.lost);
}
