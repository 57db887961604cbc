export type SectionTable = {
  readonly heads: readonly string[];
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[];
  /** The row that is the viewer's own. */
  readonly own?: number;
  /** The column that says what would come out now: whoever wants to be surprised is not told it. */
  readonly forecast?: number;
};

/** The same table without what would come out now. */
export function withoutForecast({ forecast, ...table }: SectionTable): SectionTable {
  if (forecast === undefined) return table;
  const rest = (row: readonly string[]): string[] => row.filter((_, at) => at !== forecast);
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

/** Does any table of a part of the position say what would come out now? */
export const isForecasting = ({ table, parts = [] }: Section): boolean =>
  table?.forecast !== undefined || parts.some(isForecasting);

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
