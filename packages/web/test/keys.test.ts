import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));
const components = ['packages/parts/src', 'packages/web/src', 'games'].flatMap((folder) =>
  readdirSync(`${workspace}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svelte'))
    .map((path) => `${folder}/${path}`),
);

/** `{#each … (label.text)}`: a list whose pieces are told apart by what is said of them. */
const byWords =
  /\{#each (?!Object\.entries)[^}]*\((?:\w+\.)?(?:head|title|text|label|say|column)\)\}/;
/** `{#each rows as [name, how] (name)}`; the names of options are no words. */
const byName = /\{#each (?!Object\.entries|options)[^}]*as \[name, [^}]*\(name\)\}/;

test('no list is told apart by its words: in some language two of them are the same, and the page stops', () => {
  const wrong = components.filter((path) => {
    const source = readFileSync(`${workspace}${path}`, 'utf8');
    return byWords.test(source) || byName.test(source);
  });
  expect(components.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('who has won two elections of one round is shown twice in the strip of rounds', () => {
  const strip = readFileSync(`${workspace}games/die-macher/board/world/Strip.svelte`, 'utf8');
  expect(strip).not.toMatch(/\{#each won\[i\][^}]*\(seat\)\}/);
});
