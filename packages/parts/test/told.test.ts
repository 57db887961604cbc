import { expect, test } from 'vitest';
import { whole } from '../src/log/told.js';

test('a sum in the log breaks before a sign, never behind it', () => {
  expect(whole('Somebody turns 4 rallies into votes: (4 + 0) × 1 = 4, 4 votes now.')).toBe(
    'Somebody turns 4\u00a0rallies into votes: (4\u00a0+\u00a00) ×\u00a01 =\u00a04, 4\u00a0votes now.',
  );
});
