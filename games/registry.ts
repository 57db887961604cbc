import type { Knowledge } from '@hustings/bots';
import type { View } from '@hustings/kernel';
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

/** What bots know of a game; for a table that is seen like this, with what was learned for it. */
export async function knowledgeOf(id: string, view?: View): Promise<Knowledge | undefined> {
  const manifest = manifestOf(id);
  const knowledge = await manifest?.bots?.();
  const players = view === undefined ? 0 : (knowledge?.sight?.players(view) ?? 0);
  const weights = manifest?.learned?.[players];
  if (knowledge === undefined || weights === undefined) return knowledge;
  const name = `${id} ${players}`;
  const found = learned.get(name) ?? learnedBy(knowledge, players, weights);
  learned.set(name, found);
  return found;
}

const learned = new Map<string, Promise<Knowledge>>();

async function learnedBy(
  knowledge: Knowledge,
  players: number,
  weights: () => Promise<string>,
): Promise<Knowledge> {
  const { taught } = await import('@hustings/bots');
  return taught(knowledge, players, await weights());
}

/** The rules of all games. */
export const allRules = (): Promise<AnyGame[]> => Promise.all(games.map(({ rules }) => rules()));

/** What bots know, game by game. */
export const allKnowledge = (): Promise<Knowledge[]> =>
  Promise.all(games.flatMap(({ bots }) => (bots === undefined ? [] : [bots()])));
