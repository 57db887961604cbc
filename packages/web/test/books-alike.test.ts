import { games } from '@hustings/games';
import type { Language } from '@hustings/texts';
import { describe, expect, test } from 'vitest';
import { bookOf, shelved } from './shelved.js';

const translated = shelved.flatMap(({ address: name, book }) =>
  (Object.keys(book) as Language[])
    .filter((language) => language !== 'en')
    .map((language) => ({ name, language, book })),
);

/** Codes of rules: `M19-4.2`. */
const idsOf = (text: string): string[] => text.match(/\b[A-Z]+\d*-\d+(?:\.\d+)*\b/g) ?? [];
const blocksOf = (text: string): string[] => text.trim().split(/\n{2,}/);
const isTable = (block: string): boolean => block.startsWith('|');
const kindOf = (block: string): string =>
  /^(#+|>|\||-|\d+\.|_|<figure [^>]*>)?/.exec(block)?.[0] ?? '';

/** The figures of a text, however a language groups and signs them; codes of rules are none. */
const figuresOf = (text: string): string[] =>
  text
    .replaceAll(/\b[A-Z]+\d*-\d+(?:\.\d+)*\b|\]\([^)]*\)/g, '')
    .replaceAll(/(\d)[.,\s\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
    .match(/\d+|½/g) ?? [];
const cellsOf = (row: string): string[] => row.split('|').slice(1, -1);

test('there are books', () => {
  expect(shelved.length).toBeGreaterThan(2);
});

test('every picture that a book names can be drawn, and each that can be drawn is named', async () => {
  for (const { id, figures } of games) {
    const text = (await bookOf(id)?.en()) ?? '';
    const named = [...text.matchAll(/<figure data-drawn="([^"]*)">/g)].map(([, name]) => name);
    const drawn = Object.keys((await figures?.())?.moments ?? {});
    expect({ id, named: named.sort() }).toEqual({ id, named: drawn.sort() });
  }
});

describe.each(translated)('$name in $language', ({ language, book }) => {
  const both = async (): Promise<readonly [string[], string[]]> => {
    const own = await book[language]?.();
    return [blocksOf(await book.en()), blocksOf(own ?? '')];
  };

  test('has the same blocks and names the same rules in them', async () => {
    const [english, own] = await both();
    expect(own.map(kindOf)).toEqual(english.map(kindOf));
    expect(own.map((block) => idsOf(block).sort())).toEqual(
      english.map((block) => idsOf(block).sort()),
    );
  });

  test('has the same rows in its tables, and the same figures in every cell', async () => {
    const [english, own] = await both();
    const tables = (blocks: readonly string[]): string[][][] =>
      blocks
        .filter(isTable)
        .map((block) =>
          block.split('\n').map((row) => cellsOf(row).map((cell) => figuresOf(cell).join(' '))),
        );
    expect(tables(own)).toEqual(tables(english));
  });

  test('has every figure of the English text in the same place', async () => {
    const [english, own] = await both();
    const lost = english.flatMap((block, i) => {
      const there = figuresOf(own[i] ?? '');
      const missing = [...new Set(figuresOf(block))].filter((figure) => !there.includes(figure));
      return missing.length === 0 ? [] : [`${missing.join()}: ${(own[i] ?? '').slice(0, 80)}`];
    });
    expect(lost).toEqual([]);
  });
});
