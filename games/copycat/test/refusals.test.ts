import { formats, speakerIn } from '@hustings/texts';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { standard } from '../rules/index.js';
import { reasons } from '../rules/reasons.js';
import { board } from '../texts/en/board.js';
import { texts } from '../texts/en/index.js';
import { shelf, speaker } from '../texts/index.js';
import { Names } from '../texts/names.js';

const book = readFileSync(new URL('../book/en/copycat.md', import.meta.url), 'utf8');

describe('every refusal', () => {
  it.each(Object.entries(reasons))('%s names a rule of the book, and has words', async (_, why) => {
    expect(book).toContain(`\`${why.rule}\``);
    const english = await speakerIn('en', shelf, speaker);
    const values = { reserve: 4, number: 2, most: 3, coins: 5 };
    const said = english.refusal({ refused: why.code, rule: why.rule, values });
    expect(said).not.toBe(why.code);
    expect(said).toMatch(/^[A-Z].*\.$/);
    expect(said).not.toMatch(/undefined|NaN/);
  });
});

describe('an office', () => {
  it('has one name, in its window, in panels and in the log', () => {
    const f = formats('en');
    const { office } = new Names(texts(f), standard);
    const windows = standard.officeWords.map((_, number) => board(f).office.name(number));
    expect(windows).toEqual(standard.officeWords.map((_, number) => office(number)));
    expect(new Set(windows).size).toBe(windows.length);
  });
});
