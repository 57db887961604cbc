export type SectionTable = {
  readonly heads: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
  /** The row that is the viewer's own. */
  readonly own?: number;
};

/** The same table without one of its columns. */
export function withoutColumn(table: SectionTable, column: number): SectionTable {
  const rest = (row: readonly string[]): string[] => row.filter((_, at) => at !== column);
  return { ...table, heads: rest(table.heads), rows: table.rows.map(rest) };
}

/** A part of the position under a heading: sentences, a table, smaller parts. */
export type Section = {
  readonly title: string;
  readonly lines?: readonly string[];
  readonly list?: readonly string[];
  readonly table?: SectionTable;
  readonly parts?: readonly Section[];
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
