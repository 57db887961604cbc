/** A mail: what it is about, and its paragraphs. */
export type Letter = { readonly subject: string; readonly lines: readonly string[] };

/** What the server sends to people who are not looking. A language that lacks one does not compile. */
export type NoticeTexts = {
  readonly letters: LetterTexts;
  /** The head of a notice: at so many tables it is someone's turn. */
  readonly turn: (tables: number) => string;
  /** A table, and where its game stands if that is known. */
  readonly table: (title: string, phase: string) => string;
  /** A line of a notice: the table, and where it is to be found. */
  readonly at: (table: string, address: string) => string;
};

export type LetterTexts = {
  /** With a link that proves the address. */
  readonly link: (link: string) => Letter;
  /** The same to an address that has an account already: whoever asked does not learn that. */
  readonly known: (link: string) => Letter;
  /** With a link by which an account takes this address. */
  readonly move: (link: string) => Letter;
  /** An account wants an address that belongs to another. */
  readonly elsewhere: Letter;
  /** The password was changed. */
  readonly password: Letter;
  /** To the address that an account had until now. */
  readonly moved: Letter;
};
