import { below, fork, newPosition, NONE, shuffle, type Random } from '@hustings/kernel';
import { HIDDEN, known, seatsOf, Unseen } from '../world/index.js';
import { cabinet } from './paragraphs/3.3-cabinet-cards.js';
import { data } from './data.js';
import { pollsFor } from './paragraphs/12-short-game.js';
import { nowhere } from './paragraphs/0-setup.js';
import { copyOptions, copyAuction, type Board, type State } from './state.js';
import type { BoardView, View } from './view.js';

/**
 * A full state that agrees with a view: what is seen stays, everything else of each deck is
 * shuffled into the places that are not. Takes nothing but the view.
 */
export function determinize(view: View, random: Random): State {
  const seats = seatsOf(view);
  const programs = hiddenPrograms(view, random);
  const opinions = hiddenOpinions(view, random);
  const polls = hiddenPolls(view, random);
  const laid = laidFaceDown(view, random);
  const given = refusedFaceDown(view, random);
  const position = newPosition(seats, nowhere(), fork(random));
  return {
    flow: position.flow,
    now: position.now,
    sealed: position.sealed,
    random: position.random,
    options: copyOptions(view.options),
    round: view.round,
    held: view.held,
    ended: view.ended,
    first: view.first,
    parties: [...view.parties],
    boards: view.boards.map((board, b) => fillBoard(board, opinions, polls, laid.boards[b])),
    coming: hiddenStates(view, random),
    past: [...view.past],
    programStack: programs.splice(0, view.programStack),
    programDiscards: programs.splice(0, view.programDiscards),
    opinionStack: opinions.splice(0, view.opinionStack),
    opinionDiscards: [...view.opinionDiscards],
    reserve: [...view.reserve],
    nation: { opinions: [...view.nation.opinions], dominant: view.nation.dominant },
    pollStack: polls.splice(0, view.pollStack),
    pollDiscards: polls.splice(0, view.pollDiscards),
    poll: known(view.poll, polls),
    cabinetOpen: view.cabinetOpen,
    auction: copyAuction(view.auction),
    partners: [...view.partners],
    named: view.named,
    offered: view.offered,
    won: [...view.won],
    lost: view.lost,
    carries: view.carries,
    money: view.money.map((sum, seat) =>
      sum === HIDDEN ? guessMoney(view, seat, laid.costs[seat], random) : sum,
    ),
    members: [...view.members],
    programs: view.programs.map((program) => [...program]),
    hands: view.hands.map((hand) => hand.map((card) => known(card, programs))),
    meetingSupply: [...view.meetingSupply],
    mediaSupply: [...view.mediaSupply],
    cabinet: laid.hands,
    contributions: given.hands,
    given: given.cards,
    accepting: view.accepting,
    presence: [...view.presence],
    seats: [...view.seats],
    earned: [...view.earned],
  };
}

function hiddenPrograms(view: View, random: Random): number[] {
  const unseen = new Unseen(data.programCards.copies);
  for (const program of view.programs) unseen.seeProgram(program);
  for (const hand of view.hands) unseen.see(hand);
  return unseen.shuffled(random);
}

function hiddenOpinions(view: View, random: Random): number[] {
  const unseen = new Unseen(data.opinionCards.copies).see(view.opinionDiscards).see(view.reserve);
  const { opinions, dominant } = view.nation;
  unseen.see(opinions).see(opinions.filter((_, space) => (dominant >> space) & 1));
  for (const board of view.boards) unseen.see(board.opinions);
  return unseen.shuffled(random);
}

function hiddenPolls(view: View, random: Random): number[] {
  const polls = pollsFor(view.options.length).filter((poll) => poll !== view.poll);
  return shuffle(random, polls);
}

function hiddenStates(view: View, random: Random): number[] {
  const seen = new Set([...view.boards.map((board) => board.state), ...view.past]);
  const states = [...data.states.keys()].filter((state) => !seen.has(state));
  return shuffle(random, states);
}

/** The numbers of the bits that are set. */
function cardsIn(bits: number): number[] {
  const cards: number[] = [];
  for (let card = 0; bits >> card !== 0; card++) if ((bits >> card) & 1) cards.push(card);
  return cards;
}

const asBits = (cards: readonly number[]): number =>
  cards.reduce((bits, card) => bits | (1 << card), 0);

/** Which cabinet cards lie face down: any of those that were not seen in play. */
function laidFaceDown(view: View, random: Random) {
  const boards = view.boards.map((board) => [...board.laid]);
  const costs = view.parties.map(() => 0);
  const hands = view.cabinet.map((unseen, seat) => {
    if (view.cabinetOpen === 1) return unseen;
    const hidden = boards.filter((laid) => laid[seat] === HIDDEN);
    const cards = anyCards(unseen, hidden.length, view.money[seat], random);
    hidden.forEach((laid, i) => (laid[seat] = cards[i]));
    const laid = boards.map((cardsHere) => cardsHere[seat]).filter((card) => card !== NONE);
    costs[seat] = costOf(laid);
    return unseen & ~asBits(laid);
  });
  return { boards, costs, hands };
}

const costOf = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + cabinet[card].cost, 0);

/** So many of these cards; where the purse is open, such as it can pay, the cheapest at worst. */
function anyCards(from: number, count: number, money: number, random: Random): number[] {
  const pool = cardsIn(from);
  for (let tries = 0; tries < 8; tries++) {
    const cards = shuffle(random, pool).slice(0, count);
    if (money === HIDDEN || costOf(cards) <= money) return cards;
  }
  pool.sort((a, b) => cabinet[a].cost - cabinet[b].cost);
  return shuffle(random, pool.slice(0, count));
}

/** Which contribution was refused: any of those that were not seen. */
function refusedFaceDown(view: View, random: Random) {
  const cards = [...view.given];
  const hands = view.contributions.map((unseen, seat) => {
    if (cards[seat] === HIDDEN) {
      const pool = cardsIn(unseen);
      cards[seat] = pool[below(random, pool.length)];
    }
    return cards[seat] === NONE ? unseen : unseen & ~(1 << cards[seat]);
  });
  return { cards, hands };
}

function fillBoard(board: BoardView, opinions: number[], polls: number[], laid: number[]): Board {
  return {
    opinions: board.opinions.map((card) => known(card, opinions)),
    up: board.up,
    double: board.double,
    votes: [...board.votes],
    standing: [...board.standing],
    state: board.state,
    popularity: [...board.popularity],
    meetings: [...board.meetings],
    media: [...board.media],
    laid,
    tiles: board.tiles,
    poll: known(board.poll, polls),
  };
}

/**
 * A closed purse holds anything from nothing to a comfortable sum; at least what its owner has
 * bid and not yet paid, or will have to pay for the cards lying face down.
 */
function guessMoney(view: View, seat: number, cost: number, random: Random): number {
  const { bid, bidder, tied, turn } = view.auction;
  const isBidding = turn === NONE ? bidder === NONE && (tied >> seat) & 1 : bidder === seat;
  return Math.max(isBidding ? bid : cost, below(random, data.start.money * 2));
}
