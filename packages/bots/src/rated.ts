import type { Move } from '@hustings/kernel';

/** A move worth a look, and how many points of lead it promises. Only differences count. */
export type Rated = { readonly move: Move; readonly worth: number };
