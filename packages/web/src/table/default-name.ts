import type { Chair } from '../engine/tables.js';

/** What somebody without a name of their own is called, in each language. */
export const unnamed: ReadonlySet<string> = new Set(['You', 'Du', 'Toi', 'Tu', 'Ty']);

const isUnnamed = ({ by, name }: Chair): boolean => by === 'person' && unnamed.has(name);

/** The same table; whoever gave no name is called as the language does that is read, whenever it is read. */
export function addressed<T extends { readonly chairs: readonly Chair[] }>(
  told: T,
  you: () => string,
): T {
  if (!told.chairs.some(isUnnamed)) return told;
  const chairs = told.chairs.map((chair) => {
    if (!isUnnamed(chair)) return chair;
    return {
      ...chair,
      get name() {
        return you();
      },
    };
  });
  return { ...told, chairs };
}
