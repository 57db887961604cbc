import { describe, expect, it } from 'vitest';
import { leftOver, type Held } from './meter.js';

const since = { processes: 1, games: 0, thorough: true };
const before: Held = {
  descriptors: ['pipe', 'pipe', 'socket', '/data/hustings.db'],
  threads: 0,
  memory: 30 << 20,
  connections: 0,
};
const withThreads = (threads: number): Held => ({
  ...before,
  threads,
  descriptors: [
    ...before.descriptors,
    ...Array.from({ length: threads }, () => ['epoll', 'pipe', 'pipe', 'eventfd']).flat(),
  ],
});

describe('what is left over', () => {
  it('is not the thread in which bots think, with its four descriptors', () => {
    expect(leftOver(before, withThreads(1), since)).toEqual([]);
  });

  it('is every further thread', () => {
    expect(leftOver(before, withThreads(2), since)).toEqual([
      'threads: 0 before, 2 now, at most 1 would be right',
    ]);
  });

  it('are as many descriptors where no thread has begun, by name', () => {
    expect(leftOver(before, { ...withThreads(1), threads: 0 }, since)).toEqual([
      'descriptors: 4 before, 8 now, at most 6 would be right (new: epoll, pipe, pipe, eventfd)',
    ]);
  });
});
