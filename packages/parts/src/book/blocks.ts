/** The blocks of a book: headings, paragraphs, lists, tables, each with what it leads to. */
export function blocksOf(book: string): readonly string[] {
  return book
    .split(/\n\n+/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

/** Does a block end on a colon, whatever rule it names behind it? Then the next one belongs to it. */
export const leadsOn = (block: string): boolean => /:(?:\s*`[^`]*`)*$/.test(block);

/** A picture: its name, and what is said of it. Elsewhere the words are read without it. */
export const FIGURE = /^<figure data-drawn="([a-z-]+)">(.+)<\/figure>$/s;

/** A block with all that it leads to: a colon is never the last that is shown of a rule, nor is it without its picture. */
export function wholeBlock(blocks: readonly string[], at: number): readonly string[] {
  let end = at;
  while (leadsOn(blocks[end] ?? '') && end + 1 < blocks.length) end++;
  while (FIGURE.test(blocks[end + 1] ?? '')) end++;
  return blocks.slice(at, end + 1);
}
