const DAY = 86_400_000;

/** From a day to another, both of them in it. */
export type Range = { readonly from: string; readonly to: string };

const dayAt = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** More days than any year allows are not listed: whoever mistypes a year is told so at once. */
const MOST = 200;

/** Every day of a range, such as 2026-12-24; none if it ends before it begins, or is no range. */
export function daysIn({ from, to }: Range): readonly string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const length = Math.round((last - first) / DAY) + 1;
  if (!(length > 0 && length <= MOST)) return [];
  return Array.from({ length }, (_, i) => dayAt(first + i * DAY));
}

/** How many days a month has; of none the most there are. */
export const monthLength = (year: number, month: number): number =>
  month === 0 ? 31 : new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Days as ranges without a gap, in order. */
export function rangesOf(days: readonly string[]): readonly Range[] {
  const ranges: Range[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = ranges.at(-1);
    if (last !== undefined && Date.parse(day) - Date.parse(last.to) === DAY)
      ranges[ranges.length - 1] = { ...last, to: day };
    else ranges.push({ from: day, to: day });
  }
  return ranges;
}

/** How many of these days are in each year, this one among them. */
export function byYear(
  days: readonly string[],
  now: number,
): readonly (readonly [year: string, count: number])[] {
  const all = [...new Set(days)];
  const years = new Set([dayAt(now).slice(0, 4), ...all.map((day) => day.slice(0, 4))]);
  return [...years]
    .sort()
    .map((year) => [year, all.filter((day) => day.startsWith(year)).length] as const);
}
