import {
  below,
  isRefusal,
  type Form,
  type Game,
  type GameEvent,
  type Json,
  type Position,
  type Random,
  type View,
} from '@hustings/kernel';
import { anyOf } from './data.js';

/** Things nobody should send, and yet somebody will. */
const scalars: readonly unknown[] = [
  [null, undefined, true, false, '', ' ', 'pass', 'Pass', 'PASS', 'pass '],
  [0, -0, 1, -1, 1.5, 0.1, 1e9, -1e9, 1e21, 2 ** 31, 2 ** 32, 2 ** 53, -(2 ** 31), 5e-324],
  [NaN, Infinity, -Infinity, '0', '1', '-1', 'NaN', 'null', 'undefined', '1e3', '0x1'],
  ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'valueOf'],
  ['\u0000', '\ud800', '\u202e', 'é', 'e\u0301', '💥', "'; drop table", '<b>', '../..', '{kind}'],
  [10n, Symbol('move'), () => 0, /x/, new Map(), new Uint8Array(3)],
].flat();

const nested: readonly unknown[] = [
  [],
  {},
  [[]],
  [null],
  { 0: 0 },
  { length: 3 },
  { length: 1e9, 0: 'pass' },
  Object.create(null),
  JSON.parse('{"__proto__": 1}'),
  JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": {}}}'),
  JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`),
  JSON.parse(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
  new Array<number>(3000).fill(0),
  new Array<string>(500).fill('pass'),
  new Array<number>(1e6), // nothing but holes
  'x'.repeat(100_000),
  Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`k${i}`, i])),
  { toString: () => 'pass', valueOf: () => 0 },
  { toJSON: () => 'pass' },
  Object.assign(['pass'], { extra: 1 }),
  itself(),
  thrower(),
  new Proxy({}, throwing()),
  new Proxy([], throwing()),
];

function itself(): unknown {
  const ring: Record<string, unknown> = {};
  ring['ring'] = ring;
  return ring;
}

function trap(): never {
  throw new Error('a trap');
}

function throwing(): ProxyHandler<object> {
  return {
    get: trap,
    has: trap,
    ownKeys: trap,
    getPrototypeOf: trap,
    getOwnPropertyDescriptor: trap,
  };
}

/** An object whose every field throws when it is read. */
function thrower(): unknown {
  const field = { enumerable: true, get: trap };
  return Object.defineProperties({}, { kind: field, move: field, a: field });
}

export function nonsense(random: Random): unknown {
  return below(random, 3) === 0 ? anyOf(nested, random) : anyOf(scalars, random);
}

/** Moves in words that look right and are mostly illegal: mutated ones, and guesses by the form. */
export function hostileMoves<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
  state: S,
  seat: number,
  random: Random,
  count: number,
): Json[] {
  const form = game.form(state, seat);
  const legal = game.write(state, seat, game.sample(state, seat, random)).move;
  return Array.from({ length: count }, (_, i) => {
    if (i % 2 === 0 || isRefusal(form)) return mutated(legal, random) as Json;
    return guess(form, random);
  });
}

/** What a player could click together who does not care for the rules. */
export function guess(form: Form, random: Random): Json {
  const word = (options: readonly { readonly word: string }[]): string =>
    options.length === 0 ? 'nothing' : anyOf(options, random).word;
  switch (form.shape) {
    case 'one':
      return below(random, 5) === 0 ? 'pass' : word(form.options);
    case 'amount':
      return below(random, 5) === 0 ? 'pass' : form.min - 2 + below(random, span(form.max));
    case 'some':
      if (below(random, 4) > 0) return anySet(form.options, random);
      return Array.from({ length: below(random, span(form.max)) }, () => word(form.options));
    case 'allocation': {
      const most = (slot: { readonly most: number }): number => below(random, span(slot.most));
      return Object.fromEntries(form.slots.map((slot) => [slot.word, most(slot)]));
    }
    case 'assignment': {
      const slots = form.slots.filter(() => below(random, 4) > 0);
      return Object.fromEntries(slots.map((slot) => [slot.word, word(slot.options)]));
    }
  }
}

function anySet(options: readonly { readonly word: string }[], random: Random): string[] {
  return options.filter(() => below(random, 2) === 0).map((option) => option.word);
}

function span(most: number): number {
  return Math.max(0, most) + 3;
}

/** What a text of JSON says, with one thing changed somewhere in it, as far as JSON can say it. */
export function mutatedText(text: string, random: Random): unknown {
  for (;;) {
    try {
      return JSON.parse(JSON.stringify(mutated(JSON.parse(text), random)));
    } catch {
      // a trap or a ring: something else, then
    }
  }
}

/** A value with one thing changed somewhere in it. */
export function mutated(value: unknown, random: Random): unknown {
  const deeper = below(random, 3) > 0;
  if (Array.isArray(value)) {
    return deeper && value.length > 0 ? mutatedPart(value, random) : mutatedList(value, random);
  }
  if (typeof value === 'object' && value !== null) {
    const whole = Object.keys(value).length === 0 || !deeper;
    return whole ? mutatedFields(value, random) : mutatedPart(value, random);
  }
  return mutatedScalar(value, random);
}

function mutatedPart(value: object, random: Random): unknown {
  const key = anyOf(Object.keys(value), random);
  const copy = Array.isArray(value) ? value.slice() : { ...value };
  return Object.assign(copy, { [key]: mutated(value[key as keyof typeof value], random) });
}

function mutatedList(list: readonly unknown[], random: Random): unknown {
  const anything = nonsense(random);
  switch (below(random, 6)) {
    case 0:
      return [...list, ...list];
    case 1:
      return [...list, anything];
    case 2:
      return list.slice(1);
    case 3:
      return [list];
    case 4:
      return Object.fromEntries(list.entries());
    default:
      return anything;
  }
}

function mutatedFields(fields: object, random: Random): unknown {
  const anything = nonsense(random);
  const entries = Object.entries(fields) as [string, unknown][];
  switch (below(random, 6)) {
    case 0:
      return {
        ...fields,
        [anyOf(['extra', '', '0', 'toString', 'constructor'], random)]: anything,
      };
    case 1:
      return Object.fromEntries(entries.slice(1));
    case 2:
      return Object.fromEntries(entries.map(([key, part]) => [`${key} `, part]));
    case 3:
      return JSON.parse(`{"__proto__":${JSON.stringify(fields)}}`);
    case 4:
      return entries;
    default:
      return anything;
  }
}

function mutatedScalar(value: unknown, random: Random): unknown {
  if (typeof value === 'number') {
    const near = [value + 1, value - 1, -value, value + 0.5, value * 1e6, String(value), [value]];
    return anyOf([...near, nonsense(random)], random);
  }
  if (typeof value === 'string') {
    const near = [value.toUpperCase(), `${value} `, value.slice(1), value + value, [value]];
    return anyOf([...near, { word: value }, nonsense(random)], random);
  }
  return nonsense(random);
}
