/**
 * Whoever a sentence is about. English verbs have two forms in the present: "Ada draws", but "you
 * draw" and "the Greens draw".
 */
export class Subject {
  readonly #several: boolean;
  readonly its: string;

  private constructor(
    readonly name: string,
    several: boolean,
    its: string,
  ) {
    this.#several = several;
    this.its = its;
  }

  static one(name: string): Subject {
    return new Subject(name, false, 'its');
  }

  static several(name: string): Subject {
    return new Subject(name, true, 'their');
  }

  /** A player: the reader is spoken to. */
  static player(name: string, reader: boolean): Subject {
    return reader ? new Subject('You', true, 'your') : new Subject(name, false, 'their');
  }

  /** The name with its verb, given as for one: "draws". */
  does(verb: string): string {
    return `${this.name} ${this.verb(verb)}`;
  }

  /** A whole clause after the name, its verbs in brackets: "[rolls] 4 and [has] 7 members". */
  says(clause: string): string {
    const agreed = clause.replace(/\[(\w+)\]/g, (_, word: string) =>
      word === 'its' ? this.its : this.verb(word),
    );
    return `${this.name} ${agreed}`;
  }

  /** The verb alone, where the name stands before. */
  verb(verb: string): string {
    return this.#several ? (irregular[verb] ?? withoutEnding(verb)) : verb;
  }
}

const irregular: Readonly<Record<string, string>> = { has: 'have', is: 'are', does: 'do' };

const withoutEnding = (verb: string): string =>
  verb
    .replace(/ies$/, 'y')
    .replace(/(sh|ch|ss)es$/, '$1')
    .replace(/(?<!s)s$/, '');

/** `1 card`, `2 cards`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
export function enumerated(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

/** +2, 0, −1: with a sign that reads as a minus. */
export const signed = (figure: number): string => {
  if (figure === 0) return '0';
  return figure > 0 ? `+${figure}` : `−${-figure}`;
};
