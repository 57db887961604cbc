export type Purses = {
  readonly options: { readonly money: 'hidden' | 'open' };
  money: number[];
};

/**
 * Does everyone see that this seat has less than that? Only then may a question be skipped: where
 * purses are hidden, who lacks the money is asked like everyone else and passes.
 */
export const plainlyLacks = (s: Readonly<Purses>, seat: number, sum: number): boolean =>
  s.options.money === 'open' && s.money[seat] < sum;
