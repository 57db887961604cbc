/** A message of a catalogue: where it lies, and what it says with sample values. */
export type Message = {
  readonly path: string;
  /** More than one where figures change the words. */
  readonly says: readonly string[];
  /** Why it can't be said with samples: it needs some of its own. */
  readonly fails?: string;
};

/** Figures that between them need every plural form of the languages there are. */
const figures = [1, 2, 5, 22, 0] as const;

/** What to call a message with that does not take any value, by its path. */
export type Samples = Readonly<Record<string, readonly (readonly unknown[])[]>>;

/** How messages are said that do not take any value. */
export type Saying = {
  /** The catalogue whose names the values have: two languages are compared by the same ones. */
  readonly like?: unknown;
  /** Words by which something is looked up: where a name will not do, these are tried. */
  readonly keys?: readonly string[];
};

/**
 * Every message of a catalogue, however deep it lies. Functions are called with values that stand
 * for whatever is asked of them: a name where a text is wanted, a figure where one is counted with,
 * a list, an object with any property. Who reads the proof sees by the name what would stand there.
 */
export function messagesOf(
  catalogue: unknown,
  samples: Samples = {},
  { like = catalogue, keys = [] }: Saying = {},
): Message[] {
  return [...walk({ value: catalogue, like, path: [] }, { samples, keys })];
}

/** A part of a catalogue, the same part of the one it is compared with, and where it lies. */
type Part = { readonly value: unknown; readonly like: unknown; readonly path: readonly string[] };
type Given = { readonly samples: Samples; readonly keys: readonly string[] };

function* walk({ value, like, path }: Part, given: Given): Generator<Message> {
  const name = path.join('.');
  if (typeof value === 'string') yield { path: name, says: [value] };
  else if (made.has(value as object)) yield { path: name, says: [String(value)] };
  else if (typeof value === 'function') {
    const named = typeof like === 'function' ? like : value;
    yield* called(value as Say, named as Say, path, given);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      yield* walk({ value: inner, like: within(like, key), path: [...path, key] }, given);
  }
}

const within = (like: unknown, key: string): unknown =>
  typeof like === 'object' && like !== null ? Reflect.get(like, key) : undefined;

/** Whatever it is called with, a sample takes its place. */
type Say = (...given: readonly unknown[]) => unknown;

/** A function's messages; those that differ only by their figures are one. */
function* called(say: Say, named: Say, path: readonly string[], given: Given): Generator<Message> {
  const found = new Map<string, Map<string, string>>();
  const all = given.samples[path.join('.')] ?? figures.map((figure) => sampleValues(named, figure));
  for (const values of all) {
    const answer = answerTo(say, named, values, given.keys);
    if (answer instanceof Error) {
      yield { path: path.join('.'), says: [], fails: answer.message };
      return;
    }
    // What is neither a text nor has any was only passed on.
    if (typeof answer === 'function' && !made.has(answer)) continue;
    for (const { path: at, says } of walk({ value: answer, like: undefined, path }, given)) {
      const told = found.get(at) ?? new Map<string, string>();
      for (const one of says) if (!told.has(figureless(one))) told.set(figureless(one), one);
      found.set(at, told);
    }
  }
  for (const [at, says] of found) yield { path: at, says: [...says.values()] };
}

/** What a function says; who looks something up by a value is given keys instead, one or two. */
function answerTo(
  say: Say,
  named: Say,
  values: readonly unknown[],
  keys: readonly string[],
): unknown {
  const said = (given: readonly unknown[]): unknown => tried(() => say(...given));
  const first = said(values);
  if (!isEmpty(first)) return first;
  const names = parametersOf(named.toString());
  const standing = (key: string, i: number): unknown => sample(names[i] ?? '', 1, key);
  const put = (given: readonly unknown[], i: number, key: string): unknown[] =>
    given.map((value, at) => (at === i ? standing(key, i) : value));
  const tries = values.flatMap((_, i) => keys.map((key) => put(values, i, key)));
  const alike = ['1', ...keys].map((key) => values.map((_, i) => standing(key, i)));
  const pairs = tries.flatMap((one) =>
    values.flatMap((_, i) => keys.map((key) => put(one, i, key))),
  );
  for (const one of [...alike, ...tries, ...pairs]) {
    const answer = said(one);
    if (!isEmpty(answer)) return answer;
  }
  return first;
}

/** Nothing was found by the values. */
const isEmpty = (answer: unknown): boolean =>
  answer instanceof Error || (typeof answer === 'string' && /undefined|NaN/.test(answer));

const figureless = (text: string): string => text.replaceAll(/\d+/g, '#');

function tried(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A value for each parameter, named as it is. */
function sampleValues(say: Say, figure: number): unknown[] {
  const names = parametersOf(say.toString());
  const count = Math.max(say.length, names.length);
  return Array.from({ length: count }, (_, i) => sample(names[i] ?? `value ${i + 1}`, figure));
}

/** The names of a function's parameters, as far as its source tells. */
function parametersOf(source: string): string[] {
  const bare = /^(?:async\s+)?(\w+)\s*=>/.exec(source);
  if (bare !== null) return [bare[1]];
  const inner = between(source);
  return split(inner).map((one) => (/^\s*(\w+)/.exec(one)?.[1] ?? 'value').trim());
}

/** What stands in the first round brackets. */
function between(source: string): string {
  const from = source.indexOf('(');
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    if ('([{'.includes(source[at])) depth++;
    else if (')]}'.includes(source[at]) && --depth === 0) return source.slice(from + 1, at);
  }
  return '';
}

/** Parts between commas that stand in no brackets. */
function split(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if ('([{'.includes(text[at])) depth++;
    else if (')]}'.includes(text[at])) depth--;
    else if (text[at] === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts.filter((part) => part.trim() !== '');
}

const MANY = 2;

/** What texts and lists are asked to do; any other name is that of a property. */
const ofTexts =
  /^(charAt|replace(All)?|slice|split|startsWith|endsWith|trim|pad(Start|End)|to(Locale)?(Upper|Lower)Case)$/;
const ofLists = /^(map|flatMap|filter|join|some|every|reduce|includes|forEach|toSorted)$/;

const made = new WeakSet();

/** Stands for a text, a figure, a list, an object or a function: whatever it is taken for. */
export function sample(name: string, figure: number, key?: string): unknown {
  const text = key ?? `‹${name}›`;
  const list = Array.from({ length: MANY }, (_, i) => key ?? `‹${name} ${i + 1}›`);
  const known: Readonly<Record<PropertyKey, unknown>> = {
    [Symbol.toPrimitive]: (hint: string) => (hint === 'string' ? text : figure),
    [Symbol.iterator]: () => list[Symbol.iterator](),
    toString: () => text,
    toJSON: () => text,
    length: MANY,
  };
  const stand = new Proxy(() => undefined, {
    get: (_target, asked): unknown => {
      if (Object.hasOwn(known, asked)) return known[asked];
      if (typeof asked === 'symbol') return undefined;
      if (/^\d+$/.test(asked)) return list[Number(asked)];
      if (ofTexts.test(asked)) return method(text, asked);
      return ofLists.test(asked)
        ? method(listOf(name, figure, key), asked)
        : sample(asked, figure, key);
    },
    apply: () => sample(name, figure, key),
  });
  made.add(stand);
  return stand;
}

/** A list of samples; what is made of each is a text, as who lists words wants it. */
function listOf(name: string, figure: number, key?: string): object {
  const all = Array.from({ length: MANY }, (_, i) => sample(`${name} ${i + 1}`, figure, key));
  const map = (change: (one: unknown, at: number) => unknown): unknown[] =>
    Array.from(all, (one, at) => plain(change(one, at)));
  return Object.assign(all, { map });
}

const plain = (value: unknown): unknown => (made.has(value as object) ? String(value) : value);

/** A method of what the sample is taken for. */
function method(of: object | string, key: string): unknown {
  const found: unknown = Reflect.get(Object(of) as object, key);
  return typeof found === 'function' ? (found.bind(of) as unknown) : found;
}
