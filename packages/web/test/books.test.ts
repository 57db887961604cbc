import { markup, paragraph } from '@hustings/parts/book';
import type { Language } from '@hustings/texts';
import { expect, test } from 'vitest';
import { shelved } from './shelved.js';
import { foreignMarks, typography } from './typography.js';

test('no rule of any book ends on a colon', async () => {
  for (const { book } of shelved) {
    const text = await book.en();
    const ids = new Set(text.match(/\b[A-Z]+\d*-\d+(?:\.\d+)*\b/g));
    // A colon, and then nothing or a ruling about it.
    const cut = /:(?:\s*<code>[^<]*<\/code>)*<\/p>(?:\n<blockquote>|$)/;
    const open = [...ids].filter((id) => cut.test(paragraph(text, id) ?? ''));
    expect(open).toEqual([]);
  }
  expect(shelved.length).toBeGreaterThan(2);
});

/** What is read of a book, a line for each block and cell; codes of rules are none. */
const linesOf = (text: string): string[] =>
  markup(text)
    .replaceAll(/<code>.*?<\/code>/g, '')
    .replaceAll(/<\/?(?:b|i|a)\b[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|amp);/g, '·')
    .replaceAll('&quot;', '"')
    .split(/<[^>]+>|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

const written = shelved.flatMap(({ address, book }) =>
  (Object.keys(book) as Language[]).map((language) => ({ address, language, book })),
);
test.each(written)(
  '$address in $language: quotes and binds its words as the language does',
  async ({ language, book }) => {
    const lines = linesOf((await book[language]?.()) ?? '');
    expect(lines.length).toBeGreaterThan(50);
    const others = foreignMarks(language);
    expect(lines.filter((line) => others.some((mark) => line.includes(mark)))).toEqual([]);
    expect(lines.filter((line) => /\p{L}'\p{L}|\p{L}"|"\p{L}/u.test(line))).toEqual([]);
    for (const [pattern, says] of typography[language] ?? [])
      expect([says, lines.filter((line) => pattern.test(line))]).toEqual([says, []]);
  },
);

test.each(written)(
  '$address in $language: shows no sign of how it is written',
  async ({ language, book }) => {
    const lines = linesOf((await book[language]?.()) ?? '');
    expect(lines.filter((line) => /\\|\*\*|^[->] |\.ts\b|--\w/.test(line))).toEqual([]);
  },
);

test('the introduction that tells how a book is read is no rule of it', () => {
  const book = '# A game\n\nCodes such as `AB-1.2` are rules.\n\n## One\n\nYou draw. `AB-1.2`';
  expect(paragraph(book, 'AB-1.2')).toBe('<p>You draw. <code>AB-1.2</code></p>');
});
