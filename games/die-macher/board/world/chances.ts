import { apart, wholes } from '@hustings/parts/shares';

/** A move after which somebody's chance to win was another one. */
export type Turn = { readonly move: number; readonly seat: number; readonly by: number };

const MOST = 3;
/** Two turning points are not neighbours: one move of a row stands for it. */
const APART = 8;

/** The moves that changed most for somebody, in the order of the game. */
export function turningPoints(chances: readonly (readonly number[])[]): Turn[] {
  const turns = chances.slice(1).map((shares, i): Turn => {
    const changes = shares.map((share, seat) => share - chances[i][seat]);
    const by = changes.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);
    return { move: i + 1, seat: changes.indexOf(by), by };
  });
  const found: Turn[] = [];
  for (const turn of turns.sort((a, b) => Math.abs(b.by) - Math.abs(a.by))) {
    if (found.length === MOST) break;
    if (found.every(({ move }) => Math.abs(move - turn.move) >= APART)) found.push(turn);
  }
  // Said as the difference of the figures that are shown.
  return found
    .sort((a, b) => a.move - b.move)
    .map(({ move, seat }) => {
      const [before, after] = [move - 1, move].map((one) => wholes(chances[one])[seat]);
      return { move, seat, by: apart(before, after) };
    });
}
