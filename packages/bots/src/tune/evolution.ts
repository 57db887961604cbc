import type { Random } from '@hustings/kernel';
import { noise } from '../chance.js';
import type { Parameters } from '../knowledge.js';

/**
 * An evolution strategy with one step size per figure: (μ/μ, λ), in the logarithms of the figures,
 * which therefore keep their signs. Plain data between generations.
 */
export type Evolution = {
  readonly names: readonly string[];
  readonly centre: readonly number[];
  readonly step: readonly number[];
};

export type EvolutionSettings = {
  /** Candidates in a generation, and how many of them become parents. */
  readonly candidates: number;
  readonly parents: number;
  /** The first step, as a part of each figure. */
  readonly step: number;
  /** How quickly steps follow the parents' spread. */
  readonly learning: number;
};

export function beginEvolution(start: Parameters, settings: EvolutionSettings): Evolution {
  const names = Object.keys(start);
  return {
    names,
    centre: names.map((name) => start[name]),
    step: names.map(() => settings.step),
  };
}

export const centreOf = ({ names, centre }: Evolution): Parameters =>
  Object.fromEntries(names.map((name, i) => [name, rounded(centre[i])]));

/** Four digits that count: nobody can tell more from games. */
const rounded = (figure: number): number => Number(figure.toPrecision(4));

/** The candidates of a generation: in pairs, each the mirror of the other. */
export function candidatesOf(
  { names, centre, step }: Evolution,
  settings: EvolutionSettings,
  random: Random,
): Parameters[] {
  const candidates: Parameters[] = [];
  for (let i = 0; i < settings.candidates; i += 2) {
    const moves = step.map((size) => size * noise(random));
    for (const sign of [1, -1]) {
      candidates.push(
        Object.fromEntries(
          names.map((name, k) => [name, rounded(centre[k] * Math.exp(sign * moves[k]))]),
        ),
      );
    }
  }
  return candidates;
}

/** The best become parents: the centre moves to their mean, steps grow or shrink to their spread. */
export function evolve(
  evolution: Evolution,
  settings: EvolutionSettings,
  tried: readonly { readonly candidate: Parameters; readonly fitness: number }[],
): Evolution {
  const parents = [...tried].sort((a, b) => b.fitness - a.fitness).slice(0, settings.parents);
  const weights = parents.map((_, i) => Math.log(settings.parents + 0.5) - Math.log(i + 1));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const { names, learning } = { names: evolution.names, learning: settings.learning };
  const moves = names.map((name, k) =>
    parents.map(({ candidate }) => Math.log(candidate[name] / evolution.centre[k])),
  );
  return {
    names,
    centre: evolution.centre.map((figure, k) => {
      const shift = moves[k].reduce((sum, move, i) => sum + weights[i] * move, 0) / total;
      return figure * Math.exp(shift);
    }),
    step: evolution.step.map((size, k) => {
      const spread = moves[k].reduce((sum, move, i) => sum + weights[i] * move ** 2, 0) / total;
      return Math.sqrt((1 - learning) * size ** 2 + learning * spread);
    }),
  };
}
