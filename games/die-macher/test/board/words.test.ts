import { formats } from '@hustings/texts';
import { expect, test } from 'vitest';
import { decisionKinds } from '../../rules/edition-2019/index.js';
import { board } from '../../texts/en/edition-2019/board.js';

test('every decision says what others wait for', () => {
  const m = board(formats('en'));
  expect(Object.keys(m.waiting.kinds).sort()).toEqual([...decisionKinds].sort());
});
