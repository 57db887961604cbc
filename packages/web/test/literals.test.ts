import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Signs that stand between things and are the same in every language. */
const SIGNS = /[\s·×…]/g;
/** Attributes that are read out or shown. */
const SHOWN = new Set(['aria-label', 'title', 'alt', 'label', 'placeholder', 'aria-description']);
/** Patterns of what is to be typed: no words. */
const PATTERNS = new Set(['XXXX-XXXX', 'https://']);

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) yield* value.filter(isNode);
  }
}

const dataOf = ({ data }: Node): string => (typeof data === 'string' ? data : '');

/** Words that stand in a component instead of a catalogue, and sentences glued there. */
function* literalsIn(node: Node): Generator<string> {
  if (node.type === 'Text' && dataOf(node).replaceAll(SIGNS, '') !== '') yield dataOf(node).trim();
  if (node.type === 'Attribute' && !SHOWN.has(String(node['name']))) return;
  if (node.type === 'Attribute' && Array.isArray(node['value'])) {
    const parts = node['value'].filter(isNode);
    const words = parts.filter(({ type }) => type === 'Text').map(dataOf);
    yield* words.filter((text) => /\p{L}/u.test(text) && !PATTERNS.has(text));
    return;
  }
  if (node.type === 'ExpressionTag') {
    yield* gluedIn(node['expression'] as Node);
    return;
  }
  for (const child of childrenOf(node)) yield* literalsIn(child);
}

/** Of an expression that is shown: texts written out, and texts put together. */
function* gluedIn(node: Node): Generator<string> {
  const { type } = node;
  if (type === 'ConditionalExpression') {
    yield* gluedIn(node['consequent'] as Node);
    yield* gluedIn(node['alternate'] as Node);
  } else if (type === 'LogicalExpression') {
    yield* gluedIn(node['right'] as Node);
  } else if (type === 'Literal' && /\p{L}/u.test(String(node['value']))) {
    yield String(node['raw']);
  } else if (type === 'TemplateLiteral') {
    yield 'a template';
  } else if (type === 'BinaryExpression' && node['operator'] === '+') {
    if (![node['left'], node['right']].some(isFigure)) yield 'a sum of texts';
  }
}

/** Figures are added, not glued. */
const isFigure = (node: unknown): boolean => isNode(node) && typeof node['value'] === 'number';

const found = (code: string): string[] => [
  ...literalsIn(parse(code, { modern: true }).fragment as unknown as Node),
];

describe('no sentence is made in a component', () => {
  const files = ['App.svelte', 'Languages.svelte', ...['online', 'pages'].flatMap(componentsIn)];
  function componentsIn(folder: string): string[] {
    const names = readdirSync(`${source}${folder}`).filter((name) => name.endsWith('.svelte'));
    return names.map((name) => `${folder}/${name}`);
  }

  test.each(files)('%s', (file) => {
    expect(found(readFileSync(`${source}${file}`, 'utf8'))).toEqual([]);
  });
});

test('the look finds what it is for', () => {
  expect(found('<p>Hello</p>')).toEqual(['Hello']);
  expect(found('<p>{name}, {age}</p>')).toEqual([',']);
  expect(found('<p>{isOver ? "Over" : t().on}</p>')).toEqual(['"Over"']);
  expect(found('<p>{`${name} won`}</p>')).toEqual(['a template']);
  expect(found('<p>{t().a + t().b}</p>')).toEqual(['a sum of texts']);
  expect(found('<button aria-label="Close">{t().a}</button>')).toEqual(['Close']);
  expect(found('<p class="say">{t().a} · {seat + 1} {o().b(n)}</p>')).toEqual([]);
});
