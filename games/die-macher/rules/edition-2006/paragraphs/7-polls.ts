import { Amount, NONE, PASS, remake, show, Some, type Out } from '@hustings/kernel';
import {
  boardFor,
  boardNow,
  mediaMajority,
  partyIds,
  plainlyLacks,
  seatsOf,
} from '../../world/index.js';
import { data } from '../data.js';
import { roll, total } from './dice.js';
import { statesFromNow } from './0.13-election-order.js';
import type { Event } from '../events.js';
import { partyWord } from '../names.js';
import { reason } from '../reasons.js';
import { noAuction, type State } from '../state.js';
import { ask, bind, decision, forEach, inOrder, procedure, repeatWhile, when } from '../words.js';
import { movePopularity } from './3-shadow-cabinet.js';

/** The figures of each poll by party. */
export const pollChanges: readonly (readonly number[])[] = data.polls.map((poll) =>
  partyIds.map((id) => poll.change[id]),
);

const MOST_LINES = 2;

const notHigher = reason('bid-not-higher', 'M06-7.1', (s) => ({ least: leastBid(s) }));
const tooDear = reason('more-than-you-own', 'M06-7.1', (s, seat) => ({
  money: s.money[seat],
}));
const noChange = reason('line-without-change', 'M06-7.3');
const mediaProtect = reason('media-protect', 'M06-7.3');
const tooManyLines = reason('too-many-lines', 'M06-7.2', () => ({ most: MOST_LINES }));

/** 7.1: face down to every state still to elect; 7.5: a stack that is too short is re-made. */
function dealPolls(s: State): void {
  for (let e = statesFromNow.first(s); e !== NONE; e = statesFromNow.next(s, e)) {
    if (s.pollStack.length === 0) remake(s, s.pollStack, s.pollDiscards);
    boardFor(s, e).poll = s.pollStack.pop() ?? NONE;
  }
}

/** 7.1: the first player opens every auction. */
function openAuction(s: State, out: Out<Event>): void {
  s.auction.turn = s.first;
  out?.push({ type: 'auctionOpened', election: s.now.election });
}

const leastBid = (s: State): number => Math.max(data.pollMinimumBid, s.auction.bid + 1);

/** 7.1: above the last bid, or pass; who passes is out of this auction. */
const bidForPoll = decision(
  'bidForPoll',
  new Amount<State>({
    min: leastBid,
    max: (s, seat) => s.money[seat],
    tooLow: notHigher,
    tooHigh: tooDear,
    pass: true,
  }),
  (s, seat, bid, out) => {
    if (bid === PASS) {
      leaveAuction(s);
      out?.push({ type: 'passed', seat, kind: 'bidForPoll' });
      return;
    }
    s.auction.bid = bid;
    s.auction.bidder = seat;
    out?.push({ type: 'pollBid', seat, bid });
  },
);

function leaveAuction(s: State): void {
  s.auction.out |= 1 << s.now.seat;
}

const mayBid = (s: State): boolean => !plainlyLacks(s, s.now.seat, leastBid(s));

/** The next player clockwise who is still in; nobody, when that is the highest bidder. */
function passTurn(s: State): void {
  const { bidder, out, turn } = s.auction;
  const seats = seatsOf(s);
  s.auction.turn = NONE;
  for (let step = 1; step <= seats; step++) {
    const seat = (turn + step) % seats;
    if ((out >> seat) & 1) continue;
    if (seat !== bidder) s.auction.turn = seat;
    return;
  }
}

/** 7.1: the winner pays the bank and alone sees the card. */
function winPoll(s: State, out: Out<Event>): void {
  const { bid, bidder } = s.auction;
  const board = boardNow(s);
  s.money[bidder] -= bid;
  s.poll = board.poll;
  board.poll = NONE;
  show(s);
  const secret = { seat: bidder, poll: s.poll };
  out?.push({ type: 'pollWon', seat: bidder, election: s.now.election, paid: bid, secret });
}

/** What the poll being looked at says of a seat. */
const lineOf = (s: State, seat: number): number => pollChanges[s.poll][s.parties[seat]];

/** 7.2, 7.3: one or two lines of parties at the table, or none: then it is not published. */
const publishPoll = decision(
  'publishPoll',
  new Some<State>({
    size: seatsOf,
    word: partyWord,
    fits: (s, _seat, party) => {
      const line = lineOf(s, party);
      if (line === 0) return noChange;
      const lowered = line < 0 && mediaMajority(boardNow(s).media) === party;
      return lowered ? mediaProtect : undefined;
    },
    min: () => 0,
    max: () => MOST_LINES,
    together: () => undefined,
    tooFew: noChange,
    tooMany: tooManyLines,
  }),
  (s, seat, lines, out) => {
    if (lines.length > 0) publish(s, seat, lines, out);
    else keepToYourself(s, seat, out);
    s.pollDiscards.push(s.poll);
    s.poll = NONE;
  },
);

/** 7.4: a published card is shown to all. */
function publish(s: State, seat: number, lines: readonly number[], out: Out<Event>): void {
  const { election } = s.now;
  show(s);
  out?.push({ type: 'pollPublished', seat, election, poll: s.poll, lines: [...lines] });
  for (const party of lines) movePopularity(s, party, election, lineOf(s, party), out);
}

/** 7.2: members by the total of two dice. */
function keepToYourself(s: State, seat: number, out: Out<Event>): void {
  const dice = roll(s, data.pollUnpublishedDice);
  s.members[seat] += total(dice);
  const { election } = s.now;
  out?.push({ type: 'pollKept', seat, election, dice, members: s.members[seat] });
}

/** 7.1: a poll that nobody wants is discarded unseen. */
function discardUnseen(s: State, out: Out<Event>): void {
  const board = boardNow(s);
  s.pollDiscards.push(board.poll);
  board.poll = NONE;
  out?.push({ type: 'pollUnsold', election: s.now.election });
}

function closeAuction(s: State): void {
  s.auction = noAuction();
}

export const polls = procedure(
  '7 polls',
  dealPolls,
  forEach(
    'election',
    statesFromNow,
    openAuction,
    repeatWhile(
      (s) => s.auction.turn !== NONE,
      bind(
        'seat',
        (s) => s.auction.turn,
        when(mayBid, ask('seat', bidForPoll), leaveAuction),
        passTurn,
      ),
    ),
    when(
      (s) => s.auction.bidder !== NONE,
      inOrder(
        winPoll,
        bind('seat', (s) => s.auction.bidder, ask('seat', publishPoll)),
      ),
      discardUnseen,
    ),
    closeAuction,
  ),
);
