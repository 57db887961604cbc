import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { reportMarkdown, type Row } from './report.js';

const BEGIN = '<!-- figures, written by npm run bench -- --write -->';
const END = '<!-- end of figures -->';
const ignored = (table: string): string =>
  `<!-- prettier-ignore-start -->\n${table}\n<!-- prettier-ignore-end -->`;

/** Puts the figures into docs/bench.md, between its two marks; the path of the document. */
export function writeDocument(rows: readonly Row[]): string {
  const path = fileURLToPath(new URL('../../../../docs/bench.md', import.meta.url));
  const text = readFileSync(path, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${path} has no place for the figures`);
  const figures = `${BEGIN}\n\nMachine: ${machine()}.\n\n${ignored(reportMarkdown(rows))}\n\n`;
  writeFileSync(path, text.slice(0, begin) + figures + text.slice(end));
  return path;
}

export function machine(): string {
  const all = cpus();
  const model = all[0]?.model.trim() ?? 'unknown processor';
  return `${model}, ${all.length} cores, Node ${process.versions.node}`;
}
