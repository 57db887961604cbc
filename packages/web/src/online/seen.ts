/** What someone has seen of a table in this browser: so many moves, and what was said until then. */
type Kind = 'seen' | 'read';
const keyOf = (table: string, kind: Kind): string => `hustings-${kind}-${table}`;

/** How far someone had seen it. */
export function readSeen(table: string, kind: Kind = 'seen'): number | undefined {
  try {
    const kept = localStorage.getItem(keyOf(table, kind));
    return kept === null ? undefined : Number(kept);
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

export function writeSeen(table: string, number: number, kind: Kind = 'seen'): void {
  try {
    localStorage.setItem(keyOf(table, kind), String(number));
  } catch {
    // then everything is told again next time
  }
}
