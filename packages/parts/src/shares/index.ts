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

/** From one to the other as both are shown: 46 and 62 lie 16 apart, however they were rounded. */
export const apart = (before: number, after: number): number =>
  (Math.round(after * 100) - Math.round(before * 100)) / 100;
