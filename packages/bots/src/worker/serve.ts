import { seedFrom, sfc, type GameEvent, type Move, type View } from '@hustings/kernel';
import type { Budget, Thinking } from '../bot.js';
import type { Kept } from '../kept.js';
import type { Knowledge } from '../knowledge.js';
import { botOf, type Level } from '../levels.js';

/** A question to a bot, as plain data: what the seat sees, and how long to think. */
export type Question = {
  readonly ask: number;
  readonly game: string;
  readonly level: Level;
  /** One of those that the bots of the game can have. */
  readonly temper?: string;
  readonly view: View;
  /** All that the seat was told since the game began, where somebody kept it. */
  readonly log?: readonly GameEvent[];
  /** The bot's own randomness: the same seed and trials give the same move. */
  readonly seed: string;
  readonly simulations?: number;
  readonly milliseconds?: number;
  /** For a game under older rules: their build, whose own bots are asked. */
  readonly rules?: { readonly name: string; readonly code: string };
};

/** Never mind the question of this number. */
export type Cancel = { readonly cancel: number };

export type Reply =
  | { readonly ask: number; readonly move: Move }
  | { readonly ask: number; readonly cancelled: true }
  | { readonly ask: number; readonly failed: string };

/** The end of a channel, in Node and in a browser alike. */
export type Port = {
  readonly send: (reply: Reply) => void;
  readonly listen: (hear: (message: Question | Cancel) => void) => void;
};

/** What a worker needs from where it runs. */
export type Surroundings = {
  /** What bots know of a game and of a table like this; loaded with the first question about it. */
  readonly knowledgeOf: (game: string, view: View) => Promise<Knowledge | undefined>;
  readonly clock: () => number;
  /** Lets messages in: calls back when they have been heard. */
  readonly breathe: (then: () => void) => void;
  /** Runs the code of a build; none where that is not possible. */
  readonly openRules?: (code: string, name: string) => unknown;
};

/** So long it thinks without listening. */
const SLICE_MS = 10;

/** Answers questions, several at a time if need be, and listens in between. */
export function serve(port: Port, surroundings: Surroundings): void {
  const { knowledgeOf, clock, breathe } = surroundings;
  const asked = new Set<number>();
  const open = new Map<number, Thinking>();
  const older = new Map<string, Kept>();
  const fail = (ask: number, error: unknown): void => {
    open.delete(ask);
    port.send({ ask, failed: error instanceof Error ? error.message : 'failed' });
  };
  const think = (ask: number): void => {
    const thinking = open.get(ask);
    if (thinking === undefined) return;
    try {
      const until = clock() + SLICE_MS;
      let more = true;
      while (more && clock() < until) more = thinking.step();
      if (more) return breathe(() => think(ask));
      const move = thinking.best();
      open.delete(ask);
      port.send({ ask, move });
    } catch (error) {
      fail(ask, error); // and nobody else's thinking ends with it
    }
  };
  const start = async (question: Question): Promise<void> => {
    const { ask, game, view, rules } = question;
    const knowledge = rules === undefined ? await knowledgeOf(game, view) : undefined;
    if (!asked.delete(ask)) return; // taken back in the meantime
    open.set(ask, begin(question, knowledge, surroundings, older));
    breathe(() => think(ask));
  };
  port.listen((message) => {
    if ('cancel' in message) {
      const { cancel } = message;
      if (asked.delete(cancel) || open.delete(cancel)) port.send({ ask: cancel, cancelled: true });
      return;
    }
    asked.add(message.ask);
    start(message).catch((error: unknown) => fail(message.ask, error));
  });
}

function begin(
  question: Question,
  knowledge: Knowledge | undefined,
  surroundings: Surroundings,
  older: Map<string, Kept>,
): Thinking {
  const { view, level, simulations, milliseconds } = question;
  const { clock } = surroundings;
  const random = sfc(seedFrom(question.seed), `bot ${view.position.viewer}`);
  const budget: Budget = {
    ...(simulations === undefined ? {} : { simulations }),
    ...(milliseconds === undefined ? {} : { milliseconds: { limit: milliseconds, clock } }),
  };
  if (question.rules !== undefined) {
    const { name, code } = question.rules;
    const kept = older.get(name) ?? (surroundings.openRules?.(code, name) as Kept | undefined);
    if (kept?.think === undefined) throw new Error(`no bot knows ${name}`);
    older.set(name, kept);
    return kept.think(level, view, random, budget);
  }
  if (knowledge === undefined) throw new Error(`no bot knows ${question.game}`);
  return botOf(knowledge, level, question.temper).think(view, random, budget, question.log);
}
