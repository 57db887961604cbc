/** What each place of an answer has been given so far, in the rules' words. */
export type Given = Readonly<Record<string, string>>;

/** An answer, or a part of one, as people call it. */
export type Label = {
  readonly text: string;
  /** What it costs, what it does. */
  readonly note?: string;
  /** The heading it stands under, where there are many. */
  readonly group?: string;
  /** Whoever answers so is done for now: it is offered apart, and never by default. */
  readonly ends?: true;
};

export type SectionTable = {
  readonly heads: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
  /** The row that is the viewer's own. */
  readonly own?: number;
};

/** A part of the position under a heading: sentences, a table, smaller parts. */
export type Section = {
  readonly title: string;
  readonly lines?: readonly string[];
  readonly list?: readonly string[];
  readonly table?: SectionTable;
  readonly parts?: readonly Section[];
};

/** The people at the table by seat; seats without a name are called by their number. */
export type Names = readonly string[];

/**
 * How a game speaks to people, in English, from what a viewer sees: no word that the rules use
 * among themselves. Whatever draws no board of its own is made of this.
 */
export type Wording<V> = {
  /** What is asked, with the names and figures it is about. */
  question(view: V, kind: string): string;
  /** An option, a place or `PASS_WORD`; a place may be called by what has been `given` elsewhere. */
  label(view: V, kind: string, word: string, given?: Given): Label;
  /** So many of what the decision counts, and what comes of it. */
  amount(view: V, kind: string, n: number): Label;
  /** What a number to be typed counts: "thousand €". */
  unit(kind: string): string;
  /** A sum of what things cost. */
  price(sum: number): string;
  /** An answer in which nothing is named. */
  nothing(view: V, kind: string): string;
  /** Places whose answer follows from what has been given; nobody need be asked for them. */
  follows?(kind: string, given: Given): Given;
  sections(view: V, names: Names): readonly Section[];
  /** Where points come from. */
  source(name: string): string;
};

/** Sections as plain text: headings underlined or indented, tables in columns. */
export function sectionsText(sections: readonly Section[]): string {
  return sections.map((section) => sectionLines(section, '').join('\n')).join('\n\n');
}

function sectionLines(section: Section, indent: string): string[] {
  const { title, lines = [], list = [], table, parts = [] } = section;
  const inner = `${indent}  `;
  return [
    `${indent}${title}`,
    ...lines.map((line) => inner + line),
    ...list.map((item) => `${inner}- ${item}`),
    ...(table === undefined ? [] : tableLines(table).map((line) => inner + line)),
    ...parts.flatMap((part) => sectionLines(part, inner)),
  ];
}

function tableLines({ heads, rows }: SectionTable): string[] {
  const all = [heads, ...rows];
  const widths = heads.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  return all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd(),
  );
}
