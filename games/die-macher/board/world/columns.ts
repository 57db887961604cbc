/** A bar up to here leaves the line at 50 and its name free. */
const CLEAR = 36;

/**
 * The column over which that line is named: the last that does not reach it, else the lowest. A long
 * name ends there and is over others before it: if there is nowhere room for it there is no such column.
 */
export function clearColumn(votes: readonly number[], columns = 1): number | undefined {
  const isFree = (count: number): boolean => count <= CLEAR;
  const free = votes.findLastIndex(
    (_, i) => i + 1 >= columns && votes.slice(i + 1 - columns, i + 1).every(isFree),
  );
  if (free >= 0) return free;
  return columns > 1 ? undefined : votes.indexOf(Math.min(...votes));
}

let pen: CanvasRenderingContext2D | null | undefined;

/** How wide words are in the type of the page. Where nothing is drawn, as wide as letters usually are. */
export function widthOf(words: string, size: number, weight = 400): number {
  if (typeof document === 'undefined') return words.length * size * 0.55;
  pen ??= document.createElement('canvas').getContext('2d');
  if (pen === null) return words.length * size * 0.55;
  pen.font = `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`;
  return pen.measureText(words).width;
}
