import { games, type Offer } from '@hustings/games';

/** A table on offer, of which game, and where it is. */
export type Offered = Offer & { readonly game: string; readonly address: string };

/** All that one click sets up, by address: `/new/ADDRESS`. */
export const offers: readonly Offered[] = games.flatMap(({ id: game, offers: own = {} }) =>
  Object.entries(own).map(([address, offer]) => ({ ...offer, game, address })),
);

export const offerAt = (address: string | undefined): Offered | undefined =>
  offers.find((offer) => offer.address === address);

/** The first game that has a lesson, that can be watched, that leads the front page. */
export const learned = games.find(({ lesson }) => lesson !== undefined);
export const watched = games.find(({ watch }) => watch !== undefined);
export const leading = games.find(({ poster }) => poster !== undefined);
