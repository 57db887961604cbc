import { manifestOf } from '@hustings/games';
import { short, whole } from '../text.js';
import type { Figures } from './meter.js';

/** What we want to reach on one core of an ordinary machine. */
export type Goals = {
  readonly decisionsPerSecond: number;
  /** Microseconds. */
  readonly clone: number;
  /** Milliseconds. */
  readonly replay: number;
  readonly bytes: number;
  /** Microseconds, for one listing or one sample. */
  readonly worstCall: number;
};

const goals: Goals = {
  decisionsPerSecond: 1_000_000,
  clone: 2,
  replay: 5,
  bytes: 20_000,
  worstCall: 1000,
};

export function goalsOf(game: string): Goals {
  const { decisionsPerSecond = goals.decisionsPerSecond } = manifestOf(game) ?? {};
  return { ...goals, decisionsPerSecond };
}

/** The goals that figures miss, in words. */
export function missed(figures: Figures, wanted: Goals): string[] {
  const worst = Math.max(figures.worstList.time, figures.worstSample.time);
  const misses: [boolean, string][] = [
    [
      figures.decisionsPerSecond < wanted.decisionsPerSecond,
      `${whole(figures.decisionsPerSecond)} of ${whole(wanted.decisionsPerSecond)} decisions/s`,
    ],
    [figures.clone > wanted.clone, `clone ${short(figures.clone, 2)} µs, not ${wanted.clone} µs`],
    [
      figures.replay > wanted.replay,
      `replay ${short(figures.replay, 2)} ms, not ${wanted.replay} ms`,
    ],
    [
      figures.bytes > wanted.bytes,
      `state ${whole(figures.bytes)} bytes, not ${whole(wanted.bytes)}`,
    ],
    [
      worst > wanted.worstCall,
      `a legal-move call of ${whole(worst)} µs, not ${wanted.worstCall} µs`,
    ],
  ];
  return misses.filter(([miss]) => miss).map(([, sentence]) => sentence);
}
