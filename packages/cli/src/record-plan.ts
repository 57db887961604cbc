import {
  seedFrom,
  sfc,
  shuffle,
  type Options,
  type OptionSpec,
  type Random,
} from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';

/** A game to be recorded: how many play, with which options, under which name. */
export type Plan = {
  readonly name: string;
  readonly seats: number;
  readonly options: Options;
};

/**
 * Games spread evenly over player counts, and within each count over the ways in which options can
 * be combined: all of them where there are games enough.
 */
export function planOf(game: AnyGame, total: number, seed: string): Plan[] {
  const { min, max } = game.rules.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const random = sfc(seedFrom(`${seed} plan`), 'simulation 0');
  const ways = counts.map((seats) => shuffle(random, combinations(game, seats)));
  return Array.from({ length: total }, (_, i) => {
    const at = i % counts.length;
    const seats = counts[at];
    const way = ways[at][Math.floor(i / counts.length) % ways[at].length];
    const options = withLists(game, way, seats, random);
    const number = String(i + 1).padStart(3, '0');
    return { name: `${seats}-${optionsName(game, options)}-${number}`, seats, options };
  });
}

function combinations(game: AnyGame, seats: number): Options[] {
  return Object.entries(game.rules.options).reduce<Options[]>(
    (ways, [name, spec]) =>
      valuesOf(spec, seats).flatMap((value) => ways.map((way) => ({ ...way, [name]: value }))),
    [{}],
  );
}

function valuesOf(spec: OptionSpec, seats: number): readonly (string | readonly string[])[] {
  return spec.pick === 'per seat' ? [spec.dealt, spec.values.slice(0, seats)] : spec.values;
}

/** The same, but other words in other orders where there is one for each seat. */
function withLists(game: AnyGame, way: Options, seats: number, random: Random): Options {
  const entries = Object.entries(way).map(([name, value]) => {
    const { values } = game.rules.options[name];
    return [name, typeof value === 'string' ? value : shuffle(random, [...values]).slice(0, seats)];
  });
  return Object.fromEntries(entries) as Options;
}

/** The options that are not the standard ones, short enough for a file's name. */
function optionsName(game: AnyGame, options: Options): string {
  const words = Object.entries(game.rules.options).flatMap(([name, spec]) => {
    const value = options[name];
    if (typeof value !== 'string') return [name];
    if (value === (spec.pick === 'per seat' ? spec.dealt : spec.standard)) return [];
    return [/^\d/.test(value) ? `${name}${value}` : value];
  });
  return words.length === 0 ? 'standard' : words.join('+');
}
