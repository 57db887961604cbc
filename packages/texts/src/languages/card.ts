/** What is known of a language itself, whatever is written in it. */
export type Card = {
  /** As those who speak it call it. */
  readonly name: string;
  /** What stands before and after what someone says. */
  readonly quotes: readonly [string, string];
  /** The forms it has for what is counted in these games, up to some thousands. */
  readonly counts: readonly Intl.LDMLPluralRule[];
  /** No line ends with a word of one letter. */
  readonly bindsLetters?: true;
};
