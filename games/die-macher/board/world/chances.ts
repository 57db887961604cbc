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
  return found.sort((a, b) => a.move - b.move);
}

/** Chances in whole percents, as shares: what rounding leaves over goes where it rounds least. */
export function wholes(shares: readonly number[]): number[] {
  const percents = shares.map((share) => Math.floor(share * 100));
  const left = Math.round(shares.reduce((sum, one) => sum + one, 0) * 100);
  const short = left - percents.reduce((sum, one) => sum + one, 0);
  const nearest = shares
    .map((share, seat) => ({ seat, by: share * 100 - percents[seat] }))
    .sort((a, b) => b.by - a.by)
    .slice(0, short);
  for (const { seat } of nearest) percents[seat]++;
  return percents.map((percent) => percent / 100);
}
