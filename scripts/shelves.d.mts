import type { Samples, Shelf } from '@hustings/texts';

export const root: string;
export const samples: Readonly<Record<string, Samples>>;
export function shelves(
  load: (path: string) => Promise<object>,
): Promise<ReadonlyMap<string, Shelf<unknown>>>;
export function keysFor(name: string): readonly string[];
