/** Inside, a move is an integer or a flat array of integers; words are for files and protocols. */
export type Move = number | number[];

/** 'I pass', and 'nothing here' inside an assignment: never a legal option or amount. */
export const PASS = -1;
export const NONE = -1;

export function copyMove(move: Move): Move {
  return typeof move === 'number' ? move : move.slice();
}
