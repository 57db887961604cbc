/** What is told about a piece that one points at. */
export type Said = {
  readonly title: string;
  readonly text: string;
  /** What pressing it does now. */
  readonly does?: string | undefined;
  /** Why it does nothing now. */
  readonly why?: string | undefined;
  readonly rule?: { readonly label: string; readonly onopen: () => void } | undefined;
};
