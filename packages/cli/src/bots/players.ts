import { levels, type Level } from '@hustings/bots';
import { thinkers } from '@hustings/bots/node';
import { randomPlayer, type Player, type Players } from '@hustings/server';

/** How long a bot at a table may think. Only the strongest level uses it up. */
const THINKING_MS = 400;

export type PlayersAtWork = { readonly players: Players; readonly end: () => Promise<void> };

/** The bots of every level, thinking in threads of their own, as the server wants them. */
export function playersAtWork(threads: number): PlayersAtWork {
  const pool = thinkers(threads);
  const playerOf = (level: Level): Player => ({
    choose: (game, view, seat, random) =>
      pool.decide({
        game: game.id,
        level,
        view,
        seed: `${seat} ${random.words.join(' ')}`,
        milliseconds: THINKING_MS,
      }),
  });
  const trained = Object.fromEntries(levels.map((level) => [level, playerOf(level)]));
  return { players: { ...trained, random: randomPlayer }, end: () => pool.end() };
}
