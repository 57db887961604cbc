import { knowledgeOf } from '@hustings/games';
import {
  chacha,
  seedFrom,
  type GameEvent,
  type Move,
  type Position,
  type View,
} from '@hustings/kernel';
import { loadGame } from './games.js';
import type { Advice, Level } from './tables.js';

/** What a bot is asked, as plain data: it sees what its seat may see, and nothing else. */
export type Question = {
  readonly game: string;
  readonly view: View;
  readonly seat: number;
  /** All that the seat was told since the game began. */
  readonly log: readonly GameEvent[];
  /** Its own randomness: the same question has the same answer, if there is time to think. */
  readonly seed: string;
  readonly level: Level | undefined;
  readonly temper?: string | undefined;
  readonly milliseconds: number;
};

/** Those who think: about moves, about advice, about how a game went. */
export type Thinking = {
  choose(question: Question): Promise<Move>;
  advice(game: string, view: View, seed: string): Promise<Advice[]>;
  chances(game: string, states: readonly Position[]): Promise<number[][]>;
};

/** The level that plays well without thinking long: who named no other gets this one. */
const STANDARD = 'strategist';
/** Only the Chancellor searches; it may take so much longer than the others. */
const PATIENCE = 5;
const MOVES = 3;
const REASONS = 4;

/** The bots of the arena, fetched when first needed. */
export const thinking: Thinking = {
  async choose({ game, view, seat, log, seed, level = STANDARD, temper, milliseconds }) {
    const knowledge = await knowledgeOf(game, view);
    const random = chacha(seedFrom(seed), `bot ${seat}`);
    if (knowledge === undefined) {
      // A game that no bot knows is played by any legal move.
      const rules = await loadGame(game);
      return rules.sample(rules.determinize(view, random), seat, random);
    }
    const { botOf, decide } = await import('@hustings/bots');
    const limit = milliseconds * PATIENCE;
    const time =
      level === 'chancellor'
        ? { milliseconds: { limit, clock: () => performance.now() } }
        : { simulations: 1 };
    return decide(botOf(knowledge, level, temper), view, random, time, log);
  },

  /** What a Strategist would do with this view, the best first, with reasons. */
  async advice(game, view, seed) {
    const knowledge = await knowledgeOf(game, view);
    if (knowledge === undefined) return [];
    const { botOf, explain } = await import('@hustings/bots');
    const random = chacha(seed, 'bot 1');
    const bot = botOf(knowledge, 'strategist');
    const { moves } = explain(knowledge, bot, view, random, { simulations: 1 }, MOVES);
    return moves.map(({ move, win, worth, facts }) => ({
      move,
      win,
      worth,
      reasons: facts.slice(0, REASONS).map(({ fact, values: { points, seat } }) => ({
        fact,
        points: Number(points),
        ...(typeof seat === 'number' ? { seat } : {}),
      })),
    }));
  },

  /** Each seat's chance to win after every move of a game that is over, from the true positions. */
  async chances(game, states) {
    const knowledge = await knowledgeOf(game);
    if (knowledge === undefined) return [];
    const { chancesIn } = await import('@hustings/bots');
    const { strategist } = knowledge.parameters;
    return states.map((state) =>
      chancesIn(knowledge, state, knowledge.forecast(state, strategist)),
    );
  },
};
