/**
 * What a text from outside may be: one line, several lines, a name that others see, or any JSON with
 * texts in it. Control characters steer screens and break databases; nobody types them.
 */
export type TextKind = 'line' | 'lines' | 'name' | 'any';

/** Control characters, halves of characters, and breaks of lines that are none of the usual. */
const ODD = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** How people write several lines. */
const BREAKS = /\r?\n|\t/g;
/** Turns the direction of what follows, or can not be seen at all: a name could pass for another. */
const DISGUISE =
  /[\u{61c}\u{200b}\u{200e}\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\u{feff}\u{fff9}-\u{fffb}]/u;

export function isPrintable(kind: TextKind, value: unknown): boolean {
  if (kind === 'any') return !textsIn(value).some((text) => ODD.test(text));
  if (typeof value !== 'string') return true; // the schema's type says what is wrong
  if (kind === 'lines') return !ODD.test(value.replaceAll(BREAKS, ''));
  return !ODD.test(value) && !(kind === 'name' && DISGUISE.test(value));
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
