import { describe, expect, test } from 'vitest';
import {
  counting,
  decisionsOf,
  kindAt,
  partsOf,
  strokesOf,
  turningPoints,
  worthSaid,
} from '../src/analysis/figures.js';
import type { Weighed } from '../src/table/index.js';

const weighed = (number: number, seat: number, more: Partial<Weighed> = {}): Weighed => ({
  number,
  seat,
  made: null,
  win: 0.5,
  expected: [0, 0],
  ...more,
});

const always = (): boolean => true;

describe('a game that is over, in figures', () => {
  test('it turned where a chance changed most, once in a row of moves', () => {
    const chances = Array.from({ length: 40 }, (_, i) => {
      const share = 0.5 + (i >= 5 ? 0.2 : 0) + (i >= 7 ? 0.1 : 0) - (i >= 20 ? 0.3 : 0);
      return [share, 1 - share];
    });
    const turns = turningPoints({ chances }, 0);
    expect(turns.map(({ number }) => number).slice(0, 2)).toEqual([5, 20]);
    expect(turns[0].by).toBeCloseTo(0.2);
    expect(turningPoints({ chances }, 1)[0].by).toBeCloseTo(-0.2);
  });

  test('the best and the worst are one’s own, against the best other choice; trifles are neither', () => {
    const other = (win: number) => ({ other: { move: 'pass', win } });
    const found = decisionsOf(
      {
        weighed: [
          weighed(1, 0, other(0.4)),
          weighed(2, 1, other(0.1)),
          weighed(3, 0, other(0.75)),
          weighed(4, 0, other(0.495)),
          weighed(5, 0, other(0.2)),
        ],
      },
      0,
    );
    expect(found.best.map(({ number }) => number)).toEqual([5, 1]);
    expect(found.worst.map(({ number }) => number)).toEqual([3]);
  });

  test('what its trials can’t tell from nothing is neither, however large it looks', () => {
    const apart = (win: number, doubt: number) => ({ other: { move: 'pass', win }, doubt });
    const found = decisionsOf(
      {
        weighed: [
          weighed(1, 0, apart(0.1, 0.25)),
          weighed(2, 0, apart(0.4, 0.03)),
          weighed(3, 0, apart(0.9, 0.21)),
          weighed(4, 0, apart(0.6, 0.04)),
        ],
      },
      0,
    );
    expect(found.best.map(({ number }) => number)).toEqual([2]);
    expect(found.worst.map(({ number }) => number)).toEqual([4]);
  });

  test('even chance, skill and luck make 100 for the winner and 0 for the rest', () => {
    const chances = [
      [0.5, 0.5],
      [0.7, 0.3],
      [1, 0],
    ];
    const game = {
      chances,
      weighed: [
        weighed(1, 0, { choice: { move: 'pass', win: 0.4 } }),
        weighed(2, 1, { choice: { move: 'pass', win: 0.6 }, expected: [0.25, -0.25] }),
      ],
    };
    const [first, second] = [0, 1].map((seat) => partsOf(game, seat));
    expect(first.skill).toBeCloseTo(0.1);
    expect(0.5 + first.skill + first.luck).toBeCloseTo(1);
    expect(second.skill).toBeCloseTo(-0.1);
    expect(0.5 + second.skill + second.luck).toBeCloseTo(0);
    const [stroke] = strokesOf(game, 0, always);
    expect(stroke.number).toBe(1); // it was to change nothing, and changed a fifth
    expect(stroke.by).toBeCloseTo(0.2);
  });

  test('what is read adds up: whole percents, and the difference of two that are shown', () => {
    const chances = [
      [0.3333, 0.3333, 0.3334],
      [0.456, 0.3, 0.244],
      [0.624, 0.2, 0.176],
      [1, 0, 0],
    ];
    const own = weighed(1, 0, { choice: { move: 'pass', win: 0.336 } });
    const { even, skill, luck, end } = partsOf({ chances, weighed: [own] }, 0);
    expect([even, skill, luck, end].map((share) => share * 100)).toEqual([33, 16, 51, 100]);
    const two = [
      [0.456, 0.544],
      [0.624, 0.376],
    ];
    const [turn] = turningPoints({ chances: two }, 0);
    expect(turn.by).toBe(0.16); // 46 % before, 62 % after
    expect(worthSaid(weighed(1, 0, { win: 0.624, other: { move: 'pass', win: 0.456 } }))).toBe(
      0.16,
    );
  });

  test('what somebody decided is not chance, where nothing was shown that nobody did', () => {
    const chances = [
      [0.7, 0.3],
      [0.5, 0.5],
      [0.3, 0.7],
    ];
    const game = { chances, weighed: [weighed(1, 0), weighed(2, 1)] };
    const isSecond = (number: number): boolean => number === 2;
    expect(strokesOf(game, 0, isSecond).map(({ number }) => number)).toEqual([2]);
    expect(kindAt(game, 1, 0, isSecond)).toBe('same');
    expect(kindAt(game, 2, 0, isSecond)).toBe('chance');
  });

  test('what is blamed on a decision is not put down to chance as well', () => {
    const chances = [
      [0.7, 0.3],
      [0.5, 0.5],
      [0.3, 0.7],
    ];
    const choice = { move: 'pass', win: 0.8 };
    const game = { chances, weighed: [weighed(1, 0, { choice }), weighed(2, 0)] };
    expect(kindAt(game, 1, 0, always)).toBe('choice'); // nothing was expected of it, but it was a mistake
    expect(kindAt(game, 2, 0, always)).toBe('chance');
    expect(kindAt(game, 1, 1, always)).toBe('chance');
    expect(kindAt(game, 3, 0, always)).toBeUndefined();
  });

  test('moves are counted without what was taken back', () => {
    const entry = (number: number, kind: string, undone = false) => ({
      number,
      seat: 0,
      kind,
      events: [],
      undone,
    });
    const entries = [
      entry(0, ''),
      entry(1, 'bid'),
      entry(2, 'bid', true),
      entry(3, ''),
      entry(4, 'bid'),
    ];
    expect(counting(entries).map(({ number }) => number)).toEqual([1, 4]);
  });
});
