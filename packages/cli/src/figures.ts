import { formats, type Tongue } from '@hustings/texts';

/** Figures of reports, as a language writes them. */
export type Figures = {
  /** 1234567.8 as 1,234,568. */
  readonly whole: (n: number) => string;
  /** A number with a few decimals, none of them in vain. */
  readonly short: (n: number, decimals?: number) => string;
  readonly percent: (share: number) => string;
};

export function figuresIn(tongue: Tongue): Figures {
  const { locale } = formats(tongue);
  const whole = new Intl.NumberFormat(locale, { useGrouping: 'always', maximumFractionDigits: 0 });
  const made = new Map<number, Intl.NumberFormat>();
  const withDecimals = (decimals: number): Intl.NumberFormat => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    const found =
      made.get(decimals) ?? new Intl.NumberFormat(locale, { ...digits, useGrouping: false });
    made.set(decimals, found);
    return found;
  };
  const short = (n: number, decimals = 1): string => withDecimals(decimals).format(n);
  return {
    whole: (n) => whole.format(Math.round(n)),
    short,
    percent: (share) => `${short(100 * share)} %`,
  };
}
