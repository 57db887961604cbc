import type { GameEvent, Move, Position, Random, View } from '@hustings/kernel';
import { chance, noise } from './chance.js';
import type { Knowledge, Rated } from './knowledge.js';
import type { Errors } from './manners.js';
import { chancesIn } from './win-chance.js';

/** The moves as someone sees them who errs; at least one. */
export function erring<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  world: S,
  seat: number,
  rated: readonly Rated[],
  errors: Errors,
  random: Random,
): Rated[] {
  if (rated.length < 2) return [...rated];
  const more = 1 + errors.tilt * despair(knowledge, world, seat);
  const kind = knowledge.game.program.decision(world)?.kind ?? '';
  const seen = rated.filter(() => chance(random) >= errors.overlooks * more);
  const thought = seen.length > 0 ? seen : [rated[Math.floor(chance(random) * rated.length)]];
  return thought.map(({ move, worth }) => ({
    move,
    worth:
      worth +
      more * errors.noise * noise(random) +
      (errors.habit === 0 ? 0 : errors.habit * habit(seat, kind, move)),
  }));
}

/** 0 for whoever wins at least their share of such games, 1 for whoever has no chance. */
function despair<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  world: S,
  seat: number,
): number {
  const points = knowledge.forecast(world, knowledge.parameters.organiser);
  const chances = chancesIn(knowledge, world, points);
  return Math.max(0, 1 - chances.length * chances[seat]);
}

/** What one likes about a move on this chair, always the same: near 0, with deviation about 1. */
export function habit(seat: number, kind: string, move: Move): number {
  const parts = Array.isArray(move) ? (move as readonly number[]) : [move];
  let sum = 0;
  for (let i = 0; i < parts.length; i++) sum += liking(`${seat} ${kind} ${i} ${parts[i]}`);
  return sum / Math.sqrt(Math.max(1, parts.length));
}

/** From a word a number from −√3 up to √3, that is with deviation 1 (FNV-1a). */
function liking(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (((hash ^ (hash >>> 13)) >>> 0) / 0x100000000 - 0.5) * 2 * Math.sqrt(3);
}
