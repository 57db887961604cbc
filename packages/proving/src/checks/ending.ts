import { isInteger, type Game, type GameEvent, type Position, type View } from '@hustings/kernel';
import { brief } from '../data.js';
import type { Wrong } from '../spot.js';

/** A game that is over has a result that makes sense. */
export function ending<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
): Wrong {
  const seats = state.sealed.length;
  const result = game.result(state);
  if (result === undefined) return 'the game is over without a result';
  if (game.decisions(state).length > 0) return 'a decision is owed at the end';
  const { scores, winners, sources } = result;
  const wrong = `the result is odd: ${brief(result)}: `;
  if (scores.length !== seats || !scores.every(isInteger)) return `${wrong}a score for each seat`;
  if (winners.length === 0 || new Set(winners).size < winners.length) return `${wrong}winners`;
  const best = Math.max(...scores);
  if (winners.some((seat) => scores[seat] !== best)) return `${wrong}a winner has not the most`;
  const parts = Object.values(sources);
  const sums = scores.map((_, seat) => parts.reduce((sum, part) => sum + part[seat], 0));
  const adds = parts.length === 0 || sums.every((sum, seat) => sum === scores[seat]);
  return adds ? undefined : `${wrong}the sources do not add up to the scores`;
}
