import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formats } from '@hustings/texts';
import { texts } from '../../texts/en/edition-2006/index.js';

const sourcesIn = (folder: string): string[] => {
  const root = new URL(`../../rules/${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, root), 'utf8'));
};

const sources = sourcesIn('edition-2006');

const reasons = sources.flatMap((source) => [
  ...source.matchAll(/reason\(\s*'([\w-]+)',\s*'(M06-\d+\.\d+)'/g),
]);

/** What editions share gives its reasons by the paragraph that the edition names. */
const sharedReasons = [
  ...sourcesIn('world')
    .join('')
    .matchAll(/because<S>\(\s*'([\w-]+)',\s*rule\b/g),
];

describe('Refusals', () => {
  it('every reason has a code, a rule and a sentence, and no sentence is left over', () => {
    const codes = new Set([...reasons, ...sharedReasons].map(([, code]) => code));
    expect([...codes].sort()).toEqual(Object.keys(texts(formats('en')).refusals).sort());
    const all = sources.join('').match(/= reason\(/g) ?? [];
    expect(reasons).toHaveLength(all.length);
  });
});
