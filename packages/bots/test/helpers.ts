import { seedFrom, sfc, type GameEvent, type Position, type Random } from '@hustings/kernel';
import { allKnowledge } from '@hustings/games';
import { botOf, decide, type Knowledge, type Level } from '../src/index.js';

export const all: readonly Knowledge[] = await allKnowledge();
/** Games whose bots have been tuned: how they play is known, and may not be lost. */
export const tuned = all.filter(
  ({ parameters: { organiser, strategist } }) => strategist !== organiser,
);
export const stream = (text: string): Random => sfc(seedFrom(text), 'bot 0');

export const firstOwed = (state: Position): number =>
  31 - Math.clz32(state.flow.owed & -state.flow.owed);

/** So many seats, or as near to it as the game allows. */
export function seatsFor({ game }: Knowledge, wanted: number): number {
  const { min, max } = game.rules.seats;
  return Math.max(min, Math.min(max, wanted));
}

/** Every so many decisions, and always the first few: short games are looked at as well. */
export const isLookedAt = (number: number, every: number): boolean =>
  number < FEW || number % every === 0;
const FEW = 6;

export function begin(knowledge: Knowledge, wanted: number, seed: string): Position {
  const seats = seatsFor(knowledge, wanted);
  const options = knowledge.game.readOptions({}, seats);
  if ('refused' in options) throw new Error('options refused');
  return knowledge.game.simulate(options, seats, seedFrom(seed));
}

/**
 * Plays with one level on every seat and shows each position before its decision, and what its seat
 * was told so far.
 */
export function playThrough(
  knowledge: Knowledge,
  level: Level,
  seats: number,
  seed: string,
  look: (state: Position, seat: number, number: number, log: readonly GameEvent[]) => void,
): Position {
  const { game } = knowledge;
  const state = begin(knowledge, seats, seed);
  const random = stream(seed);
  const bot = botOf(knowledge, level);
  const events: GameEvent[] = [];
  for (let number = 0; state.flow.owed !== 0; number++) {
    const seat = firstOwed(state);
    look(state, seat, number, game.events(events, seat));
    const move = decide(bot, game.view(state, seat), random, { simulations: 2 });
    game.apply(state, seat, move, events);
  }
  return state;
}
