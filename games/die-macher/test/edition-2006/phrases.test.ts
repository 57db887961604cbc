import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { game } from './table.js';

const sourcesIn = (folder: string): string[] => {
  const root = new URL(`../../rules/${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, root), 'utf8'));
};

const sources = sourcesIn('edition-2006');

const reasons = sources.flatMap((source) => [
  ...source.matchAll(/reason<State>\(\s*'([\w-]+)',\s*'(M06-\d+\.\d+)'/g),
]);

/** What editions share gives its reasons by the paragraph that the edition names. */
const sharedReasons = [
  ...sourcesIn('world')
    .join('')
    .matchAll(/reason<S>\(\s*'([\w-]+)',\s*rule\b/g),
];

describe('Phrases', () => {
  it('every reason to refuse has a code, a rule and an English sentence, and none is left over', () => {
    const codes = new Set([...reasons, ...sharedReasons].map(([, code]) => code));
    expect([...codes].sort()).toEqual(Object.keys(game.rules.phrases.refusals).sort());
    const all = sources.join('').match(/\breason<State>\(/g) ?? [];
    expect(reasons).toHaveLength(all.length);
  });

  it('every decision has a sentence that says what is asked', () => {
    const kinds = new Set(game.program.questions.map((question) => question.decision.kind));
    expect(Object.keys(game.rules.phrases.decisions).sort()).toEqual([...kinds].sort());
  });
});
