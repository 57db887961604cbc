import { front, make, table } from './areas.js';
import type { FrontTexts, ShellTexts, TableTexts } from './texts.js';

const ofTables: ReadonlySet<PropertyKey> = new Set<keyof TableTexts>(['table', 'rulesPage']);

/** All of them together: each is looked up in its area when it is read. */
const words = new Proxy({} as ShellTexts, {
  get: (_none, key) => {
    if (key === 'make') return make.texts;
    if (ofTables.has(key)) return table.texts[key as keyof TableTexts];
    return front.texts[key as keyof FrontTexts];
  },
});

/** The words around the games. */
export const t = (): ShellTexts => words;
