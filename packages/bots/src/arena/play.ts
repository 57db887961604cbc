import {
  coded,
  isRefusal,
  seedFrom,
  sfc,
  type GameEvent,
  type Options,
  type Random,
  type Result,
  type View,
} from '@hustings/kernel';
import { decide, type Bot, type Budget } from '../bot.js';
import type { Knowledge } from '../knowledge.js';

/** Time for measuring, in milliseconds; whoever runs an arena brings it. */
export type Clock = () => number;

/** A finished game of bots. */
export type Played = {
  readonly result: Result;
  /** By seat: how long each of its decisions took, in milliseconds. */
  readonly times: readonly (readonly number[])[];
  /** What the game was about, where a balance report wants it: words by seat. */
  readonly traits: readonly Readonly<Record<string, string>>[];
};

/**
 * Plays a game to its end. Each bot gets its own seat's view, log and stream; its answer goes
 * through the referee's check like that of a person, and a refused one ends the match.
 */
export function playGame(
  knowledge: Knowledge,
  bots: readonly Bot[],
  options: Options,
  seed: string,
  budget: Budget,
  clock: Clock,
): Played {
  const { game } = knowledge;
  const state = game.simulate(options, bots.length, seed);
  const streams: Random[] = bots.map((_, seat) => sfc(seed, `bot ${seat}`));
  const times: number[][] = bots.map(() => []);
  const traits: Record<string, string>[] = bots.map(() => ({}));
  const logs: GameEvent[][] = bots.map(() => []);
  while (state.flow.owed !== 0) {
    const seat = 31 - Math.clz32(state.flow.owed & -state.flow.owed);
    const view: View = game.view(state, seat);
    const begun = clock();
    const move = decide(bots[seat], view, streams[seat], budget, logs[seat]);
    times[seat].push(clock() - begun);
    const answer = game.write(state, seat, move);
    knowledge.notes?.(view, move, traits[seat]);
    const events: GameEvent[] = [];
    const refusal = game.submit(state, seat, answer, events);
    if (isRefusal(refusal)) {
      throw new Error(
        `${bots[seat].level} was refused: ${coded(refusal)} (${JSON.stringify(answer)})`,
      );
    }
    logs.forEach((log, viewer) => log.push(...game.events(events, viewer)));
  }
  const result = game.result(state);
  if (result === undefined) throw new Error('a game without a result');
  return { result, times, traits };
}

/** Seeds of matches and of tuning have different names, so that no game is ever in both. */
export const matchSeed = (text: string, number: number): string =>
  seedFrom(`arena ${text} ${number}`);
export const tuningSeed = (text: string, number: number): string =>
  seedFrom(`tuning ${text} ${number}`);
