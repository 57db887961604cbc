/**
 * A name in the roles it has in sentences. Each language brings its own prepositions and cases:
 * `{ name: 'Schweiz', in: 'in der Schweiz', to: 'in die Schweiz', of: 'der Schweiz' }`.
 */
export type Place = {
  readonly name: string;
  readonly in: string;
  readonly to: string;
  readonly of: string;
};

/** Whoever a sentence is about. */
export type Who = {
  /** As a label, standing alone: 'Owls'. */
  readonly name: string;
  /** In the middle of a sentence: 'the Owls', 'die Eulen'. */
  readonly mid: string;
  /** As the owner of something: 'of the Owls', 'der Eulen'. */
  readonly of: string;
  /** Is the verb that of several? */
  readonly several: boolean;
  /** The reader is spoken to: 'you'. */
  readonly reader?: boolean;
  /** As whom the reader does something, where `mid` is a name all the same; '' where the verb says it. */
  readonly you?: string;
};

/** A verb by number; where the reader is spoken to, languages may need a form of its own. */
export type Verb = { readonly one: string; readonly several: string; readonly you?: string };

/** The form of a verb that goes with its subject. */
export function verb(who: Who, { one, several, you = several }: Verb): string {
  if (who.reader === true) return you;
  return who.several ? several : one;
}

/** Subject and verb: 'Die Eulen kaufen', 'The baker buys', 'You buy'. Begins a sentence. */
export function does(who: Who, one: string, several: string, you = several): string {
  const subject = who.you ?? who.mid;
  const said = `${subject} ${verb(who, { one, several, you })}`.trimStart();
  return said.charAt(0).toUpperCase() + said.slice(1);
}
