/** A line of the log. */
export type LogLine = {
  /** The same for this line whenever the log is told. */
  readonly id: string;
  /** The move it tells of. */
  readonly number: number;
  /** What it stands under, where the log has headings: a round, a phase. */
  readonly heading?: string | undefined;
  /** The id of the rule by which it happened. */
  readonly rule?: string;
};
