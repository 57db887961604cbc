import type { Formats } from '@hustings/texts';

/** What was held and the trend as one factor, which is at least 1: 2 − 3 → 1. */
export const factor = (f: Formats, held: string, rallies: number, trend: number): string =>
  `${held} ${trend < 0 ? '−' : '+'} ${f.number(Math.abs(trend))}${rallies + trend < 1 ? ' → 1' : ''}`;
