import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, parseCss, type AST } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));
const filesIn = (folder: string): string[] =>
  readdirSync(`${workspace}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => !path.includes('/node_modules/'));
const read = (file: string): string => readFileSync(`${workspace}${file}`, 'utf8');

/** What is not of one component: figures, resets, and the pieces that many are made of. */
const SHARED = [
  'packages/parts/src/styles/base.css',
  'packages/parts/src/styles/pieces.css',
  'packages/parts/src/styles/tokens.css',
  'packages/web/src/styles/forms.css',
];
/** Together; what goes beyond belongs beside a component. */
const LINES = 640;

const files = ['packages/parts/src', 'packages/web/src', 'games'].flatMap(filesIn);
const styles = files.filter((file) => file.endsWith('.css'));
const components = files.filter((file) => file.endsWith('.svelte'));
const sources = [...components, ...files.filter((file) => file.endsWith('.ts'))];

type Css = AST.CSS.StyleSheetFile | AST.CSS.StyleSheet | AST.CSS.Node;

function* rulesIn(node: Css): Generator<AST.CSS.Rule> {
  if (node.type === 'Atrule' && node.name.endsWith('keyframes')) return;
  if (node.type === 'Rule') yield node;
  const inside = 'children' in node ? node.children : 'block' in node ? node.block?.children : [];
  for (const child of inside ?? []) yield* rulesIn(child);
}

/** Whether a selector speaks of an element of its own component. */
function isLocal(node: AST.CSS.SelectorList | AST.CSS.ComplexSelector): boolean {
  if (node.type === 'SelectorList') return node.children.some(isLocal);
  return node.children.some(({ selectors }) =>
    selectors.some((one) => {
      if (one.type !== 'PseudoClassSelector')
        return one.type.endsWith('Selector') && one.type !== 'PseudoElementSelector';
      return one.name !== 'global' && one.args !== null && isLocal(one.args);
    }),
  );
}

/** Whether it only gives figures their values, under which everything else is drawn. */
const onlyNames = ({ block }: AST.CSS.Rule): boolean =>
  block.children.every((one) => one.type === 'Declaration' && one.property.startsWith('--'));

/** Selectors of a component that hold everywhere. */
function everywhere(source: string): string[] {
  const { css } = parse(source, { modern: true });
  if (css === null) return [];
  return [...rulesIn(css)]
    .filter((rule) => !onlyNames(rule))
    .flatMap(({ prelude }) => prelude.children.filter((one) => !isLocal(one)))
    .map(({ start, end }) => source.slice(start, end));
}

describe('styles that hold everywhere', () => {
  test('are few and short', () => {
    expect(styles.filter((file) => !file.startsWith('games/')).sort()).toEqual(SHARED);
    const lines = SHARED.map((file) => read(file).trimEnd().split('\n').length);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(LINES);
  });

  test('of a game are names of its colours', () => {
    const ofGames = styles.filter((file) => file.startsWith('games/'));
    expect(ofGames.filter((file) => ![...rulesIn(parseCss(read(file)))].every(onlyNames))).toEqual(
      [],
    );
  });

  test('are no others than those', () => {
    const fetched = sources.flatMap((file) => {
      const named = [...read(file).matchAll(/import '([^']+\.css)'/g)].map(([, name]) => name);
      return named.map((name) => resolve(workspace, dirname(file), name).slice(workspace.length));
    });
    expect(fetched.filter((file) => !styles.includes(file))).toEqual([]);
    expect(fetched).toEqual(expect.arrayContaining(SHARED));
    expect(read('packages/web/index.html')).not.toMatch(/<style|stylesheet/);
  });

  test('do not hide in components', () => {
    const found = components.flatMap((file) =>
      everywhere(read(file)).map((at) => `${file}: ${at}`),
    );
    expect(found).toEqual([]);
  });

  test('would be found in one', () => {
    const style =
      '<style>:global(.a .b) { top: 0 } .c :global(.d), :where(.e) :global(f) { top: 0 }</style>';
    expect(everywhere(style)).toEqual([':global(.a .b)']);
    expect(everywhere('<style>:global(.p) { --p: red }</style>')).toEqual([]);
  });
});
