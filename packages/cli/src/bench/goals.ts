import { manifestOf } from '@hustings/games';
import type { Saying } from '../words.js';
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

/** The goals that figures miss, each as it is said. */
export function missed(figures: Figures, wanted: Goals): Saying[] {
  const worst = Math.max(figures.worstList.time, figures.worstSample.time);
  const misses: [boolean, Saying][] = [
    [
      figures.decisionsPerSecond < wanted.decisionsPerSecond,
      ({ bench: { misses: say } }) =>
        say.decisions(Math.round(figures.decisionsPerSecond), wanted.decisionsPerSecond),
    ],
    [
      figures.clone > wanted.clone,
      ({ bench: { misses: say } }, words) =>
        say.clone(words.figures.short(figures.clone, 2), wanted.clone),
    ],
    [
      figures.replay > wanted.replay,
      ({ bench: { misses: say } }, words) =>
        say.replay(words.figures.short(figures.replay, 2), wanted.replay),
    ],
    [
      figures.bytes > wanted.bytes,
      ({ bench: { misses: say } }) => say.bytes(figures.bytes, wanted.bytes),
    ],
    [
      worst > wanted.worstCall,
      ({ bench: { misses: say } }) => say.worstCall(Math.round(worst), wanted.worstCall),
    ],
  ];
  return misses.filter(([miss]) => miss).map(([, sentence]) => sentence);
}
