import {
  coded,
  isRefusal,
  Match,
  sfc,
  type Position,
  type Random,
  type Seed,
} from '@hustings/kernel';
import type { Choice } from './choose.js';
import type { AnyGame } from '@hustings/games';

/** The first seat that owes a decision. */
export function firstOwed(state: Position): number {
  return 31 - Math.clz32(state.flow.owed & -state.flow.owed);
}

/** Plays to the end, every move at random; the number of decisions made. */
export function playOut(game: AnyGame, state: Position, random: Random): number {
  let decisions = 0;
  while (state.flow.owed !== 0) {
    const seat = firstOwed(state);
    game.apply(state, seat, game.sample(state, seat, random));
    decisions++;
  }
  return decisions;
}

/** A whole game with its log, every seat choosing at random from a stream of its own. */
export function playMatch(
  { game, seats, options }: Choice,
  seed: Seed,
  watch: (state: Position) => void = () => undefined,
): Match {
  const match = Match.start(game, options, seats, seed);
  if (isRefusal(match)) throw new Error(coded(match)); // a choice is checked before
  const bots = Array.from({ length: seats }, (_, seat) => sfc(seed, `bot ${seat}`));
  while (!game.isOver(match.state)) {
    watch(match.state);
    const seat = firstOwed(match.state);
    match.play(seat, game.sample(match.state, seat, bots[seat]));
  }
  return match;
}
