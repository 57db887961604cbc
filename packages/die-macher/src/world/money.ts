type Purses = {
  readonly options: { readonly money: 'hidden' | 'open' };
  readonly money: readonly number[];
};

/** Does everyone see that this seat has less than that? Only then may a question be skipped. */
export const plainlyLacks = (s: Purses, seat: number, sum: number): boolean =>
  s.options.money === 'open' && s.money[seat] < sum;
