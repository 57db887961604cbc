import { blocksOf } from './blocks.js';
import { anchor, markup } from './markup.js';

/** A part of a phase at a glance. */
export type QuickCard = {
  readonly title: string;
  /** Where it stands in the book. */
  readonly anchor: string;
  readonly html: string;
};

type Chapter = {
  readonly title: string;
  readonly anchor: string;
  /** Is it about a phase of the game? */
  readonly phase: boolean;
  readonly blocks: string[];
};

const CODES = /\s*`[A-Z]+\d*-\d+(?:\.\d+)*`/g;
/** A sentence ends where the next one begins, with a capital or a figure. */
const END = /^.*?[.!?…](?=[*_”»]*\s+[*_„“«(]*[\p{Lu}\d])/su;
/** Tables with more rows are looked up in the book. */
const ROWS = 8;

/** Shorter beginnings only lead to what follows. */
const LEAST = 70;

/** The sentences that a rule begins with, at least so many letters of them. */
function beginning(text: string): string {
  let said = '';
  while (said.length < LEAST && said.length < text.length) {
    const rest = text.slice(said.length);
    said += END.exec(rest)?.[0] ?? rest;
  }
  return said;
}

/** A rule in a sentence, with its code. */
function brief(block: string): string {
  const codes = (block.match(CODES) ?? []).map((code) => ` ${code.trim()}`);
  const text = block.replaceAll(CODES, '').trim();
  // A name in bold before it is no sentence of its own.
  const [name] = /^(?:(?:[-*]|\d+\.) )?(?:\*\*[^*]+\*\*\s+)?/.exec(text) ?? [''];
  return `${name}${beginning(text.slice(name.length))}${codes.join('')}`;
}

const isList = (block: string): boolean => /^(?:[-*]|\d+\.) /.test(block);
const isTable = (block: string): boolean => block.startsWith('|');
/** A rule in words: no ruling, no example, and its code behind it. */
const isRule = (block: string): boolean =>
  !/^(?:>|\||_[^_]+_|#)/.test(block) &&
  !isList(block) &&
  /\S\s*`[A-Z]+\d*-[\d.]+`$/.test(block.replace(/:$/, ''));

/** The chapters of a book; those about phases carry a number, and so do their parts. */
function chaptersOf(book: string): readonly Chapter[] {
  const chapters: Chapter[] = [];
  let [over, phase] = ['', false];
  for (const block of blocksOf(book)) {
    const [, { length } = '', title = ''] = /^(#{1,4}) (.*)$/.exec(block) ?? [];
    if (title === '') chapters.at(-1)?.blocks.push(block);
    else if (length <= 2) {
      [over, phase] = [title, length === 2 && /\d/.test(title)];
      chapters.push({ title, anchor: anchor(title), phase, blocks: [] });
    } else {
      const full = /^\d/.test(title) ? title : `${over} · ${title}`;
      chapters.push({ title: full, anchor: anchor(title), phase, blocks: [] });
    }
  }
  return chapters;
}

/** What a rule leads to, where it is short: a list, or a small table. */
function led(block = ''): readonly string[] {
  if (isList(block))
    return [
      block
        .split(/\n(?=(?:[-*]|\d+\.) )/)
        .map(brief)
        .join('\n'),
    ];
  return isTable(block) && block.split('\n').length <= ROWS + 2 ? [block] : [];
}

/** A card for each part of each phase: every rule in a sentence, with what it leads to. */
export function quickCards(book: string): readonly QuickCard[] {
  return chaptersOf(book).flatMap(({ title, anchor: to, phase, blocks }) => {
    if (!phase) return [];
    const lines = blocks.flatMap((block, at) =>
      isRule(block) ? [brief(block), ...led(blocks[at + 1])] : [],
    );
    return lines.length === 0 ? [] : [{ title, anchor: to, html: markup(lines.join('\n\n')) }];
  });
}
