import { quoted, wrong, type Wrong } from '../wrong.js';

/** What a new game is called, wherever its name stands. */
export type Naming = {
  /** Its folder, its id and its address: `harbour-lights`. */
  readonly id: string;
  /** Its manifest in code: `harbourLights`. */
  readonly name: string;
  readonly title: string;
  /** What its rules are numbered with: `HL-1`. */
  readonly rule: string;
};

const LONGEST = 24;
const LONGEST_TITLE = 40;

/** Words that can't name anything in code. */
const reserved = new Set(
  (
    'await break case catch class const continue debugger default delete do else enum export ' +
    'extends false finally for function if implements import in instanceof interface let new ' +
    'null package private protected public return static super switch this throw true try ' +
    'typeof var void while with yield arguments eval undefined'
  ).split(' '),
);

/** Reads a name, and a title if one is given; otherwise the title is made of the name. */
export function namingOf(id: string, title?: string): Naming | Wrong {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > LONGEST) {
    return wrong((t) => t.wrong.notAName(quoted(id), LONGEST, '"harbour-lights"'));
  }
  if (reserved.has(id)) return wrong((t) => t.wrong.reserved(quoted(id)));
  const words = id.split('-');
  const shown = title ?? words.map(capital).join(' ');
  // What would have to be written differently in code, Markdown or HTML is left out.
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ,:.!?&’–-]*$/u.test(shown) || shown.length > LONGEST_TITLE) {
    return wrong((t) => t.wrong.notATitle(quoted(shown), LONGEST_TITLE));
  }
  const [first, ...rest] = words;
  const letters = words.length === 1 ? first.slice(0, 2) : words.map((word) => word[0]).join('');
  return {
    id,
    name: [first, ...rest.map(capital)].join(''),
    title: shown,
    rule: letters.replaceAll(/\d/g, '').toUpperCase(),
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
