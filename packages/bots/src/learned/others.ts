import type { GameEvent, Position, Random, View } from '@hustings/kernel';
import { bestOf } from '../heuristic.js';
import type { Knowledge } from '../knowledge.js';

/** Where answers are sealed and the game is looked at after them: the others' are made up by its rates. */
export function answerForOthers<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  world: S,
  seat: number,
  random: Random,
): void {
  if (knowledge.sight?.imagines !== true || !knowledge.game.program.isSealed(world)) return;
  reopen(world, seat);
  for (let other = 0; other < world.sealed.length; other++) {
    if (other === seat || ((world.flow.owed >> other) & 1) === 0) continue;
    const { strategist } = knowledge.parameters;
    knowledge.game.apply(
      world,
      other,
      bestOf(knowledge.rate(world, other, strategist, random)).move,
    );
  }
}

/** Sealed answers of others were made up at random: they are asked again. */
export function reopen(world: Position, seat: number): void {
  for (let other = 0; other < world.sealed.length; other++) {
    if (other === seat || world.sealed[other] === null) continue;
    world.sealed[other] = null;
    world.flow.owed |= 1 << other;
  }
}
