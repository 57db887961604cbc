import type { GameEvent, Move, Position, Random, View } from '@hustings/kernel';
import { bestOf } from '../heuristic.js';
import type { Knowledge } from '../knowledge.js';
import type { Judge, Verdict } from './judge.js';
import { prospects } from './prospects.js';

/** The moment to which a trial is played on: so many rounds, or less than one. */
export function until<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  world: S,
  horizon: number,
): number {
  const now = knowledge.moment(world);
  return horizon < 1 ? now + horizon : Math.floor(now) + horizon;
}

/**
 * Plays a world on after a move, every seat as trials are played, and tells what the net says then,
 * seat by seat; nothing when it is told that it is late.
 */
export function playedOn<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  judge: Judge<S>,
  world: S,
  first: number,
  move: Move,
  random: Random,
  end: number,
  isLate: () => boolean,
): Verdict[] | undefined {
  let seat = first;
  let next = move;
  for (;;) {
    if (judge.sight.closes(world, seat, next)) return prospects(judge, world, seat, next, random);
    knowledge.game.apply(world, seat, next);
    if (world.flow.owed === 0 || knowledge.moment(world) >= end)
      return standing(knowledge, judge, world);
    if (isLate()) return undefined;
    seat = 31 - Math.clz32(world.flow.owed & -world.flow.owed);
    next = nextMove(knowledge, judge, world, seat, random);
  }
}

function nextMove<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  judge: Judge<S>,
  world: S,
  seat: number,
  random: Random,
): Move {
  if (judge.sight.trials === 'net') return judge.best(world, seat, random);
  return bestOf(knowledge.rate(world, seat, knowledge.parameters.strategist, random)).move;
}

function standing<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  judge: Judge<S>,
  world: S,
): Verdict[] {
  const result = knowledge.game.result(world);
  return world.sealed.map((_, viewer) =>
    result === undefined ? judge.now(world, viewer) : judge.ended(result, viewer),
  );
}
