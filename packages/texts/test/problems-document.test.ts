import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fetchTexts, problemTexts, type ProblemCode, type ProblemValues } from '@hustings/texts';

/** The names of all values; one that is forgotten here does not compile. */
const names: {
  readonly [C in keyof ProblemValues]: Readonly<Record<keyof ProblemValues[C], true>>;
} = {
  malformed: { field: true, rule: true },
  'not-a-name': { min: true, max: true },
  'password-length': { min: true, max: true },
  'table-password-length': { min: true, max: true },
  'title-length': { min: true, max: true },
  'too-many-dates': { min: true, max: true },
  'too-many-holidays': { year: true, allowed: true },
  'no-such-bot': { levels: true },
  'unknown-choice': { values: true },
  'wrong-seats': { seats: true, levels: true },
  'seats-free': { free: true },
  'other-rules': { game: true, rules: true },
  'no-undo': { free: true },
  'sent-away': { minutes: true },
  stale: { number: true },
};
const valuesOf: Readonly<Partial<Record<ProblemCode, object>>> = names;

test('docs/api.md names every code of a problem, and its values', async () => {
  const document = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const [, chapter = ''] = /\n### Codes\n(.*?)\n## /s.exec(document) ?? [];
  const listed = [...chapter.matchAll(/`([a-z-]+)`(?:\s\(([a-z,\s]+)\))?[,.]/g)];
  const documented = Object.fromEntries(
    listed.map(([, code, values = '']) => [code, values.split(/,\s/).filter((one) => one !== '')]),
  );
  expect(listed.length).toBe(Object.keys(documented).length);
  const codes = Object.keys(await fetchTexts(problemTexts, 'en')) as ProblemCode[]; // it has them all
  const known = codes.map((code) => [code, Object.keys(valuesOf[code] ?? {})]);
  expect(documented).toEqual(Object.fromEntries(known));
});
