import { seedFrom, sfc, type Move, type View } from '@hustings/kernel';
import type { Budget, Thinking } from '../bot.js';
import { knowledgeOf } from '../games.js';
import { botOf, type Level } from '../levels.js';

/** A question to a bot, as plain data: what the seat sees, and how long to think. */
export type Question = {
  readonly ask: number;
  readonly game: string;
  readonly level: Level;
  readonly view: View;
  /** The bot's own randomness: the same seed and trials give the same move. */
  readonly seed: string;
  readonly simulations?: number;
  readonly milliseconds?: number;
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
  readonly clock: () => number;
  /** Lets messages in: calls back when they have been heard. */
  readonly breathe: (then: () => void) => void;
};

/** So long it thinks without listening. */
const SLICE_MS = 10;

/** Answers questions, several at a time if need be, and listens in between. */
export function serve(port: Port, { clock, breathe }: Surroundings): void {
  const open = new Map<number, Thinking>();
  const think = (ask: number): void => {
    const thinking = open.get(ask);
    if (thinking === undefined) return;
    const until = clock() + SLICE_MS;
    let more = true;
    while (more && clock() < until) more = thinking.step();
    if (more) breathe(() => think(ask));
    else {
      open.delete(ask);
      port.send({ ask, move: thinking.best() });
    }
  };
  port.listen((message) => {
    if ('cancel' in message) {
      if (open.delete(message.cancel)) port.send({ ask: message.cancel, cancelled: true });
      return;
    }
    try {
      open.set(message.ask, begin(message, clock));
      breathe(() => think(message.ask));
    } catch (error) {
      port.send({ ask: message.ask, failed: error instanceof Error ? error.message : 'failed' });
    }
  });
}

function begin(question: Question, clock: () => number): Thinking {
  const knowledge = knowledgeOf(question.game);
  if (knowledge === undefined) throw new Error(`no bot knows ${question.game}`);
  const { view, simulations, milliseconds } = question;
  const random = sfc(seedFrom(question.seed), `bot ${view.position.viewer}`);
  const budget: Budget = {
    ...(simulations === undefined ? {} : { simulations }),
    ...(milliseconds === undefined ? {} : { milliseconds: { limit: milliseconds, clock } }),
  };
  return botOf(knowledge, question.level).think(view, random, budget);
}
