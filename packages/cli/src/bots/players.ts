import { games, manifestOf } from '@hustings/games';
import {
  botWord,
  levels,
  remembers,
  thinkers,
  type Level,
  type Thinkers,
} from '@hustings/bots/node';
import { randomPlayer, type Player, type Players } from '@hustings/server';
import { nameOf } from '@hustings/server/rules';

/** How long a bot at a table may think. Only the strongest level uses it up. */
const THINKING_MS = 400;

/** Every temperament that bots of some game can have. */
const tempers = [...new Set(games.flatMap((game) => game.tempers?.names ?? []))];

function isKnown(id: string, temper: string | undefined): boolean {
  const game = manifestOf(id);
  if (game?.bots === undefined) return false;
  return temper === undefined || game.tempers?.names.includes(temper) === true;
}

export type PlayersAtWork = { readonly players: Players; readonly end: () => Promise<void> };

/**
 * The bots of every level, thinking in threads of their own, as the server wants them. The threads
 * begin with the first question: a server has better things to do while it starts.
 */
export function playersAtWork(threads: number): PlayersAtWork {
  let pool: Thinkers | undefined;
  const playerOf = (level: Level, temper: string | undefined): Player => ({
    plays: (game) => isKnown(game, temper),
    choose: (game, view, seat, random, build, told) =>
      (pool ??= thinkers(threads, new URL('./courteous-thinker.js', import.meta.url))).decide({
        game: game.id,
        level,
        ...(temper === undefined ? {} : { temper }),
        view,
        seed: `${seat} ${random.words.join(' ')}`,
        milliseconds: THINKING_MS,
        ...(told !== undefined && remembers(level) ? { log: told() } : {}),
        ...(build === undefined ? {} : { rules: { name: nameOf(build), code: build.code } }),
      }),
  });
  const trained = Object.fromEntries(
    levels.flatMap((level) =>
      [undefined, ...tempers].map((temper) => [botWord(level, temper), playerOf(level, temper)]),
    ),
  );
  return { players: { ...trained, random: randomPlayer }, end: async () => pool?.end() };
}
