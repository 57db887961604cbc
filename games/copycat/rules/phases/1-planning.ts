import { everyone, One, type Out } from '@hustings/kernel';
import { data } from '../data.js';
import type { Event } from '../events.js';
import { draw, leaveHand } from '../piles.js';
import { reasons } from '../reasons.js';
import type { State } from '../state.js';
import { LAST_CARD, tablesOf } from '../tables.js';
import { allAtOnce, procedure, sealed } from '../words.js';

function newRound(state: State, out: Out<Event>): void {
  state.round++;
  state.phase = 1;
  for (const player of state.players) player.before = player.score;
  out?.push({ type: 'round', round: state.round });
}

/** CC-1.1. Cards kept from the last round are in the hand already and do not count (CC-1.4). */
function everyoneDraws(state: State, out: Out<Event>): void {
  for (let seat = 0; seat < state.players.length; seat++) draw(state, seat, data.handSize, out);
}

/** CC-1.2: one hand card, face down. */
const bid = sealed(
  'bid',
  new One<State>({
    size: LAST_CARD + 1,
    word: (state, card) => tablesOf(state).cardWords[card],
    why: (state, seat, card) =>
      state.players[seat].hand.includes(card) ? undefined : reasons.notInHandToBid,
    among: {
      count: (state, seat) => state.players[seat].hand.length,
      at: (state, seat, i) => state.players[seat].hand[i],
    },
  }),
);

/** CC-1.3: the cards are out of use this round. */
function revealBids(state: State, out: Out<Event>): void {
  const cards = state.sealed.map(Number);
  state.order = newOrder(state.order, cards);
  state.players.forEach((player, seat) => {
    leaveHand(player, cards[seat]);
    player.temporary.push(cards[seat]);
  });
  out?.push({ type: 'bids', cards, order: state.order.slice() });
}

/**
 * CC-1.2: the higher number is earlier; equal ones swap, so they stand in reverse. Only start cards
 * can be equal (CC-0.7).
 */
export function newOrder(former: readonly number[], cards: readonly number[]): number[] {
  return former
    .slice()
    .reverse()
    .sort((a, b) => cards[b] - cards[a]);
}

export const planning = procedure(
  '1 planning',
  newRound,
  everyoneDraws,
  allAtOnce(bid, everyone, revealBids),
);
