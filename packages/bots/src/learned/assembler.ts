/** Just enough of WebAssembly to write a few loops over floats, four at a time; no tools needed. */
export type Code = readonly (number | Code)[];

const flat = (code: Code): number[] =>
  code.flatMap((part) => (typeof part === 'number' ? [part] : flat(part)));

/** Whole numbers in as few bytes as they need. */
function unsigned(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
  return [...bytes, rest];
}

function signed(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  while (rest > 63 || rest < -64) {
    bytes.push((rest & 127) | 128);
    rest >>= 7;
  }
  return [...bytes, rest & 127];
}

const listed = (parts: readonly Code[]): Code => [unsigned(parts.length), ...parts];
const sized = (code: Code): Code => {
  const bytes = flat(code);
  return [unsigned(bytes.length), bytes];
};
const named = (name: string): Code =>
  listed(name.split('').map((letter) => [letter.charCodeAt(0)]));

export const INTEGER = 0x7f;
export const FLOAT = 0x7d;
export const VECTOR = 0x7b;

export const get = (local: number): Code => [0x20, unsigned(local)];
export const set = (local: number): Code => [0x21, unsigned(local)];
export const keep = (local: number): Code => [0x22, unsigned(local)];
export const integer = (number: number): Code => [0x41, signed(number)];
export const float = (number: number): Code => [
  0x43,
  [...new Uint8Array(new Float32Array([number]).buffer)],
];
export const loadInteger: Code = [0x28, 2, 0];
export const loadFloat: Code = [0x2a, 2, 0];
export const storeFloat: Code = [0x38, 2, 0];
export const loadVector = (offset: number): Code => [0xfd, 0x00, 4, unsigned(offset)];
export const storeVector = (offset: number): Code => [0xfd, 0x0b, 4, unsigned(offset)];
export const plus: Code = [0x6a];
export const isSame: Code = [0x46];
export const isOther: Code = [0x47];
export const isGreater: Code = [0x5e];
export const select: Code = [0x1b];
export const addFloat: Code = [0x92];
export const timesFloat: Code = [0x94];
export const maxFloat: Code = [0x97];
export const spread: Code = [0xfd, 0x13];
export const lane = (number: number): Code => [0xfd, 0x1f, number];
export const add: Code = [0xfd, 0xe4, 1];
export const times: Code = [0xfd, 0xe6, 1];
export const max: Code = [0xfd, 0xe9, 1];

/** Adds a number of bytes to a local. */
export const step = (local: number, bytes: number): Code => [
  get(local),
  integer(bytes),
  plus,
  set(local),
];

/** Goes through it until a local that grows by so many bytes is at its end; at least once. */
export const loopTo = (local: number, end: number, bytes: number, body: Code): Code => [
  [0x03, 0x40],
  body,
  [get(local), integer(bytes), plus, keep(local), get(end), isOther],
  [0x0d, 0],
  [0x0b],
];

/** Not at all, where two locals are the same from the start. */
export const unlessSame = (one: number, other: number, body: Code): Code => [
  [0x02, 0x40],
  [get(one), get(other), isSame],
  [0x0d, 0],
  body,
  [0x0b],
];

export type Routine = {
  readonly name: string;
  /** Integers it is given: the first locals. */
  readonly given: number;
  /** How many more locals of which kind. */
  readonly locals: readonly (readonly [count: number, kind: number])[];
  readonly code: Code;
};

const section = (id: number, parts: readonly Code[]): Code => [id, sized(listed(parts))];

const typeOf = ({ given }: Routine): Code => [
  0x60,
  listed(Array.from({ length: given }, () => [INTEGER])),
  0,
];

const bodyOf = ({ locals, code }: Routine): Code =>
  sized([listed(locals.map(([count, kind]) => [unsigned(count), kind])), code, 0x0b]);

/** A module that works on memory `m` of `e`. */
export function assemble(routines: readonly Routine[]): Uint8Array {
  const numbers = routines.map((_, i) => unsigned(i));
  const names = routines.map(({ name }, i) => [named(name), 0, numbers[i]]);
  return Uint8Array.from(
    flat([
      [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, routines.map(typeOf)),
      section(2, [[named('e'), named('m'), 2, 0, 1]]),
      section(3, numbers),
      section(7, names),
      section(10, routines.map(bodyOf)),
    ]),
  );
}
