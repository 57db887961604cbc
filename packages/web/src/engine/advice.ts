import { knowledgeOf } from '@hustings/games';
import { chacha, type Position, type View } from '@hustings/kernel';
import type { Advice } from './tables.js';

const MOVES = 3;
const REASONS = 4;

/** What a Strategist would do with this view, the best first, with reasons. */
export async function adviceFor(game: string, view: View, seed: string): Promise<Advice[]> {
  const { botOf, explain } = await import('@hustings/bots');
  const knowledge = await knowledgeOf(game);
  if (knowledge === undefined) return [];
  const bot = botOf(knowledge, 'strategist');
  const random = chacha(seed, 'bot 1');
  const { moves } = explain(knowledge, bot, view, random, { simulations: 1 }, MOVES);
  return moves.map(({ move, win, worth, facts }) => ({
    move,
    win,
    worth,
    reasons: facts
      .slice(0, REASONS)
      .map(({ fact, values }) => ({ fact, points: Number(values['points']) })),
  }));
}

/** Each seat's chance to win after every move of a game that is over, from the true positions. */
export async function chancesOf(game: string, states: readonly Position[]): Promise<number[][]> {
  const { winChances } = await import('@hustings/bots');
  const knowledge = await knowledgeOf(game);
  if (knowledge === undefined) return [];
  const { strategist } = knowledge.parameters;
  return states.map((state) => winChances(knowledge.forecast(state, strategist)));
}
