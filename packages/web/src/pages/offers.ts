/** A table that one click sets up: one person and so many bots. */
export type Offer = {
  readonly game: string;
  readonly bots: number;
  readonly options: Readonly<Record<string, string>>;
};

/** By their addresses: `/new/copycat` sets up the table and goes there. */
export const offers = {
  'four-elections': { game: 'die-macher-2019', bots: 3, options: { elections: '4' } },
  'seven-elections': { game: 'die-macher-2019', bots: 4, options: { elections: '7' } },
  'edition-2006': { game: 'die-macher-2006', bots: 3, options: {} },
  copycat: { game: 'copycat', bots: 2, options: {} },
} as const satisfies Record<string, Offer>;

export type OfferName = keyof typeof offers;

export const isOffer = (name: string | undefined): name is OfferName =>
  name !== undefined && Object.hasOwn(offers, name);
