import { isRefusal, type Options, type OptionSpec, type Refusal } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import { readText } from './text-file.js';
import { integer, integers, text, texts } from './flags.js';
import { commonly, type Saying, type Words } from './words.js';
import { isWrong, quoted, wrong, type Wrong } from './wrong.js';

/** What is to be played: a game, for this many seats, with these table options. */
export type Choice = {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
};

/** The flags by which a command lets one choose. */
export const choiceFlags = {
  game: text('id', ({ flags }) => flags.game),
  players: integer(({ flags }) => flags.players, { min: 1, max: 12, standard: undefined }),
  options: texts('pairs', ({ flags }) => flags.options),
};

type Given = {
  readonly game: string | undefined;
  readonly players: number | undefined;
  readonly options: readonly string[];
};

export function choose(games: readonly AnyGame[], given: Given): Choice | Wrong {
  const game = findGame(games, given.game);
  if ('wrong' in game) return game;
  const { min, max } = game.rules.seats;
  const seats = given.players ?? Math.min(4, max);
  if (seats < min || seats > max) {
    return wrong((t) => t.wrong.wrongPlayers(game.rules.name, min, max, seats));
  }
  const raw = readPairs(game, given.options);
  if ('wrong' in raw) return raw;
  const options = game.readOptions(raw.pairs, seats);
  return isRefusal(options)
    ? wrong(optionSentence(game, seats, options))
    : { game, seats, options };
}

function optionSentence(game: AnyGame, seats: number, refusal: Refusal): Saying {
  const named = Object.entries(game.rules.options).find(
    ([one]) => one === refusal.values['option'],
  );
  if (named === undefined) return (_texts, words) => commonly(words, refusal);
  const [name, spec] = named;
  if (spec.pick !== 'per seat') return (_texts, words) => commonly(words, refusal);
  return (t) => t.wrong.optionOfSeats(name, spec.dealt, seats, spec.values);
}

/** The flags by which a command lets one narrow down all there is. */
export const manyFlags = {
  game: text('id', ({ flags }) => flags.onlyGame),
  players: integers(({ flags }) => flags.onlyPlayers, { min: 1, max: 12 }),
};

type Narrowed = {
  readonly game: string | undefined;
  readonly players: readonly number[];
  readonly options: readonly string[];
};

/** Every game (or the one wanted) with every number of players (or those wanted). */
export function choices(games: readonly AnyGame[], wanted: Narrowed): Choice[] | Wrong {
  const only = wanted.game === undefined ? games : [findGame(games, wanted.game)];
  const chosen: Choice[] = [];
  for (const game of only) {
    if (isWrong(game)) return game;
    const { min, max } = game.rules.seats;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    for (const players of wanted.players.length > 0 ? wanted.players : counts) {
      const choice = choose(games, { game: game.id, players, options: wanted.options });
      if (isWrong(choice)) return choice;
      chosen.push(choice);
    }
  }
  return chosen;
}

/** The game of this id; the first one if none is named. */
export function findGame(games: readonly AnyGame[], id: string | undefined): AnyGame | Wrong {
  const game = id === undefined ? games.at(0) : games.find((one) => one.id === id);
  if (game !== undefined) return game;
  const known = games.map((one) => one.id);
  return wrong((t) => t.wrong.noSuchGame(quoted(id ?? ''), known));
}

type Pairs = { readonly pairs: Readonly<Record<string, string | readonly string[]>> };

function readPairs(game: AnyGame, given: readonly string[]): Pairs | Wrong {
  const pairs = new Map<string, string | readonly string[]>();
  for (const pair of given.flatMap((list) => list.split(','))) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (at < 1) return wrong((t) => t.wrong.notAnOption(quoted(pair)));
    if (pairs.has(name)) return wrong((t) => t.wrong.optionTwice(name));
    if (!Object.hasOwn(game.rules.options, name)) {
      const known = Object.keys(game.rules.options);
      return wrong((t) => t.wrong.noSuchOption(game.rules.name, quoted(name), known));
    }
    const value = readValue(game.rules.options[name], pair.slice(at + 1));
    if (isWrong(value)) return value;
    pairs.set(name, value);
  }
  return { pairs: Object.fromEntries(pairs) };
}

/** A file of somebody's own is named with an @ before its path. */
function readValue(spec: OptionSpec, written: string): string | readonly string[] | Wrong {
  if (spec.pick === 'file') {
    return written.startsWith('@') ? readText(written.slice(1)) : written;
  }
  if (spec.pick === 'one' || written === spec.dealt) return written;
  return written.split('+');
}

/** What was chosen, in a few words. */
export const choiceText = ({ game, seats, options }: Choice, { texts: t }: Words): string =>
  t.game.choice(game.id, seats, writeOptions(options));

/** The command line that chooses the same. */
export function choiceLine({ game, seats, options }: Choice): string {
  const written = writeOptions(options);
  const line = `--game ${game.id} --players ${seats}`;
  return written === '' ? line : `${line} --options ${written}`;
}

/** Options as one would write them on the command line. */
function writeOptions(options: Options): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.join('+')}`)
    .join(',');
}
