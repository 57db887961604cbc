import { NONE, type Invariant } from '@hustings/kernel';
import {
  bitCount,
  boardFor,
  boardOf,
  markersIn,
  programSize,
  seatsOf,
  topicCount,
  topicsDiffer,
  Unseen,
} from '../world/index.js';
import { barsCoalitions } from './paragraphs/4.1-anti-coalition-tile.js';
import { cabinet } from './paragraphs/3.3-cabinet-cards.js';
import { data } from './data.js';
import { firstElection, lastElection } from './paragraphs/0.13-election-order.js';
import { isDominant } from './paragraphs/9.4-national-opinions.js';
import { cabinetFor, contributionsFor, pollsFor, rounds } from './paragraphs/12-short-game.js';
import { electingBoard, type Board, type State } from './state.js';

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
  let filled = 0;
  for (let e = firstElection(s); e <= lastElection(s); e++) filled |= 1 << boardOf(e);
  return s.boards.every((board, b) => {
    if ((filled >> b) & 1) return board.state !== NONE;
    const pieces = markersIn(board.votes) + markersIn(board.meetings) + markersIn(board.media);
    const cards = board.opinions.length === 0 && board.poll === NONE && board.tiles === 0;
    const laid = board.laid.some((card) => card !== NONE);
    return board.state === NONE && pieces === 0 && cards && !laid;
  });
}

/** A set of numbers, as bits; a number that comes twice makes it none. */
class Once {
  bits = 0;
  twice = false;

  add(number: number): this {
    if (number === NONE) return this;
    if ((this.bits >> number) & 1) this.twice = true;
    this.bits |= 1 << number;
    return this;
  }

  addAll(numbers: readonly number[]): this {
    for (let i = 0; i < numbers.length; i++) this.add(numbers[i]);
    return this;
  }

  /** Is it just the set of these bits, nothing twice? */
  isSet(bits: number): boolean {
    return !this.twice && this.bits === bits;
  }
}

function statesDiffer(s: State): boolean {
  const states = new Once().addAll(s.coming).addAll(s.past);
  for (const board of s.boards) states.add(board.state);
  return states.isSet((1 << data.states.length) - 1);
}

function partiesDiffer(s: State): boolean {
  return !new Once().addAll(s.parties).twice;
}

function programsConserved(s: State): boolean {
  const unseen = new Unseen(data.programCards.copies);
  unseen.see(s.programStack).see(s.programDiscards);
  for (const hand of s.hands) unseen.see(hand);
  for (const program of s.programs) unseen.seeProgram(program);
  return unseen.isEmpty;
}

function opinionsConserved(s: State): boolean {
  const unseen = new Unseen(data.opinionCards.copies);
  unseen.see(s.opinionStack).see(s.opinionDiscards).see(s.reserve).see(s.nation.opinions);
  unseen.see(s.nation.opinions.filter((_, space) => isDominant(s.nation, space))); // two cards
  for (const board of s.boards) unseen.see(board.opinions);
  return unseen.isEmpty;
}

const pollSets = {
  full: new Once().addAll(pollsFor('full')).bits,
  short: new Once().addAll(pollsFor('short')).bits,
};

function pollsConserved(s: State): boolean {
  const polls = new Once().addAll(s.pollStack).addAll(s.pollDiscards).add(s.poll);
  for (const board of s.boards) polls.add(board.poll);
  return polls.isSet(pollSets[s.options.length]);
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
  return s.programs.every((program) => programSize(program) === data.program);
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
    const ranked = new Once().addAll(standing);
    const having = votes.reduce(
      (seats, count, seat) => (count > 0 ? seats | (1 << seat) : seats),
      0,
    );
    const rising = standing.every((seat, i) => i === 0 || votes[standing[i - 1]] <= votes[seat]);
    return ranked.isSet(having) && rising;
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
