/** Rows in columns, each as wide as its widest cell. */
export function columns(
  rows: readonly (readonly string[])[],
  align: readonly ('left' | 'right')[] = [],
): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  }
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => (align[i] === 'right' ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd();
  return rows.map(line).join('\n');
}

/** 1234567.8 as 1,234,568. */
export function whole(n: number): string {
  return Math.round(n)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');
}

/** A number with a few decimals, none of them in vain. */
export function short(n: number, decimals = 1): string {
  return n.toFixed(decimals);
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** `1 move`, `2 moves`. */
export function count(n: number, noun: string): string {
  return `${whole(n)} ${noun}${n === 1 ? '' : 's'}`;
}
