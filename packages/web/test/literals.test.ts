import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What words and sentences are made of; figures and other signs are the same in every language. */
const WORDS = /[\p{L}.,;:!]/u;
/** Attributes that are read out or shown. */
const SHOWN = new Set(['aria-label', 'title', 'alt', 'label', 'placeholder', 'aria-description']);
/** Patterns of what is to be typed: no words. */
const PATTERNS = new Set(['XXXX-XXXX', 'https://']);

/** Words of the rules, for moves and pictures; they are never shown. */
const OF_RULES = /^(cardWords|officeWords|actionOf|kindOf)$/;

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function* childrenOf(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    if (isNode(value)) yield value;
    else if (Array.isArray(value)) yield* value.filter(isNode);
  }
}

const inside = (node: Node, key: string): readonly Node[] => {
  const value = node[key];
  return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
};

const dataOf = ({ data }: Node): string => (typeof data === 'string' ? data : '');

/** Words that stand in the drawing of a component instead of a catalogue. */
function* literalsIn(node: Node): Generator<string> {
  if (node.type === 'StyleDirective' || node['name'] === 'kbd') return; // figures; what is on a key
  if (node.type === 'Text' && WORDS.test(dataOf(node))) yield dataOf(node).trim();
  if (node.type === 'Attribute' && !SHOWN.has(String(node['name']))) return;
  if (node.type === 'Attribute') {
    const texts = inside(node, 'value').filter(({ type }) => type === 'Text');
    yield* texts.map(dataOf).filter((text) => WORDS.test(text) && !PATTERNS.has(text));
    for (const part of inside(node, 'value')) if (part.type !== 'Text') yield* literalsIn(part);
    return;
  }
  if (node.type === 'ExpressionTag') {
    for (const shown of inside(node, 'expression')) yield* writtenIn(shown);
    return;
  }
  for (const child of childrenOf(node)) yield* literalsIn(child);
}

/** Of an expression that is shown: texts that are written out. */
function* writtenIn(node: Node): Generator<string> {
  const { type } = node;
  if (type === 'ConditionalExpression') {
    for (const key of ['consequent', 'alternate'])
      for (const one of inside(node, key)) yield* writtenIn(one);
  } else if (type === 'LogicalExpression') {
    for (const one of inside(node, 'right')) yield* writtenIn(one);
  } else if (type === 'Literal' && typeof node['value'] === 'string' && WORDS.test(node['value'])) {
    yield String(node['raw']);
  } else if (type === 'TemplateLiteral' && quasisOf(node).some((text) => WORDS.test(text))) {
    yield 'a template';
  }
}

const quasisOf = (node: Node): string[] =>
  inside(node, 'quasis').map(({ value }) => (value as { cooked: string }).cooked);

/** Names of the functions that give catalogues, as a file imports them. */
function speakersIn(program: Node): ReadonlySet<string> {
  const imports = inside(program, 'body').filter(({ type }) => type === 'ImportDeclaration');
  const ours = imports.filter((one) =>
    inside(one, 'source').some(({ value }) =>
      /(words|texts)\b[^/]*(\/\w+\.js)?$/.test(String(value)),
    ),
  );
  return new Set(
    ours
      .flatMap((one) => inside(one, 'specifiers'))
      .flatMap((one) => inside(one, 'local'))
      .map(({ name }) => String(name)),
  );
}

/** Whether a catalogue is asked in an expression, at its beginning: `m().bid.go(3)`. */
function speaks(node: Node, speakers: ReadonlySet<string>): boolean {
  const { type } = node;
  if (type === 'MemberExpression') {
    if (inside(node, 'property').some(({ name }) => OF_RULES.test(String(name)))) return false;
    return inside(node, 'object').some((one) => speaks(one, speakers));
  }
  if (type !== 'CallExpression') return false;
  return inside(node, 'callee').some((callee) =>
    callee.type === 'Identifier'
      ? speakers.has(String(callee['name']))
      : callee.type === 'MemberExpression' && speaks(callee, speakers),
  );
}

/** Texts of a catalogue that are put together; whole sentences may stand after one another. */
function* gluedIn(node: Node, speakers: ReadonlySet<string>): Generator<string> {
  if (node.type === 'TemplateLiteral') {
    const said = inside(node, 'expressions').some((one) => speaks(one, speakers));
    if (said && quasisOf(node).some((text) => WORDS.test(text))) yield 'a text in a template';
  }
  if (node.type === 'BinaryExpression' && node['operator'] === '+') {
    const sides = [...inside(node, 'left'), ...inside(node, 'right')];
    const texts = sides.filter((one) => speaks(one, speakers) || typeof one['value'] === 'string');
    if (texts.length === sides.length) yield 'a sum of texts';
  }
  for (const child of childrenOf(node)) yield* gluedIn(child, speakers);
}

function found(code: string): string[] {
  const { fragment, instance } = parse(code, { modern: true });
  const script = instance?.content as Node | undefined;
  const speakers = script === undefined ? new Set<string>() : speakersIn(script);
  const drawn = fragment as unknown as Node;
  return [
    ...literalsIn(drawn),
    ...gluedIn(drawn, speakers),
    ...(script === undefined ? [] : gluedIn(script, speakers)),
  ];
}

/** Where components are and what they are helped by; catalogues are elsewhere. */
const folders = [
  'packages/web/src',
  'packages/parts/src',
  ...readdirSync(`${root}games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `games/${name}`),
];
const files = folders.flatMap((folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => !/\/(dist|node_modules|test|texts|words|rules|bots|book)\//.test(path)),
);
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8');

describe('no sentence is made in a component', () => {
  const components = files.filter((path) => path.endsWith('.svelte'));

  test('there are components of every board', () => {
    expect(components.length).toBeGreaterThan(200);
  });

  test.each(components)('%s', (path) => {
    expect(found(read(path))).toEqual([]);
  });

  test('nor in what helps one', () => {
    const sources = files.filter((path) => path.endsWith('.ts'));
    const told = sources.flatMap((path) =>
      found(`<script lang="ts">${read(path)}</script>`).map((what) => `${path}: ${what}`),
    );
    expect(told).toEqual([]);
  });
});

test('the look finds what it is for', () => {
  expect(found('<p>Hello</p>')).toEqual(['Hello']);
  expect(found('<p>{name}, {age}</p>')).toEqual([',']);
  expect(found('<p>{isOver ? "Over" : t().on}</p>')).toEqual(['"Over"']);
  expect(found('<p>{`${name} won`}</p>')).toEqual(['a template']);
  expect(found('<button aria-label="Close">{t().a}</button>')).toEqual(['Close']);
  expect(found('<button title={`${name}: ${age}`}>{t().a}</button>')).toEqual(['a template']);
  expect(found('<p class="say">{t().a} · {seat + 1} {o().b(n)} <kbd>Esc</kbd></p>')).toEqual([]);
  const script = (code: string): string[] =>
    found(`<script lang="ts">import { m } from './words.svelte.js'; ${code}</script>`);
  expect(script('const said = `${m().a.b(3)}: ${n}`;')).toEqual(['a text in a template']);
  expect(script('const said = m().a + m().b;')).toEqual(['a sum of texts']);
  expect(script('const said = `${m().a} ${m().b}`; const all = m().n + 1;')).toEqual([]);
  expect(script('const word = `lay out ${card}`; const at = x + y;')).toEqual([]);
});
