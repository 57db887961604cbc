import { isRecord, type Json } from '@hustings/kernel';
import type { Entry } from '../engine/tables.js';

/**
 * Half-made choices, so that none is lost when a page is loaded again: one to a table and a seat, for
 * the question that is open there. They stay in this tab and end with it.
 */
const keyOf = (table: string, seat: number): string => `hustings-draft ${table} ${seat}`;

/** What was begun for this question, if it is the one that something was begun for. */
export function readDraft(table: string, seat: number, question: string): Json | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(table, seat)) ?? 'null');
    return isRecord(kept) && kept['question'] === question ? (kept['draft'] as Json) : undefined;
  } catch {
    return undefined; // unreadable or forbidden: one begins anew
  }
}

export function writeDraft(table: string, seat: number, question: string, draft: Json): void {
  try {
    sessionStorage.setItem(keyOf(table, seat), JSON.stringify({ question, draft }));
  } catch {
    // a browser that keeps nothing: it holds until the page is closed
  }
}

/** It was decided. What was begun for a later question stays. */
export function dropDraft(table: string, seat: number, question: string): void {
  if (readDraft(table, seat, question) !== undefined) sessionStorage.removeItem(keyOf(table, seat));
}

/**
 * Which question is open: its kind, and the number of the entry that opened it. Sealed answers of
 * others leave it the same one; they tell nothing but that somebody has decided.
 */
export function questionOf(kind: string, entries: readonly Entry[]): string {
  const opened = entries.findLastIndex(
    (entry) =>
      entry.kind !== kind || entry.events.length !== 1 || entry.events[0].type !== 'decided',
  );
  return `${kind} ${opened}`;
}
