import { compared, markup, quickCards, rulesIn } from '@hustings/parts/book';
import type { Language } from '@hustings/texts';
import { describe, expect, test } from 'vitest';
import { shelved } from './shelved.js';

const own = shelved.filter(({ game, address }) => address === game);
const besides = shelved.filter(({ game, address }) => address !== game);
const inLanguages = own.flatMap(({ game, book }) =>
  (Object.keys(book) as Language[]).map((language) => ({ game, book, language })),
);
const plain = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe.each(inLanguages)('the book of $game in $language', ({ book, language }) => {
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
    for (const { address, book: comparing } of besides) {
      const named = rulesIn((await comparing[language]?.()) ?? '');
      const both = new Set([...rulesIn(text)].filter((id) => named.has(id)));
      const html = compared(markup(text), { address, rules: both }, 'differs');
      expect(html.match(/class="differs"/g)?.length ?? 0).toBe(both.size);
    }
  });
});
