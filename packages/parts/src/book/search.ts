import { blocksOf, wholeBlock } from './blocks.js';
import { anchor, markup } from './markup.js';

/** What a search found under one heading of a book. */
export type Found = {
  readonly heading: string;
  /** Where the heading is in the book. */
  readonly anchor: string;
  readonly html: string;
};

/** Fewer letters would find half the book. */
const LEAST = 2;

/** As one types it in a hurry, letter for letter: small, without marks, with the apostrophe of the keys. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('’', "'")
    .replaceAll(/[à-ž]/g, (letter) => letter.normalize('NFD')[0]);

/** So short a word is also a piece of many others: it is found where a word begins. */
const SHORT = 3;
const patternOf = (word: string): string => {
  const exactly = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return word.length > SHORT ? exactly : String.raw`(?<![\p{L}\p{N}])${exactly}`;
};

/** The words that are looked for; nothing as long as there is too little of them. */
export function wordsIn(query: string): readonly string[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.join('').length < LEAST ? [] : words;
}

/** The blocks of a book in which all the words stand, whole, under their headings, in its order. */
export function searchBook(book: string, query: string): readonly Found[] {
  const words = wordsIn(query);
  if (words.length === 0) return [];
  const blocks = blocksOf(book);
  const patterns = words.map((word) => new RegExp(patternOf(word), 'u'));
  const chapters = new Map<string, Set<string>>();
  let heading = '';
  blocks.forEach((block, at) => {
    const head = /^#{1,4} (.*)$/.exec(block)?.[1];
    if (head !== undefined) heading = head;
    const said = plain(block);
    if (!patterns.every((pattern) => pattern.test(said))) return;
    const chapter = chapters.get(heading) ?? new Set();
    chapters.set(heading, chapter);
    if (head === undefined) for (const each of wholeBlock(blocks, at)) chapter.add(each);
  });
  return [...chapters].map(([name, found]) => ({
    heading: name,
    anchor: anchor(name),
    html: marked(markup([...found].join('\n\n')), words),
  }));
}

/** Marks words in what stands between the tags. */
function marked(html: string, words: readonly string[]): string {
  const any = new RegExp(words.map(inMarkup).map(patternOf).join('|'), 'gu');
  return html.replace(/(^|>)([^<]+)/g, (_whole, before: string, text: string) => {
    let after = 0;
    const parts = Array.from(plain(text).matchAll(any), ({ index, 0: { length } }) => {
      const found = text.slice(index, index + length);
      const part = `${text.slice(after, index)}<mark>${found}</mark>`;
      after = index + length;
      return part;
    });
    return before + parts.join('') + text.slice(after);
  });
}

/** A word as it stands in the markup. */
const inMarkup = (word: string): string =>
  word.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
