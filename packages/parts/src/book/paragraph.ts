import { markup } from './markup.js';

/** The blocks of a book that carry this rule's id. */
export function paragraph(book: string, id: string): string | undefined {
  const blocks = book.split(/\n\n+/);
  const found = blocks.filter((block) => new RegExp(`${id}(?![0-9.]*[0-9])`).test(block));
  return found.length === 0 ? undefined : markup(found.join('\n\n'));
}
