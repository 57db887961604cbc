import type { Game } from '@hustings/kernel';

export type Variant = {
  readonly game: Game;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly name: string;
};

/**
 * The ways to play a game. In short: fewest players with every option as it is usually, most
 * players with every option but the length turned round. All: every number of players with every
 * combination.
 */
export function variantsOf(game: Game, all: boolean): Variant[] {
  const { min, max } = game.rules.seats;
  const choices = Object.entries(game.rules.options).flatMap(([name, spec]) =>
    spec.pick === 'one' ? [{ name, values: spec.values }] : [],
  );
  const variant = (seats: number, options: Readonly<Record<string, string>>): Variant => {
    const words = Object.entries(options).map(([name, value]) => `${name} ${value}`);
    return { game, seats, options, name: [game.id, `${seats} players`, ...words].join(', ') };
  };
  if (!all) {
    const short = choices.filter(({ name }) => Object.hasOwn(shortest, name));
    const brief = short.map(({ name }) => [name, shortest[name]] as const);
    const turned = choices.filter(({ name }) => !Object.hasOwn(shortest, name));
    const last = turned.map(({ name, values }) => [name, values[values.length - 1]] as const);
    return [
      variant(min, Object.fromEntries(brief)),
      variant(max, Object.fromEntries([...brief, ...last])),
    ];
  }
  let combinations: Readonly<Record<string, string>>[] = [{}];
  for (const { name, values } of choices) {
    combinations = combinations.flatMap((one) =>
      values.map((value) => ({ ...one, [name]: value })),
    );
  }
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return numbers.flatMap((seats) => combinations.map((options) => variant(seats, options)));
}

/** Options that make a game longer rather than different, at their shortest. */
const shortest: Readonly<Record<string, string>> = { elections: '4', length: 'short' };
