import type { Among, Out, Reason } from '@hustings/kernel';
import type { Event } from '../events.js';
import { topOf, type PendingKind, type State } from '../state.js';
import { tablesOf } from '../tables.js';

/** What several questions of effects have in common: among what is chosen, and its words. */

export const zero = (): number => 0;
export const onTop = (state: State): number => topOf(state).figure;
export const word = (state: State, card: number): string => tablesOf(state).cardWords[card];
export const anythingGoes = (): undefined => undefined;

export const inHand: Among<State> = {
  count: (state, seat) => state.players[seat].hand.length,
  at: (state, seat, i) => state.players[seat].hand[i],
};
export const inArea: Among<State> = {
  count: (state, seat) => state.players[seat].area.length,
  at: (state, seat, i) => state.players[seat].area[i],
};
export const atWork: Among<State> = {
  count: (state, seat) => state.players[seat].workers.length,
  at: (state, seat, i) => state.players[seat].workers[i],
};

export function decline(seat: number, what: PendingKind, out: Out<Event>): void {
  out?.push({ type: 'declined', seat, what });
}

export const mustBeInHand =
  (notInHand: Reason<State>) => (state: State, seat: number, card: number) =>
    state.players[seat].hand.includes(card) ? undefined : notInHand;
