import type { TextKind } from '@hustings/protocol';

/** Control characters, halves of characters, and breaks of lines that are none of the usual. */
const ODD = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** How people write several lines. */
const BREAKS = /\r?\n|\t/g;
/** What joins or keeps apart the letters of some alphabets and the parts of some pictures. */
const JOINTS = /\u{200c}|\u{200d}|[\u{fe00}-\u{fe0f}]/gu;
/** Turns the direction of what follows, or can not be seen at all: a name could pass for another. */
const DISGUISE = /[\p{Default_Ignorable_Code_Point}\u{2800}\u{fff9}-\u{fffb}]/u;

/** More signs on one letter than any alphabet has: they cover the lines above and below. */
const STACKED = /\p{Mn}{6}/u;

export function isPrintable(kind: TextKind, value: unknown): boolean {
  if (kind === 'any') return !textsIn(value).some((text) => ODD.test(text));
  if (typeof value !== 'string') return true; // the schema's type says what is wrong
  if (kind === 'lines') return !ODD.test(value.replaceAll(BREAKS, ''));
  if (ODD.test(value)) return false;
  return kind !== 'name' || !(DISGUISE.test(value.replaceAll(JOINTS, '')) || STACKED.test(value));
}

/** Is this JSON nested no deeper than so? */
export function isWithin(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((part) => isWithin(depth - 1, part));
}

/** Every text in some JSON, names of fields too. Without recursion: it may be nested without end. */
function textsIn(value: unknown): readonly string[] {
  const texts: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one === 'string') texts.push(one);
    else if (Array.isArray(one)) for (const part of one) open.push(part);
    else if (typeof one === 'object' && one !== null) {
      for (const [name, part] of Object.entries(one)) {
        texts.push(name);
        open.push(part);
      }
    }
  }
  return texts;
}

/** A text that nobody typed, such as the name of a browser, without what can not be shown. */
export function printable(text: string): string {
  return text.replaceAll(new RegExp(ODD, 'gu'), '');
}
