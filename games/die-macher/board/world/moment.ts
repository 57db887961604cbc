/** The round and the phase of a move. */
export type Moment = { readonly round: number; readonly phase: number };
