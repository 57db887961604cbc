import { describe, expect, test } from 'vitest';
import { formats, languages, untorn } from '../src/index.js';

const en = formats('en');

test('the formats of a language are made once, however many texts are written with them', () => {
  for (const language of languages) expect(formats(language)).toBe(formats(language));
});

describe('figures', () => {
  test('money has its sign after the figure, with a space that does not break', () => {
    expect(en.euros(24)).toBe('24,000\u00a0€');
    expect(en.euros(0)).toBe('0\u00a0€');
    expect(formats('it').euros(5)).toBe('5.000\u00a0€');
  });

  test('a minus is a minus in every language', () => {
    for (const language of languages) {
      expect(formats(language).signed(-2)).toContain('−2');
    }
    expect(en.signed(0)).toBe('0');
    expect(en.signed(3)).toBe('+3');
  });

  test('plurals follow the language', () => {
    const forms = { one: '# głos', few: '# głosy', many: '# głosów', other: '# głosu' };
    const pl = formats('pl');
    expect([1, 3, 5, 22].map((n) => pl.plural(n, forms))).toEqual([
      '1 głos',
      '3 głosy',
      '5 głosów',
      '22 głosy',
    ]);
  });
});

test('in Polish no line of a list ends with its “i”', () => {
  expect(formats('pl').list(['a', 'b', 'c'])).toBe('a, b i\u00a0c');
  expect(en.list(['a', 'b'])).toBe('a and b');
});

test('a figure is torn neither from what it counts nor out of its sum', () => {
  expect(untorn('Mira turns 4 cards into votes: (4 + 2) × 2 = 12, 12 votes now.')).toBe(
    'Mira turns 4\u00a0cards into votes: (4\u00a0+\u00a02) × 2 = 12, 12\u00a0votes now.',
  );
  expect(untorn('Ada (only you see this)')).toBe('Ada (only you see this)');
});
