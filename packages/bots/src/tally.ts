import type { GameEvent, Position, Result } from '@hustings/kernel';

/** How often things happened over many games, in named tables. */
export class Tally {
  readonly #tables = new Map<string, Map<string, number>>();

  add(table: string, row: string, by = 1): void {
    const rows = this.#tables.get(table) ?? new Map<string, number>();
    rows.set(row, (rows.get(row) ?? 0) + by);
    this.#tables.set(table, rows);
  }

  /** The tables in the order in which they began, each with its rows, most first. */
  tables(): Record<string, Record<string, number>> {
    return Object.fromEntries(
      [...this.#tables].map(([table, rows]) => [
        table,
        Object.fromEntries([...rows].sort(([, a], [, b]) => b - a)),
      ]),
    );
  }
}

/** What is worth counting in a game besides scores and lengths. */
export type Counting = {
  /** Rows that should be shown even when they stay at nothing. */
  readonly begin: (tally: Tally, seats: number) => void;
  /** Where a seat stands before the first move, as a word: what it may win or lose by. */
  readonly standing: (state: Position, seat: number) => string;
  readonly event: (tally: Tally, event: GameEvent, state: Position) => void;
  readonly end: (tally: Tally, state: Position, result: Result) => void;
};
