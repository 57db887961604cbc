import type { Knowledge } from '@hustings/bots';
import { copycat } from './copycat/game.js';
import { dieMacher2006, dieMacher2019 } from './die-macher/game.js';
import type { AnyGame, Manifest } from './manifest.js';

export * from './manifest.js';

/** Every game there is, in the order they are offered. A new game is one more line here. */
export const games: readonly Manifest[] = [
  dieMacher2019, //
  dieMacher2006,
  copycat,
];

export const manifestOf = (id: string): Manifest | undefined =>
  games.find((game) => game.id === id);

export const knowledgeOf = async (id: string): Promise<Knowledge | undefined> =>
  manifestOf(id)?.bots?.();

/** The rules of all games. */
export const allRules = (): Promise<AnyGame[]> => Promise.all(games.map(({ rules }) => rules()));

/** What bots know, game by game. */
export const allKnowledge = (): Promise<Knowledge[]> =>
  Promise.all(games.flatMap(({ bots }) => (bots === undefined ? [] : [bots()])));
