/**
 * The four state boards form a ring, and elections go round it: the boards are numbered so that
 * board 0 holds the first election, and election e is held on board e mod 4.
 */
export const BOARDS = 4;

export const boardOf = (election: number): number => election % BOARDS;
