import { games } from '@hustings/games';
import { compared, markup, quickCards, rulesIn } from '@hustings/parts/book';
import type { Language } from '@hustings/texts';
import { describe, expect, test } from 'vitest';

const own = games.flatMap(({ id, books = {} }) =>
  books[id] === undefined ? [] : [{ id, book: books[id] }],
);
const besides = games.flatMap(({ id, books = {} }) =>
  Object.entries(books).filter(([address]) => address !== id),
);
const inLanguages = own.flatMap(({ id, book }) =>
  (Object.keys(book) as Language[]).map((language) => ({ id, book, language })),
);
const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe.each(inLanguages)('the book of $id in $language', ({ book, language }) => {
  test('has a quick card for each part of each phase, short enough for a phone', async () => {
    const [english, cards] = [
      quickCards(await book.en()),
      quickCards((await book[language]?.()) ?? ''),
    ];
    expect(cards.length).toBeGreaterThan(3);
    const rules = (all: typeof cards): string[][] => all.map(({ html }) => [...rulesIn(html)]);
    expect(rules(cards)).toEqual(rules(english));
    for (const { title, html } of cards) {
      expect(title).toMatch(/\d/);
      expect(plain(html).length).toBeLessThan(1500);
      expect(html).not.toMatch(/\*\*|<p>\s*<code>/);
    }
  });

  test('marks what is another in the other edition, where that is written down', async () => {
    const text = (await book[language]?.()) ?? '';
    for (const [address, comparing] of besides) {
      const named = rulesIn((await comparing[language]?.()) ?? '');
      const both = new Set([...rulesIn(text)].filter((id) => named.has(id)));
      const html = compared(markup(text), { address, rules: both }, 'differs');
      expect(html.match(/class="differs"/g)?.length ?? 0).toBe(both.size);
    }
  });
});
