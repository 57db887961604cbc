import type { Entry } from '@hustings/parts/table';
import { expect, test } from 'vitest';
import { justNow } from '../../board/edition-2006/just.js';
import type { View } from '../../rules/edition-2006/index.js';

/** Only what is looked at of a log and of a view. */
const entry = (number: number, seat: number, ...types: string[]): Entry =>
  ({
    number,
    seat,
    events: types.map((type) => ({ type, seat: 0, gain: 1, members: 6 })),
  }) as unknown as Entry;
const view = { nation: { opinions: [] }, programs: [[]], members: [6] } as unknown as View;

test('members and money are told after the round in which they came', () => {
  const just = justNow(
    [entry(1, 0, 'electionHeld'), entry(2, 0), entry(3, 1, 'membersGained')],
    0,
    view,
  );
  expect(just?.incomes.map(({ gain }) => gain)).toEqual([1]);
});

test('after another election nothing of the round before is told: it had nothing to show', () => {
  const log = [entry(1, 0), entry(2, 1, 'membersGained'), entry(3, 1, 'electionHeld')];
  expect(justNow(log, 0, view)).toBeUndefined();
});
