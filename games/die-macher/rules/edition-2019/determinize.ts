import { below, fork, newPosition, NONE, shuffle, type Random } from '@hustings/kernel';
import { HIDDEN, known, seatsOf, Unseen } from '../world/index.js';
import { data } from './data.js';
import { politicians } from './paragraphs/6.5-table-of-politicians.js';
import { pollBack } from './paragraphs/0.7-polls.js';
import { nowhere } from './paragraphs/0-setup.js';
import type { Board, State } from './state.js';
import type { BoardView, View } from './view.js';

/**
 * A full state that agrees with a view: what is seen stays, everything else of each deck is
 * shuffled into the places that are not. Takes nothing but the view.
 */
export function determinize(view: View, random: Random): State {
  const seats = seatsOf(view);
  const programs = hiddenPrograms(view, random);
  const hands = view.hands.map((hand) => hand.map((card) => known(card, programs)));
  const picks = view.picks.map((hand) => hand.map((card) => known(card, programs)));
  const opinions = hiddenOpinions(view, random);
  const polls = hiddenPolls(view, random);
  const states = hiddenStates(view, random);
  const sent = sendFaceDown(view, random);
  const position = newPosition(seats, nowhere(), fork(random));
  return {
    flow: position.flow,
    now: position.now,
    sealed: position.sealed,
    random: position.random,
    options: { ...view.options },
    round: view.round,
    ended: view.ended,
    start: view.start,
    parties: [...view.parties],
    boards: view.boards.map((board, b) => fillBoard(board, opinions, sent.boards[b])),
    coming: states.splice(0, view.coming),
    past: [...view.past],
    programStack: programs.splice(0, view.programStack),
    programDiscards: programs.splice(0, view.programDiscards),
    programDisplay: [...view.programDisplay],
    drawing: view.drawing,
    opinionStack: opinions.splice(0, view.opinionStack),
    opinionDiscards: [...view.opinionDiscards],
    opinionDisplay: [...view.opinionDisplay],
    pollStack: polls.stack,
    pollDiscards: polls.discards,
    poll: polls.taken,
    doubles: view.doubles,
    auction: { ...view.auction },
    action: view.action,
    money: view.money.map((sum, seat) => (sum === HIDDEN ? guessMoney(view, seat, random) : sum)),
    base: [...view.base],
    programs: view.programs.map((program) => [...program]),
    hands,
    picks,
    rallySupply: [...view.rallySupply],
    mediaSupply: [...view.mediaSupply],
    cabinet: sent.cabinets,
    donations: [...view.donations],
    presence: [...view.presence],
    votePoints: [...view.votePoints],
    earned: [...view.earned],
    winPoints: [...view.winPoints],
  };
}

function hiddenPrograms(view: View, random: Random): number[] {
  const unseen = new Unseen(data.programCards.copies).see(view.programDisplay);
  for (const program of view.programs) unseen.seeProgram(program);
  for (const hand of view.hands) unseen.see(hand);
  for (const picks of view.picks) unseen.see(picks);
  return unseen.shuffled(random);
}

function hiddenOpinions(view: View, random: Random): number[] {
  const unseen = new Unseen(data.opinionCards.copies).see(view.opinionDiscards);
  unseen.seeDisplay(view.opinionDisplay);
  for (const board of view.boards) unseen.see(board.opinions);
  return unseen.shuffled(random);
}

/** The backs of the top poll and of the one being looked at are known. */
function hiddenPolls(view: View, random: Random) {
  const pool = shuffle(
    random,
    data.polls.map((_, poll) => poll).filter((poll) => poll !== view.poll),
  );
  const withBack = (back: number): number => {
    const at = pool.findIndex((poll) => pollBack(poll) === back);
    return at < 0 ? NONE : pool.splice(at, 1)[0];
  };
  const top = view.pollStack === 0 ? [] : [withBack(view.pollBack)];
  const taken = view.poll === HIDDEN ? withBack(view.takenBack) : view.poll;
  const discards = pool.splice(0, view.pollDiscards);
  return { stack: [...pool, ...top], discards, taken };
}

function hiddenStates(view: View, random: Random): number[] {
  const seen = new Set([...view.boards.map((board) => board.state), ...view.past]);
  return shuffle(
    random,
    data.states.map((_, state) => state).filter((state) => !seen.has(state)),
  );
}

/** Which politicians lie face down: any of those that were not seen in play. */
function sendFaceDown(view: View, random: Random): { boards: number[][]; cabinets: number[] } {
  const boards = view.boards.map((board) => [...board.sent]);
  const cabinets = view.unseen.map((unseen, seat) => {
    const pool = politicians.map((_, p) => p).filter((p) => (unseen >> p) & 1);
    view.boards.forEach((board, b) => {
      if (board.revealed === 0 && boards[b][seat] >= 0)
        pool.splice(pool.indexOf(boards[b][seat]), 1);
    });
    shuffle(random, pool);
    for (const sent of boards) if (sent[seat] === HIDDEN) sent[seat] = pool.pop() ?? NONE;
    return pool.reduce((bits, p) => bits | (1 << p), 0);
  });
  return { boards, cabinets };
}

function fillBoard(board: BoardView, opinions: number[], sent: number[]): Board {
  return {
    opinions: board.opinions.map((card) => known(card, opinions)),
    up: board.up,
    double: board.double,
    state: board.state,
    votes: [...board.votes],
    trend: [...board.trend],
    rallies: [...board.rallies],
    media: [...board.media],
    sent,
    revealed: board.revealed,
    paid: board.paid,
    done: board.done,
  };
}

/** A closed purse holds anything from what its owner must have to a comfortable sum. */
function guessMoney(view: View, seat: number, random: Random): number {
  return Math.max(leastMoney(view, seat), below(random, data.start.money * 2));
}

/**
 * What everyone knows a seat to own: its bid, where nobody can bid more than they own; the price of
 * the media marker it has just chosen to remove (6.7).
 */
function leastMoney(view: View, seat: number): number {
  const { bid, bidder, tied } = view.auction;
  const spoken = bidder === seat || (bidder === NONE && (tied >> seat) & 1);
  if (spoken && view.options.overbidding === 'impossible') return bid;
  const removing = view.position.at.endsWith('/removeMedia') && view.position.now['seat'] === seat;
  return removing ? data.mediaCost : 0;
}
