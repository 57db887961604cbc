import { drawTop, remake, takeCard, type Out } from '@hustings/kernel';
import type { Event } from './events.js';
import type { Player, State } from './state.js';

/** CC-1.1: the discards are shuffled only when a card must be drawn and none is there. */
export function draw(state: State, seat: number, count: number, out: Out<Event>): void {
  const player = state.players[seat];
  let drawn = 0;
  for (; drawn < count; drawn++) {
    if (player.draw.length === 0) {
      if (player.discard.length === 0) break;
      shuffleDiscards(state, seat, out);
    }
    player.hand.push(drawTop(state, player.draw));
  }
  if (drawn > 0) {
    out?.push({
      type: 'drew',
      seat,
      count: drawn,
      secret: { seat, cards: player.hand.slice(-drawn) },
    });
  }
}

/** The draw pile being empty, whoever counts knows what is in the hand: all cards not in sight. */
function shuffleDiscards(state: State, seat: number, out: Out<Event>): void {
  const player = state.players[seat];
  player.known = player.hand.slice();
  out?.push({ type: 'shuffled', seat, count: player.discard.length });
  remake(state, player.draw, player.discard);
}

export function cardsToDraw(player: Player): number {
  return player.draw.length + player.discard.length;
}

export function leaveHand(player: Player, card: number): void {
  takeCard(player.hand, card);
  if (player.known.length > 0 && player.known.includes(card)) takeCard(player.known, card);
}

/** From the hand into the play area. */
export function layOut(player: Player, card: number, uses: number): void {
  leaveHand(player, card);
  player.area.push(card);
  player.used.push(uses);
}

/** CC-5.2: a card used twice is out of use for the rest of the round. */
export function leaveArea(player: Player, card: number): void {
  const at = player.area.indexOf(card);
  player.area.splice(at, 1);
  player.used.splice(at, 1);
  player.temporary.push(card);
}

/** Out of the game. */
export function removeFromHand(
  state: State,
  seat: number,
  cards: readonly number[],
  out: Out<Event>,
): void {
  const player = state.players[seat];
  for (const card of cards) {
    leaveHand(player, card);
    state.removed.push(card);
  }
  if (cards.length > 0) out?.push({ type: 'removed', seat, cards });
}
