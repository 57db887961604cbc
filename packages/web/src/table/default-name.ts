import type { Chair } from '../engine/tables.js';

/** What somebody without a name of their own is called, in each language. */
export const unnamed: ReadonlySet<string> = new Set(['You', 'Du', 'Toi', 'Tu', 'Ty']);

const isUnnamed = ({ by, name }: Chair): boolean => by === 'person' && unnamed.has(name);

/** The same table; whoever gave no name is called as the language does that is read now. */
export function addressed<T extends { readonly chairs: readonly Chair[] }>(
  told: T,
  you: string,
): T {
  if (!told.chairs.some(isUnnamed)) return told;
  const chairs = told.chairs.map((chair) => (isUnnamed(chair) ? { ...chair, name: you } : chair));
  return { ...told, chairs };
}
