import type { Knowledge } from '../knowledge.js';
import { newNet } from './judge.js';
import { readWeights } from './weights.js';

/** What bots know of a game, with a net that has learned it for so many players. */
export function taught(
  knowledge: Knowledge,
  players: number,
  weights: string,
  how?: { readonly vectors?: boolean },
): Knowledge {
  const { sight } = knowledge;
  if (sight === undefined) return knowledge;
  const net = newNet(sight, players, how);
  readWeights(weights, net);
  return { ...knowledge, learned: net };
}
