import type { Entry } from '@hustings/parts/table';
import type { CopycatEvent } from '../rules/index.js';
import { roundsOf, sumOf } from './round.js';

/** A round in which somebody got away: who, by how much, and the move with which it was over. */
export type Turning = {
  readonly round: number;
  readonly seat: number;
  readonly gain: number;
  /** So much more than anybody else. */
  readonly ahead: number;
  readonly number: number;
};

const MOST = 3;

/** The rounds in which one seat gained most on the others, in the order in which they were played. */
export function turningPoints(entries: readonly Entry[], seats: number): Turning[] {
  const scored = entries.flatMap(({ number, events, undone }) =>
    undone === true ? [] : (events as readonly CopycatEvent[]).map((event) => ({ number, event })),
  ); // a log of this game holds its events
  const rounds = roundsOf(
    scored.map(({ event }) => event),
    seats,
  );
  const numbers = new Map<number, number>();
  let round = 0;
  for (const { number, event } of scored) {
    if (event.type === 'round') round = event.round;
    if (event.type === 'scored') numbers.set(round, number);
  }
  return rounds
    .map(({ round: played, gains }) => {
      const sums = gains.map(sumOf);
      const gain = Math.max(...sums);
      const seat = sums.indexOf(gain);
      const next = Math.max(0, ...sums.filter((_, other) => other !== seat));
      return { round: played, seat, gain, ahead: gain - next };
    })
    .filter(({ ahead }) => ahead > 0)
    .toSorted((a, b) => b.ahead - a.ahead)
    .slice(0, MOST)
    .toSorted((a, b) => a.round - b.round)
    .map(({ round: played, seat, gain, ahead }) => ({
      round: played,
      seat,
      gain,
      ahead,
      number: numbers.get(played) ?? 0,
    }));
}
