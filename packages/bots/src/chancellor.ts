import type { GameEvent, Move, Position, Random, View } from '@hustings/kernel';
import type { Bot } from './bot.js';
import { bestOf } from './heuristic.js';
import type { Knowledge, Parameters, Rated } from './knowledge.js';
import { leadOf, rivalWeights } from './lead.js';
import type { SearchSettings } from './search-settings.js';
import { searchingBot, type Outcome, type Way } from './search.js';
import type { Temper } from './manners.js';
import { chancesIn } from './win-chance.js';

/** A search by the heuristic: every seat plays by it for a while, and the forecast tells. */
export function searchBot<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  level: string,
  parameters: Parameters,
  settings: SearchSettings,
  temper?: Temper<S>,
): Bot<V> {
  return searchingBot(
    knowledge,
    level,
    settings,
    (world, seat, random) =>
      new ByForecast(knowledge, parameters, settings.horizon, world, seat, random),
    temper,
  );
}

class ByForecast<S extends Position, V extends View, E extends GameEvent> implements Way<S> {
  readonly #weights: readonly number[];
  readonly #until: number;

  constructor(
    readonly knowledge: Knowledge<S, V, E>,
    readonly parameters: Parameters,
    horizon: number,
    world: S,
    readonly seat: number,
    readonly random: Random,
  ) {
    const points = knowledge.forecast(world, parameters);
    const { rivalry = 0.5, rivalTop = 1 } = parameters;
    this.#weights = rivalWeights(points, seat, rivalry, rivalTop);
    this.#until = Math.floor(knowledge.moment(world)) + horizon;
  }

  rate(world: S): Rated[] {
    return this.knowledge.rate(world, this.seat, this.parameters, this.random);
  }

  prepare(): void {
    // The game's own guesses are as good as any it could make.
  }

  playOn(world: S, move: Move, random: Random, isLate: () => boolean): Outcome | undefined {
    const { game } = this.knowledge;
    game.apply(world, this.seat, move);
    while (world.flow.owed !== 0 && this.knowledge.moment(world) < this.#until) {
      if (isLate()) return undefined;
      const seat = 31 - Math.clz32(world.flow.owed & -world.flow.owed);
      const rated = this.knowledge.rate(world, seat, this.parameters, random);
      game.apply(world, seat, bestOf(rated).move);
    }
    return this.#outcome(world);
  }

  glance(world: S, move: Move): Outcome {
    const ahead = this.knowledge.game.clone(world);
    this.knowledge.game.apply(ahead, this.seat, move);
    return this.#outcome(ahead);
  }

  #outcome(world: S): Outcome {
    const points = this.knowledge.forecast(world, this.parameters);
    const win = chancesIn(this.knowledge, world, points)[this.seat];
    return { worth: leadOf(points, this.#weights), points, win };
  }
}
