import type { Rated } from '@hustings/bots';

/** How many composite moves are handed on, best first. */
const MOST_KEPT = 10;

/** Notes a composite move if it is one of the best so far; the first of equals stays ahead. */
export function keepBest(found: Rated[], move: readonly number[], worth: number): void {
  if (found.length === MOST_KEPT && worth <= found[MOST_KEPT - 1].worth) return;
  let at = found.length;
  while (at > 0 && found[at - 1].worth < worth) at--;
  found.splice(at, 0, { move: move.slice(), worth });
  if (found.length > MOST_KEPT) found.pop();
}
