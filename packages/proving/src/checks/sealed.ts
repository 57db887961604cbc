import {
  canonical,
  seatsIn,
  shuffle,
  type GameEvent,
  type Position,
  type View,
} from '@hustings/kernel';
import { difference } from '../data.js';
import type { Spot, Wrong } from '../spot.js';

/** Sealed answers commute, and an answer given changes nothing for those who still owe one. */
export function sealing<S extends Position, V extends View, E extends GameEvent>({
  game,
  state,
  random,
}: Spot<S, V, E>): Wrong {
  const seats = seatsIn(state.flow.owed);
  if (!game.program.isSealed(state) || seats.length < 2) return undefined;
  const moves = new Map(seats.map((seat) => [seat, game.sample(state, seat, random)]));
  const forms = new Map(seats.map((seat) => [seat, canonical(game.form(state, seat))]));
  const here = game.clone(state);
  const there = game.clone(state);
  for (const [seat, move] of moves) game.apply(here, seat, move);
  const order = shuffle(random, seats.slice());
  if (order.join() === seats.join()) order.reverse();
  for (const seat of order) {
    if (canonical(game.form(there, seat)) !== forms.get(seat)) {
      return `the form of seat ${seat} changes when others give their sealed answers`;
    }
    const move = moves.get(seat);
    if (move !== undefined) game.apply(there, seat, move);
  }
  const [a, b] = [JSON.stringify(here), JSON.stringify(there)];
  return a === b ? undefined : `sealed answers in another order: ${difference(a, b)}`;
}
