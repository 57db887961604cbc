import type { Samples, Shelf } from '@hustings/texts';

export const root: string;
export function samplesFor(name: string): Samples | undefined;
export function shelves(
  load: (path: string) => Promise<object>,
): Promise<ReadonlyMap<string, Shelf<unknown>>>;
export function keysFor(
  name: string,
  load: (path: string) => Promise<object>,
): Promise<readonly string[]>;
