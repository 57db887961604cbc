import { Assignment, NONE, One, PASS, show, type Out } from '@hustings/kernel';
import { boardFor, boardOf, plainlyLacks, seatsOf } from '../../world/index.js';
import { cabinet, type CabinetCard } from './3.3-cabinet-cards.js';
import { data } from '../data.js';
import { electionAt, statesFromNow, stateCount } from './0.13-election-order.js';
import { barsCoalitions } from './4.1-anti-coalition-tile.js';
import type { Event } from '../events.js';
import { opinionWord, partyWord, stateWord } from '../names.js';
import { reason } from '../reasons.js';
import { fromFirst } from '../turn-order.js';
import type { Board, State } from '../state.js';
import { popularityMoved } from './3.3-cabinet-cards.js';
import { gainVotes } from './8.2-votes.js';
import { ask, decision, forEach, procedure, repeatWhile } from '../words.js';

const notInCabinet = reason('not-in-cabinet', 'M06-3.1');
const laidTwice = reason('card-laid-twice', 'M06-3.1');
const tooDear = reason('too-little-money', 'M06-3.1', (s, seat) => ({
  money: s.money[seat],
}));

/** 3.1: at most one card on each state, face down, and only what one can pay in total. */
const layCabinet = decision(
  'layCabinet',
  new Assignment<State>({
    slots: stateCount,
    slotWord: (s, _seat, n) => stateWord(s, n),
    size: cabinet.length,
    word: (_s, _slot, card) => cabinet[card].id,
    fits: (s, seat, _slot, card) => {
      if (!((s.cabinet[seat] >> card) & 1)) return notInCabinet;
      return cabinet[card].cost > s.money[seat] ? tooDear : undefined;
    },
    alike: true,
    joins: (s, seat, move, slot) => {
      let cost = cabinet[move[slot]].cost;
      for (let n = 0; n < slot; n++) {
        if (move[n] === NONE) continue;
        if (move[n] === move[slot]) return laidTwice;
        cost += cabinet[move[n]].cost;
      }
      return cost > s.money[seat] ? tooDear : undefined;
    },
    optional: true,
    hides: notInCabinet,
  }),
  (s, seat, move, out) => {
    const elections: number[] = [];
    for (let n = 0; n < move.length; n++) {
      if (move[n] === NONE) continue;
      boardFor(s, electionAt(s, n)).laid[seat] = move[n];
      s.cabinet[seat] &= ~(1 << move[n]);
      elections.push(electionAt(s, n));
    }
    if (out === undefined) return;
    const cards = move.filter((card) => card !== NONE);
    out.push({ type: 'cabinetLaid', seat, elections, secret: { seat, cards } });
  },
);

/** What a player has left is known; so with open money everyone sees who can lay nothing. */
function mayLay(s: State, seat: number): boolean {
  let cheapest = Infinity;
  for (let card = 0; card < cabinet.length; card++) {
    if ((s.cabinet[seat] >> card) & 1) cheapest = Math.min(cheapest, cabinet[card].cost);
  }
  return s.cabinet[seat] !== 0 && !plainlyLacks(s, seat, cheapest);
}

/** 3.1: all are revealed together, and everyone pays the bank for theirs. */
function reveal(s: State, out: Out<Event>): void {
  const cards: { seat: number; election: number; card: number }[] = [];
  const paid = s.parties.map(() => 0);
  forEachLaid(s, (board, election, seat) => {
    const card = board.laid[seat];
    cards.push({ seat, election, card });
    paid[seat] += cabinet[card].cost;
  });
  if (cards.length === 0) return;
  s.cabinetOpen = 1;
  show(s);
  out?.push({ type: 'cabinetRevealed', cards });
  paid.forEach((sum, seat) => {
    s.money[seat] -= sum;
    if (sum > 0) out?.push({ type: 'cabinetPaid', seat, paid: sum });
  });
  forEachLaid(s, (board, election, seat) => {
    if (cabinet[board.laid[seat]].telephone) placeTile(s, board, election, seat, out);
  });
}

/** 3.6: one tile per player and state, none in the anti-coalition state. */
function placeTile(s: State, board: Board, election: number, seat: number, out: Out<Event>): void {
  if ((board.tiles >> seat) & 1 || barsCoalitions(s, election)) return;
  board.tiles |= 1 << seat;
  out?.push({ type: 'coalitionTile', seat, election });
}

function forEachLaid(
  s: State,
  visit: (board: Board, election: number, seat: number) => void,
): void {
  for (let e = statesFromNow.first(s); e !== NONE; e = statesFromNow.next(s, e)) {
    const board = boardFor(s, e);
    for (let seat = 0; seat < seatsOf(s); seat++) {
      if (board.laid[seat] !== NONE) visit(board, e, seat);
    }
  }
}

/**
 * An act is a state and what is done there, with whom or which opinion:
 * own votes · own popularity · key issue off · key issue on one of four opinions ·
 * media marker of a seat · popularity of a seat.
 */
const VOTES = 0;
const POPULARITY = 1;
const KEY_ISSUE_OFF = 2;
const KEY_ISSUE = 3;
const MEDIA = KEY_ISSUE + data.opinions.perState;
const actsPerState = (s: State): number => MEDIA + 2 * seatsOf(s);
const lowering = (s: State): number => MEDIA + seatsOf(s);

const placeOf = (s: State, act: number): number => Math.floor(act / actsPerState(s));
const deedOf = (s: State, act: number): number => act % actsPerState(s);

const noCardThere = reason('no-card-there', 'M06-3.2');
const notAnAction = reason('not-an-action', 'M06-3.3');
const noKeyIssue = reason('no-key-issue', 'M06-3.4');
const keyIssueThere = reason('key-issue-there', 'M06-3.4');
const notFaceUp = reason('not-face-up', 'M06-3.4');
const noForeignMarker = reason('no-foreign-marker', 'M06-3.5');
const noMarker = reason('no-media-marker', 'M06-3.5');
const cantReplace = reason('too-little-money', 'M06-3.5', (s, seat) => ({
  money: s.money[seat],
}));
const yourself = reason('not-yourself', 'M06-3.3');

/** 3.5: to the owner of the marker and to the bank. */
const REPLACING = 2 * data.mediaCost;

function whyNotAct(s: State, seat: number, act: number) {
  const board = boardFor(s, electionAt(s, placeOf(s, act)));
  if (board.laid[seat] === NONE) return noCardThere;
  const card = cabinet[board.laid[seat]];
  const deed = deedOf(s, act);
  if (deed === VOTES) return undefined;
  if (deed === POPULARITY) return card.popularity === 0 ? notAnAction : undefined;
  if (deed < MEDIA) return whyNotKeyIssue(board, card, deed);
  if (deed < lowering(s)) return whyNotMedia(s, board, card, seat, deed - MEDIA);
  if (card.other === 0) return notAnAction;
  return deed - lowering(s) === seat ? yourself : undefined;
}

/** 3.4: on a face-up opinion where there is none, or off again. */
function whyNotKeyIssue(board: Board, card: CabinetCard, deed: number) {
  if (!card.keyIssue) return notAnAction;
  if (deed === KEY_ISSUE_OFF) return board.double === NONE ? noKeyIssue : undefined;
  if (deed - KEY_ISSUE >= board.up) return notFaceUp;
  return board.double === NONE ? undefined : keyIssueThere;
}

/** 3.5: all or nothing. */
function whyNotMedia(s: State, board: Board, card: CabinetCard, seat: number, owner: number) {
  if (!card.media) return notAnAction;
  if (owner === seat || board.media[owner] === 0) return noForeignMarker;
  if (s.mediaSupply[seat] === 0) return noMarker;
  return s.money[seat] < REPLACING ? cantReplace : undefined;
}

function actWord(s: State, act: number): string {
  const n = placeOf(s, act);
  const deed = deedOf(s, act);
  const code = stateWord(s, n);
  if (deed === VOTES) return `${code} votes`;
  if (deed === POPULARITY) return `${code} popularity`;
  if (deed === KEY_ISSUE_OFF) return `${code} keyIssue off`;
  if (deed < MEDIA) {
    return `${code} keyIssue ${opinionWord(boardFor(s, electionAt(s, n)), deed - KEY_ISSUE)}`;
  }
  const seat = (deed - MEDIA) % seatsOf(s);
  return `${code} ${deed < lowering(s) ? 'media' : 'lower'} ${partyWord(s, seat)}`;
}

/** The n-th state in which a seat has a card lying, counted among the states still to elect. */
function placeWithCard(s: State, seat: number, index: number): number {
  let left = index;
  for (let n = 0; n < stateCount(s); n++) {
    if (boardFor(s, electionAt(s, n)).laid[seat] !== NONE && left-- === 0) return n;
  }
  return NONE;
}

function cardsLaid(s: State, seat: number): number {
  let count = 0;
  for (let b = 0; b < s.boards.length; b++) if (s.boards[b].laid[seat] !== NONE) count++;
  return count;
}

/** 3.2: one action of one card, in any order; passing waives those of all cards left. */
const useCabinet = decision(
  'useCabinet',
  new One<State>({
    size: (s) => stateCount(s) * actsPerState(s),
    word: actWord,
    why: whyNotAct,
    pass: true,
    hides: notAnAction,
    among: {
      count: (s, seat) => cardsLaid(s, seat) * actsPerState(s),
      at: (s, seat, index) => {
        const n = placeWithCard(s, seat, placeOf(s, index));
        return n * actsPerState(s) + deedOf(s, index);
      },
    },
  }),
  (s, seat, act, out) => {
    if (act === PASS) {
      for (const board of s.boards) board.laid[seat] = NONE;
      out?.push({ type: 'passed', seat, kind: 'useCabinet' });
      return;
    }
    const election = electionAt(s, placeOf(s, act));
    const board = boardFor(s, election);
    const card = board.laid[seat];
    board.laid[seat] = NONE;
    out?.push({ type: 'cabinetActs', seat, election, card });
    perform(s, seat, election, cabinet[card], deedOf(s, act), out);
  },
);

function perform(
  s: State,
  seat: number,
  election: number,
  card: CabinetCard,
  deed: number,
  out: Out<Event>,
): void {
  if (deed === VOTES) addVotes(s, seat, election, card.votes, out);
  else if (deed === POPULARITY) movePopularity(s, seat, election, card.popularity, out);
  else if (deed === KEY_ISSUE_OFF) removeKeyIssue(s, seat, election, out);
  else if (deed < MEDIA) placeKeyIssue(s, seat, election, deed - KEY_ISSUE, out);
  else if (deed < lowering(s)) replaceMedia(s, seat, election, deed - MEDIA, out);
  else movePopularity(s, deed - lowering(s), election, card.other, out);
}

function addVotes(s: State, seat: number, election: number, votes: number, out: Out<Event>): void {
  const sum = gainVotes(boardFor(s, election), seat, votes);
  out?.push({ type: 'votesGained', seat, election, votes, total: sum });
}

/** 3.3: so many points, stopping at ±3. */
export function movePopularity(
  s: State,
  seat: number,
  election: number,
  by: number,
  out: Out<Event>,
): void {
  const { popularity } = s.boards[boardOf(election)];
  const from = popularity[seat];
  popularity[seat] = popularityMoved(from, by);
  out?.push({ type: 'popularityMoved', seat, election, from, to: popularity[seat] });
}

function placeKeyIssue(
  s: State,
  seat: number,
  election: number,
  space: number,
  out: Out<Event>,
): void {
  const board = boardFor(s, election);
  board.double = space;
  out?.push({ type: 'keyIssuePlaced', seat, election, card: board.opinions[space] });
}

function removeKeyIssue(s: State, seat: number, election: number, out: Out<Event>): void {
  const board = boardFor(s, election);
  out?.push({ type: 'keyIssueRemoved', seat, election, card: board.opinions[board.double] });
  board.double = NONE;
}

/** 3.5: the owner gets the marker and its price, the bank the price of the new one. */
function replaceMedia(
  s: State,
  seat: number,
  election: number,
  owner: number,
  out: Out<Event>,
): void {
  const board = boardFor(s, election);
  board.media[owner]--;
  s.mediaSupply[owner]++;
  s.money[owner] += data.mediaCost;
  board.media[seat]++;
  s.mediaSupply[seat]--;
  s.money[seat] -= REPLACING;
  out?.push({ type: 'mediaReplaced', seat, owner, election, paid: REPLACING });
}

function closeCabinet(s: State): void {
  s.cabinetOpen = 0;
}

export const shadowCabinet = procedure(
  '3 shadow cabinet',
  forEach('seat', fromFirst, ask('seat', layCabinet, mayLay)),
  reveal,
  forEach(
    'seat',
    fromFirst,
    repeatWhile((s) => cardsLaid(s, s.now.seat) > 0, ask('seat', useCabinet)),
  ),
  closeCabinet,
);
