import { isRecord, type Json } from '@hustings/kernel';
import { untrack } from 'svelte';
import type { Table } from '../table/index.js';

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * What was begun in a panel before the page was loaded again, by name. It comes from the browser's
 * memory, and another view of the same decision may have written it: what is of another kind is nothing.
 *
 *   const begun = begunAt(session);
 *   let sum = $state(begun.number('sum') ?? 0);
 *   keeps(session, () => ({ sum }));
 */
export function begunAt(table: Table) {
  const { draft } = table;
  const kept = isRecord(draft) ? draft : {};
  const only = <T>(name: string, fits: (value: unknown) => value is T): Record<string, T> => {
    const found = kept[name];
    const entries = isRecord(found) ? Object.entries(found) : [];
    return Object.fromEntries(entries.flatMap(([of, value]) => (fits(value) ? [[of, value]] : [])));
  };
  return {
    number: (name: string): number | undefined => {
      const value = kept[name];
      return isNumber(value) ? value : undefined;
    },
    text: (name: string): string | undefined => {
      const value = kept[name];
      return isText(value) ? value : undefined;
    },
    /** A list with holes, where nothing was chosen yet. */
    numbers: (name: string): (number | undefined)[] => {
      const value = kept[name];
      return Array.isArray(value) ? value.map((one) => (isNumber(one) ? one : undefined)) : [];
    },
    texts: (name: string): string[] => {
      const value = kept[name];
      return Array.isArray(value) ? value.filter(isText) : [];
    },
    numbersBy: (name: string): Record<string, number> => only(name, isNumber),
    textsBy: (name: string): Record<string, string> => only(name, isText),
  };
}

type Begun = Json | undefined | readonly (Json | undefined)[];

/** Keeps what is being chosen in a panel, with every change. To be called while the panel is made. */
export function keeps(table: Table, made: () => Readonly<Record<string, Begun>>): void {
  let opened = false;
  $effect(() => {
    const plain = JSON.parse(JSON.stringify(made())) as Json; // without what is not chosen
    // As it opens nothing has been chosen that is not kept already.
    if (opened) untrack(() => (table.draft = plain));
    opened = true;
  });
}
