import type { Speaker } from '@hustings/texts';
import { expect, test } from 'vitest';
import { headlineOf } from '../src/history/headline.js';

test('a moment is named after its own move, and what that set off is told with it', () => {
  const telling = {
    speaker: {
      tell: ({ type }: { type: string }) => `It ${type}.`,
      seatName: () => 'Ada',
    } as unknown as Speaker,
    view: { position: { viewer: -1, at: '', owed: 0, now: {}, decided: 0, answer: null } },
    people: [],
  };
  const events = ['moved', 'counted', 'elected'].map((type) => ({ type }));
  const entry = { number: 122, seat: 0, kind: 'move', events };
  expect(headlineOf(telling, entry, new Set(['elected']))).toBe('It moved. It elected.');
  expect(headlineOf(telling, entry)).toBe('It moved.');
});
