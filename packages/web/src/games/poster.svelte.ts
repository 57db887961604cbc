import type { Poster } from '@hustings/parts/table';
import { leading } from './offers.js';

let found = $state.raw<Poster | undefined>();

/** The picture of the front page, as soon as it is there. */
export const poster = (): Poster | undefined => found;

export async function needPoster(): Promise<void> {
  found ??= await leading?.poster?.();
}
