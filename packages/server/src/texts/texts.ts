/** A mail: what it is about, and its paragraphs. */
export type Letter = { readonly subject: string; readonly lines: readonly string[] };

/** What the server sends to people who are not looking. A language that lacks one does not compile. */
export type NoticeTexts = {
  readonly letters: LetterTexts;
  /** What someone is called who has said no name, by a mark; and who is gone. */
  readonly guest: (mark: string) => string;
  readonly gone: string;
  /** The page of a server without a client: that it runs, and where it is described. */
  readonly clientless: { readonly title: string; readonly say: string; readonly link: string };
  /** The head of a notice about one table, and about several. */
  readonly head: (one: Waits) => string;
  readonly heads: (tables: number) => string;
  /** A table that waits: which game, where it stands, what is to be decided and until when. */
  readonly waits: (one: Waits) => string;
  /** A line of a notice: the table, and where it is to be found. */
  readonly at: (table: string, address: string) => string;
  /** Why this mail comes, and the link by which no more do. */
  readonly stopMail: (link: string) => string;
  /** On a button of a notice: no more of these. */
  readonly stopPush: string;
};

/** A table that waits for someone, in words; what is not known is empty. */
export type Waits = {
  /** It is their turn, or they are asked for another game. */
  readonly for: 'turn' | 'rematch';
  /** What the table is called; empty if it has no name of its own. */
  readonly title: string;
  readonly game: string;
  readonly phase: string;
  readonly question: string;
  /** When their time is up, and by the clocks of which zone they read it. */
  readonly until?: { readonly at: number; readonly zone: string };
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

/** A table by its own name and its game's: the same in every language. */
export const nameOf = ({ title, game }: Waits): string =>
  title === '' ? game : `${title}, ${game}`;
