import { NONE } from '@hustings/kernel';
import { BOARDS } from '../../rules/world/index.js';

/** What of a world a sum over its states looks at. */
export type World = {
  readonly parties: readonly number[];
  readonly boards: readonly { readonly state: number }[];
};

/** Adds what each seat is expected to gain from one state. */
export type AddBoard<S, M, P> = (s: S, m: M, p: P, election: number, out: number[]) => void;

/** What an edition says of the states that are still to elect. */
export type States<S, M, P> = {
  readonly stateCount: (s: S) => number;
  readonly electionAt: (s: S, n: number) => number;
  readonly addBoard: AddBoard<S, M, P>;
  readonly data: { readonly states: readonly { readonly code: string }[] };
};

/** Adds what each seat is expected to gain from all states still to elect. */
export function addStates<S extends World, M, P>(
  { stateCount, electionAt, addBoard }: States<S, M, P>,
  s: S,
  m: M,
  p: P,
  out: number[],
): void {
  const states = stateCount(s);
  for (let n = 0; n < states; n++) addBoard(s, m, p, electionAt(s, n), out);
}

/** What one seat is expected to gain from them, each state by its code. */
export function accountOfStates<S extends World, M, P>(
  { stateCount, electionAt, addBoard, data }: States<S, M, P>,
  s: S,
  m: M,
  p: P,
  seat: number,
): Record<string, number> {
  const parts: Record<string, number> = {};
  for (let n = 0; n < stateCount(s); n++) {
    const election = electionAt(s, n);
    const gains = s.parties.map(() => 0);
    addBoard(s, m, p, election, gains);
    const { state } = s.boards[election % BOARDS];
    if (state !== NONE) parts[`state ${data.states[state].code}`] = gains[seat];
  }
  return parts;
}

/** The points of the elections (as bits) in which a seat is present in the media. */
export function presencePoints<S>(
  s: S,
  presence: number,
  elections: number,
  pointsOf: (s: S, election: number) => number,
): number {
  let sum = 0;
  for (let election = 0; election < elections; election++) {
    if ((presence >> election) & 1) sum += pointsOf(s, election);
  }
  return sum;
}
