import type { Game, GameEvent, Position, View } from '@hustings/kernel';

/** A game whose own types are forgotten: the engine sees every game through the kernel alone. */
export type AnyGame = Game & Game<Position, never>;

/** Forgets them; a state only ever goes back to the game that made it. */
function anyGame<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
): AnyGame {
  return game as unknown as AnyGame;
}

const loaders = {
  'die-macher-2019': async () =>
    anyGame((await import('@hustings/die-macher/edition-2019')).dieMacher2019),
  'die-macher-2006': async () =>
    anyGame((await import('@hustings/die-macher/edition-2006')).dieMacher2006),
  copycat: async () => anyGame((await import('@hustings/copycat')).copycat),
} satisfies Record<string, () => Promise<AnyGame>>;

export type GameId = keyof typeof loaders;

/** Every game there is, in the order they are offered. A new game is one more line above. */
export const gameIds = Object.keys(loaders) as readonly GameId[];

export const isGameId = (id: string): id is GameId => Object.hasOwn(loaders, id);

/** The rules of a game, fetched when first needed. */
export const loadGame = (id: GameId): Promise<AnyGame> => loaders[id]();
