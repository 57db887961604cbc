import { fork, seatsIn, type Move, type Position, type Random, type View } from '@hustings/kernel';
import type { AnyGame } from './games.js';
import type { Player } from './player.js';

const CANDIDATES = 10;
const LONGEST_GAME = 4000;

/**
 * Tries some moves on worlds that it can't tell from the true one, plays each to the end at random
 * and keeps what ended best. It knows no game, so it plays every one.
 */
export const quickPlayer: Player = {
  choose(game, view, seat, random, budget) {
    const end = performance.now() + budget.milliseconds;
    const dice = fork(random);
    const moves = candidates(game, view, seat, dice);
    const totals = moves.map(() => 0);
    let rounds = 0;
    if (moves.length > 1) {
      do {
        const world = game.determinize(view, dice);
        moves.forEach((move, i) => (totals[i] += lead(game, world, seat, move, dice)));
        rounds++;
      } while (performance.now() < end && rounds < 200);
    }
    return moves[totals.indexOf(Math.max(...totals))];
  },
};

/** A handful of different moves, each as likely as another. */
function candidates(game: AnyGame, view: View, seat: number, random: Random): Move[] {
  const world = game.determinize(view, random);
  const found = new Map<string, Move>();
  for (let i = 0; i < CANDIDATES; i++) {
    const move = game.sample(world, seat, random);
    found.set(String(move), move);
  }
  return [...found.values()];
}

/** By how much the seat leads the best other one after this move and a random rest of the game. */
function lead(game: AnyGame, start: Position, seat: number, move: Move, random: Random): number {
  const state = game.clone(start);
  game.apply(state, seat, move);
  for (let i = 0; i < LONGEST_GAME && !game.isOver(state); i++) {
    const [next] = seatsIn(state.flow.owed);
    game.apply(state, next, game.sample(state, next, random));
  }
  const scores = game.result(state)?.scores ?? [];
  const best = Math.max(...scores.filter((_, other) => other !== seat));
  return scores.length === 0 ? 0 : (scores[seat] ?? 0) - best;
}
