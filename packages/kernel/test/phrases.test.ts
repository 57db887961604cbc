import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fill, refused, sentence, type Phrases } from '@hustings/kernel';

const none: Phrases = { refusals: {}, decisions: {} };

/** The codes of all refusals that the kernel gives itself. */
function ownCodes(): string[] {
  const src = new URL('../src/', import.meta.url);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts'));
  return sources.flatMap((file) =>
    [...readFileSync(new URL(file, src), 'utf8').matchAll(/refused\(\s*'([^']+)'/g)].map(
      ([, code]) => code,
    ),
  );
}

describe('phrases', () => {
  it('say every refusal of the kernel in a sentence', () => {
    const codes = new Set(ownCodes());
    expect(codes.size).toBeGreaterThan(25);
    for (const code of codes) expect(sentence(none, refused(code))).toMatch(/^[A-Z{].* .*\.$/);
  });

  it('fill in the figures', () => {
    expect(fill('{a} of {b}, {c}, {d}', { a: 1, b: ['x', 2], c: 'y' })).toBe('1 of x, 2, y, {d}');
  });

  it('of a game go before those of the kernel', () => {
    const phrases = { ...none, refusals: { stale: 'Too late.' } };
    expect(sentence(phrases, refused('stale', { number: 3 }))).toBe('Too late.');
    expect(sentence(none, refused('stale', { number: 3 }))).toMatch(/3 moves have been made/);
  });

  it('fall back to the code', () => {
    expect(sentence(none, refused('unheard-of'))).toBe('unheard-of');
  });
});
