import type { Move, Position, Random } from '@hustings/kernel';
import type { Outcome } from '../search.js';
import { worthOf, type Judge, type Verdict } from './judge.js';

/** Where a world stands for all seats: points each ends with, and who wins; the worth is one seat's. */
export function outcomeOf<S extends Position>(
  { sight }: Judge<S>,
  verdicts: readonly Verdict[],
  seat: number,
): Outcome {
  const chances = verdicts.reduce((sum, { win }) => sum + win, 0);
  return {
    worth: sight.unit * worthOf(verdicts[seat]),
    points: verdicts.map(({ points }) => sight.unit * points),
    win: chances > 0 ? verdicts[seat].win / chances : 1 / verdicts.length,
  };
}

/** What comes of a move, as each seat sees it. */
export function prospects<S extends Position>(
  judge: Judge<S>,
  world: S,
  seat: number,
  move: Move,
  random: Random,
): Verdict[] {
  return world.sealed.map((_, viewer) => judge.after(world, seat, move, viewer, random));
}
