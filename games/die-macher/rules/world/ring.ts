/**
 * The four state boards form a ring, and elections go round it: the boards are numbered so that
 * board 0 holds the first election, and election e is held on board e mod 4.
 */
export const BOARDS = 4;

export const boardOf = (election: number): number => election % BOARDS;

export type Boards<B> = { readonly boards: readonly B[] };

/** The board on which an election is held. */
export const boardFor = <B>(s: Boards<B>, election: number): B => s.boards[boardOf(election)];

/** The board whose turn it is in a phase that goes state by state. */
export const boardNow = <B>(s: Boards<B> & { readonly now: { readonly election: number } }): B =>
  s.boards[boardOf(s.now.election)];
