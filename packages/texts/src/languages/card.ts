/** What is known of a language itself, whatever is written in it. */
export type Card = {
  /** As those who speak it call it. */
  readonly name: string;
  /** What stands before and after what someone says. */
  readonly quotes: readonly [string, string];
  /** No line ends with a word of one letter. */
  readonly bindsLetters?: true;
};
