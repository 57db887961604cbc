import type { Book } from './books.js';
import { markup } from './markup.js';

const books: Readonly<Record<Book, () => Promise<{ default: string }>>> = {
  'die-macher-2019': () => import('../../../../docs/rules/die-macher-2019.md?raw'),
  'die-macher-2006': () => import('../../../../docs/rules/die-macher-2006.md?raw'),
  copycat: () => import('../../../../docs/rules/copycat.md?raw'),
  editions: () => import('../../../../docs/rules/editions.md?raw'),
};

const read = async (book: Book): Promise<string> => (await books[book]()).default;

/** A book as markup. */
export async function wholeBook(book: Book): Promise<string> {
  return markup(await read(book));
}

/** Which book a rule is in: ids begin with its letters. */
function bookOf(id: string): Book {
  if (id.startsWith('CC-')) return 'copycat';
  return id.startsWith('M06-') ? 'die-macher-2006' : 'die-macher-2019';
}

/** The blocks of the rules that carry this rule's id. */
export async function paragraph(id: string): Promise<string | undefined> {
  const blocks = (await read(bookOf(id))).split(/\n\n+/);
  const found = blocks.filter((block) => new RegExp(`${id}(?![0-9.]*[0-9])`).test(block));
  return found.length === 0 ? undefined : markup(found.join('\n\n'));
}
