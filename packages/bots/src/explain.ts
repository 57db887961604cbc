import type { GameEvent, Json, Position, Random, View } from '@hustings/kernel';
import type { Bot, Budget, Opinion } from './bot.js';
import { imagine } from './heuristic.js';
import type { Fact, Knowledge } from './knowledge.js';

/** A move with its prospects and its reasons. */
export type ExplainedMove = {
  /** In words, as in files and protocols. */
  readonly move: Json;
  readonly win: number;
  /** Points each seat is expected to end with. */
  readonly points: readonly number[];
  /** Points of lead against the best move. */
  readonly worth: number;
  readonly trials: number;
  /** What it changes for the seat, compared with the next best move (the best: with the second). */
  readonly facts: readonly Fact[];
};

export type Explanation = { readonly kind: string; readonly moves: readonly ExplainedMove[] };

/** Less than this is not worth telling. */
const LEAST_POINTS = 0.05;

/** The best few moves of a position as a bot sees it, with reasons as data. */
export function explain<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  bot: Bot<V>,
  view: V,
  random: Random,
  budget: Budget,
  most: number,
): Explanation {
  const { game } = knowledge;
  const world = imagine(knowledge, view, random);
  const seat = view.position.viewer;
  const thinking = bot.think(view, random, budget);
  while (thinking.step());
  const opinions = thinking.opinions();
  const shown = opinions.slice(0, most);
  const best = opinions.at(0)?.worth ?? 0;
  const after = (one: Opinion | undefined): Readonly<Record<string, number>> => {
    const copy = game.clone(world);
    if (one !== undefined) game.apply(copy, seat, one.move);
    return knowledge.account(copy, seat, knowledge.parameters.strategist);
  };
  return {
    kind: game.program.decision(world)?.kind ?? '',
    moves: shown.map((one, i) => ({
      move: game.write(world, seat, one.move).move,
      win: one.win,
      points: one.points,
      worth: one.worth - best,
      trials: one.trials,
      facts: factsOf(after(one), after(i === 0 ? opinions.at(1) : opinions[0])),
    })),
  };
}

/** The parts of the account that differ, the greatest difference first. */
function factsOf(
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Fact[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names
    .map((fact) => ({ fact, by: (one[fact] ?? 0) - (other[fact] ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= LEAST_POINTS)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(({ fact, by }) => ({ fact, values: { points: Math.round(by * 100) / 100 } }));
}
