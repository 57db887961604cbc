const keyOf = (table: string): string => `hustings-seen-${table}`;

/** How far someone had seen the game of a table in this browser. */
export function readSeen(table: string): number | undefined {
  try {
    const kept = localStorage.getItem(keyOf(table));
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

export function writeSeen(table: string, number: number): void {
  try {
    localStorage.setItem(keyOf(table), String(number));
  } catch {
    // then everything is told again next time
  }
}
