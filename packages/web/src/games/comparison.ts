import { rulesIn, type Comparison } from '@hustings/parts/book';
import { bookNamed, readBook, shelf } from './books.js';

/** Where the rules of a book are compared with others: a book about its game besides its own. */
export async function comparisonOf(address: string): Promise<Comparison | undefined> {
  const own = bookNamed(address);
  if (own === undefined || own.address !== own.game) return undefined;
  const named = rulesIn((await readBook(address)) ?? '');
  for (const other of shelf.filter((book) => book.address !== book.game)) {
    const rules = rulesIn((await readBook(other.address)) ?? '');
    const both = new Set([...named].filter((id) => rules.has(id)));
    if (both.size > 0) return { address: other.address, rules: both };
  }
  return undefined;
}
