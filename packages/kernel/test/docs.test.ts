import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  commitment,
  isFault,
  isRefusal,
  readGameFile,
  replay,
  sha256,
  writeGameFile,
} from '@hustings/kernel';
import { marketDay } from './toy/game.js';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const oneLine = (code: string): string => code.replace(/\s+/g, ' ').trim();

/** The blocks of code of one language on a page. */
function blocks(page: string, language: string): string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'gm');
  return [...read(`../../../docs/${page}`).matchAll(fence)].map(([, code]) => code);
}

describe('docs/game-file.md', () => {
  const [json] = blocks('game-file.md', 'json');
  const file = readGameFile(JSON.parse(json));
  if (isRefusal(file)) throw new Error(file.refused);

  it('shows a file as it is written, which can be replayed', () => {
    expect(writeGameFile(file)).toBe(json);
    expect(isFault(replay(marketDay, file))).toBe(false);
  });

  it('shows how the commitment is made', () => {
    const [shell] = blocks('game-file.md', 'sh');
    expect(shell).toContain(`printf 'hustings commitment ${file.seed}'`);
    expect(shell).toContain(commitment(file.seed ?? ''));
    expect(shell).toContain(file.commitment);
  });

  it('shows the text of which a hash is made', () => {
    const [text] = blocks('game-file.md', 'text');
    expect(sha256(text.trimEnd()).slice(0, 32)).toBe(file.start);
  });
});

describe('docs/writing-a-game.md', () => {
  it('shows code that is tested', () => {
    const sources = ['state', 'phases', 'view', 'game'].map((name) => read(`toy/${name}.ts`));
    const test = read('../../proving/test/market-day.test.ts');
    const snippets = blocks('writing-a-game.md', 'ts');
    expect(snippets.length).toBeGreaterThan(5);
    const tested = oneLine([...sources, test].join('\n'));
    expect(snippets.filter((snippet) => !tested.includes(oneLine(snippet)))).toEqual([]);
  });

  it('fits on one page', () => {
    expect(read('../../../docs/writing-a-game.md').split('\n').length).toBeLessThan(100);
  });
});
