import { formats } from '@hustings/texts';
import { describe, expect, test } from 'vitest';
import { decisionKinds } from '../../rules/edition-2019/index.js';
import { board } from '../../texts/en/edition-2019/board.js';

describe('sentences of the log', () => {
  const m = board(formats('en'));
  test('cards are quoted by their names', () => {
    expect(m.sentence('SPD', m.log.displayTaken(4))).toBe(
      'SPD takes the card “For genetic engineering” from the display.',
    );
  });
  test('the Greens are several, and verbs agree', () => {
    expect(m.sentence('Greens', m.log.bid(2))).toBe('Greens bid 2,000\u00a0€.');
    expect(m.sentence('Greens', m.log.passed('bidForPoll'))).toBe(
      'Greens do not bid for the poll.',
    );
    expect(m.sentence('Greens', m.log.pollPublished('HE'))).toBe(
      'Greens publish the poll in Hesse.',
    );
    expect(m.sentence('FDP', m.log.passed('buyMedia'))).toBe('FDP buys no media marker for now.');
  });
});

test('every decision says what it is for, and what others wait for', () => {
  const m = board(formats('en'));
  expect(Object.keys(m.purpose.kinds).sort()).toEqual([...decisionKinds].sort());
  expect(Object.keys(m.waiting.kinds).sort()).toEqual([...decisionKinds].sort());
});
