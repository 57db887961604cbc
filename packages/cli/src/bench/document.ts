import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { wordsIn, type Words } from '../words.js';
import { reportMarkdown, type Row } from './report.js';

const BEGIN = '<!-- figures, written by npm run bench -- --write -->';
const END = '<!-- end of figures -->';
const ignored = (table: string): string =>
  `<!-- prettier-ignore-start -->\n${table}\n<!-- prettier-ignore-end -->`;

/** Puts the figures into docs/bench.md, between its two marks; the path of the document. */
export async function writeDocument(rows: readonly Row[]): Promise<string> {
  const words = await wordsIn('en'); // like all documents
  const path = fileURLToPath(new URL('../../../../docs/bench.md', import.meta.url));
  const text = readFileSync(path, 'utf8');
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`${path} has no place for the figures`);
  const figures = `${BEGIN}\n\n${words.texts.bench.machineIs(machine(words))}\n\n${ignored(reportMarkdown(rows, words))}\n\n`;
  writeFileSync(path, text.slice(0, begin) + figures + text.slice(end));
  return path;
}

export function machine({ texts: { bench } }: Words): string {
  const all = cpus();
  const model = all[0]?.model.trim() ?? bench.unknownModel;
  return bench.machine(model, all.length, process.versions.node);
}
