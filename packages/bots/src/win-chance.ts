/** So many points of difference make a win e times as likely as before. */
const SCALE = 12;

/** Each seat's chance to win by the points that are expected; together 1. */
export function winChances(points: readonly number[]): number[] {
  const best = Math.max(...points);
  const odds = points.map((one) => Math.exp((one - best) / SCALE));
  const sum = odds.reduce((all, one) => all + one, 0);
  return odds.map((one) => one / sum);
}
