import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './project.js';

/** A fenced block: its language, the words behind it, what is in it, and where it stands. */
export type Block = {
  readonly language: string;
  readonly how: string;
  readonly text: string;
  readonly line: number;
};

/** What stands below a heading of the second level. */
export type Chapter = { readonly title: string; readonly blocks: readonly Block[] };

export async function readDocument(name: string): Promise<readonly Chapter[]> {
  return chaptersOf(await readFile(join(root, 'docs', name), 'utf8'));
}

export function chaptersOf(text: string): readonly Chapter[] {
  const chapters: { title: string; blocks: Block[] }[] = [{ title: '', blocks: [] }];
  let open: { head: string; lines: string[]; line: number } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const fence = /^ *```(.*)$/.exec(line);
    if (open === undefined) {
      const [, title] = /^## (.*)$/.exec(line) ?? [];
      if (title !== undefined) chapters.push({ title, blocks: [] });
      if (fence !== null) open = { head: fence[1].trim(), lines: [], line: index + 1 };
    } else if (fence === null) open.lines.push(line);
    else {
      const [language = '', ...how] = open.head.split(' ');
      const block = { language, how: how.join(' '), text: open.lines.join('\n'), line: open.line };
      chapters[chapters.length - 1].blocks.push(block);
      open = undefined;
    }
  }
  if (open !== undefined) throw new Error(`the block of line ${open.line} has no end`);
  return chapters;
}
