import { readdirSync, readFileSync } from 'node:fs';
import { refused } from '@hustings/kernel';
import { commonTexts, fetchTexts, sentence } from '@hustings/texts';
import { describe, expect, it } from 'vitest';

const common = await fetchTexts(commonTexts, 'en');

/** The codes of all refusals that the kernel gives itself. */
function ownCodes(): string[] {
  const src = new URL('../../kernel/src/', import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts'));
  return sources.flatMap((file) =>
    [...readFileSync(new URL(file, src), 'utf8').matchAll(/refused\(\s*'([^']+)'/g)].map(
      ([, code]) => code,
    ),
  );
}

describe('What all games refuse alike', () => {
  it('is said in a sentence', () => {
    const codes = new Set(ownCodes());
    expect(codes.size).toBeGreaterThan(25);
    for (const code of codes) expect(sentence({}, common, refused(code))).toMatch(/^.+ .*\.$/);
  });

  it('is said with the figures', () => {
    const where = 'state.coins must be an integer';
    expect(sentence({}, common, refused('malformed-state', { where }))).toContain(where);
    expect(sentence({}, common, refused('stale', { number: 3 }))).toMatch(/3 moves have been made/);
  });

  it('gives way to what a game says itself', () => {
    const own = { stale: () => 'Too late.' };
    expect(sentence(own, common, refused('stale', { number: 3 }))).toBe('Too late.');
  });

  it('falls back to the code', () => {
    expect(sentence({}, common, refused('unheard-of'))).toBe('unheard-of');
  });
});
