import { seedFrom, sfc, type Position, type Random } from '@hustings/kernel';
import { allKnowledge } from '@hustings/games';
import { botOf, decide, type Knowledge, type Level } from '../src/index.js';

export const all: readonly Knowledge[] = await allKnowledge();
export const stream = (text: string): Random => sfc(seedFrom(text), 'bot 0');

export const firstOwed = (state: Position): number =>
  31 - Math.clz32(state.flow.owed & -state.flow.owed);

export function begin(knowledge: Knowledge, seats: number, seed: string): Position {
  const options = knowledge.game.readOptions({}, seats);
  if ('refused' in options) throw new Error('options refused');
  return knowledge.game.simulate(options, seats, seedFrom(seed));
}

/** Plays with one level on every seat and shows each position before its decision. */
export function playThrough(
  knowledge: Knowledge,
  level: Level,
  seats: number,
  seed: string,
  look: (state: Position, seat: number, number: number) => void,
): Position {
  const { game } = knowledge;
  const state = begin(knowledge, seats, seed);
  const random = stream(seed);
  const bot = botOf(knowledge, level);
  for (let number = 0; state.flow.owed !== 0; number++) {
    const seat = firstOwed(state);
    look(state, seat, number);
    game.apply(state, seat, decide(bot, game.view(state, seat), random, { simulations: 2 }));
  }
  return state;
}
