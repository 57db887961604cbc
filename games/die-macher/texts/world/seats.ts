/** What events of either edition have that are about several seats, or call one something else. */
type About = {
  readonly seats?: readonly number[];
  readonly bids?: readonly { readonly seat: number }[];
  readonly auctioneer?: number;
  readonly outcome?: { readonly winners: readonly number[] };
};

/** Whom an event without a seat of its own is about: who is tied, who bid, who won, who speaks last. */
export function seatsIn(event: object): readonly number[] {
  const { seats, bids, auctioneer, outcome }: About = event; // most have none of them
  if (bids !== undefined) return bids.map(({ seat }) => seat);
  return seats ?? outcome?.winners ?? (auctioneer === undefined ? [] : [auctioneer]);
}
