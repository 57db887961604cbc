import type { GameEvent, Position, Random, View } from '@hustings/kernel';
import type { Bot, Opinion, Thinking } from './bot.js';
import { erring } from './errors.js';
import type { Knowledge, Parameters, Rated } from './knowledge.js';
import type { Manner } from './manners.js';
import { tempered } from './temper.js';
import { chancesIn } from './win-chance.js';

/** The best of them; the first of equals. */
export function bestOf<R extends Rated>(rated: readonly R[]): R {
  let best = rated[0];
  for (let i = 1; i < rated.length; i++) if (rated[i].worth > best.worth) best = rated[i];
  return best;
}

/** A world that agrees with the view, with the game's better guesses. */
export function imagine<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  view: V,
  random: Random,
): S {
  const world = knowledge.game.determinize(view, random);
  knowledge.imagine?.(world, view, random);
  return world;
}

/** The moves as someone sees them who is like that. */
export function inManner<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  world: S,
  seat: number,
  rated: readonly Rated[],
  { errors, temper }: Manner<S>,
  random: Random,
): Rated[] {
  const liked = tempered(knowledge, temper, world, seat, rated);
  return errors === undefined ? liked : erring(knowledge, world, seat, liked, errors, random);
}

/** Rates the moves in one imagined world and takes the best: quick, without any search. */
export function heuristicBot<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  level: string,
  parameters: Parameters,
  { errors, temper }: Manner<S> = {},
): Bot<V> {
  return {
    level,
    think: (view, random) => {
      const world = imagine(knowledge, view, random);
      const seat = view.position.viewer;
      const found = knowledge.rate(world, seat, parameters, random);
      const rated = inManner(knowledge, world, seat, found, { errors, temper }, random);
      const best = bestOf(rated);
      return thought(rated, best, () => judged(knowledge, world, seat, parameters, rated));
    },
  };
}

function thought(rated: Rated[], best: Rated, opinions: () => Opinion[]): Thinking {
  return {
    step: () => false,
    best: () => best.move,
    opinions: () => (rated.length === 0 ? [] : opinions()),
  };
}

/** What one step ahead shows of each move. */
function judged<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  world: S,
  seat: number,
  parameters: Parameters,
  rated: readonly Rated[],
): Opinion[] {
  const sorted = [...rated].sort((a, b) => b.worth - a.worth);
  return sorted.map(({ move, worth }) => {
    const after = knowledge.game.clone(world);
    knowledge.game.apply(after, seat, move);
    const points = knowledge.forecast(after, parameters);
    return { move, worth, trials: 0, points, win: chancesIn(knowledge, after, points)[seat] };
  });
}
