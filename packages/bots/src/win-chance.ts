import type { GameEvent, Position, View } from '@hustings/kernel';
import type { Knowledge } from './knowledge.js';

/**
 * Each seat's chance to win by the points that are expected; together 1. So many points of difference
 * (`scale`) make a win e times as likely.
 */
export function winChances(points: readonly number[], scale: number): number[] {
  const best = Math.max(...points);
  const odds = points.map((one) => Math.exp((one - best) / scale));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}

/** What the forecast of a world says about who wins: the more is left to play, the less. */
export function chancesIn<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  world: S,
  points: readonly number[],
): number[] {
  const { end, round } = knowledge.spread[points.length];
  const result = knowledge.game.result(world);
  if (result === undefined) return winChances(points, end + round * knowledge.left(world));
  return points.map((_, seat) => (result.winners.includes(seat) ? 1 / result.winners.length : 0));
}
