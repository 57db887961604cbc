import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const games = fileURLToPath(new URL('../../../games/', import.meta.url));
const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).map((path) =>
  path.replaceAll('\\', '/'),
);
const read = (path: string): string => readFileSync(`${games}${path}`, 'utf8');

/** Where panels are chosen by the kind of decision. */
const choosers = files
  .filter((path) => /\/board\/(.+\/)?Decision\.svelte$/.test(path))
  .filter((path) => read(path).includes('DecisionKind'));
const panels = files.filter((path) => /\/board\/(.+\/)?panels\/\w+\.svelte$/.test(path));

/** Whether something is chosen; what is merely open (a dialog) begins with nothing, or with false. */
const chooses = (source: string): boolean =>
  /= \$state(\.raw)?(<[^(]*>)?\((?!false\)|\))/.test(source);
const keeps = (source: string): boolean => /\bkeeps\(/.test(source);

describe('panels of boards', () => {
  test.each(choosers)('%s: every kind of decision has one, or nothing compiles', (path) => {
    expect(read(path)).toMatch(
      /const panels: Record<(DecisionKind|Exclude<DecisionKind, keyof typeof later>), Component\b/,
    );
  });

  test('one in which something is chosen keeps it for a page that is loaded again', () => {
    const choosing = panels.filter((path) => chooses(read(path)));
    expect(choosing.length).toBeGreaterThan(20);
    expect(choosing.filter((path) => !keeps(read(path)))).toEqual([]);
  });

  test('one in which something is chosen can be filled with what is proposed', () => {
    // Copycat's table does it for all of its panels.
    const choosing = panels.filter(
      (path) => !path.startsWith('copycat/') && chooses(read(path)) && /<Panel\n/.test(read(path)),
    );
    expect(choosing.length).toBeGreaterThan(20);
    expect(choosing.filter((path) => !/\bfill=/.test(read(path)))).toEqual([]);
  });

  test('the look finds what is chosen', () => {
    expect(chooses('let word = $state(begun.text("word"));')).toBe(true);
    expect(chooses('let made = $state.raw<Draft | undefined>(undefined);')).toBe(true);
    expect(chooses('let open = $state<string>();')).toBe(false);
    expect(chooses('let open = $state(false);')).toBe(false);
    expect(chooses('const sum = $derived(3);')).toBe(false);
  });
});
