import { blocksOf, wholeBlock } from './blocks.js';
import { markup } from './markup.js';

/** The blocks of a book that carry this rule's id, each with what it leads to. */
export function paragraph(book: string, id: string): string | undefined {
  // What stands before the chapters tells how the book is read.
  const [, begins] = /(?:^|\n\n)(## .*)$/s.exec(book) ?? [book, book];
  const blocks = blocksOf(begins);
  const carries = new RegExp(`${id}(?![0-9.]*[0-9])`);
  const found = new Set(
    blocks.flatMap((block, at) => (carries.test(block) ? wholeBlock(blocks, at) : [])),
  );
  return found.size === 0 ? undefined : markup([...found].join('\n\n'));
}
