import { games, type Manifest, type Offer } from '@hustings/games';

/** A table on offer, of which game, and where it is. */
export type Offered = Offer & { readonly game: string; readonly address: string };

/** All that one click sets up, by address: `/new/ADDRESS`. */
export const offers: readonly Offered[] = games.flatMap(({ id: game, offers: own = {} }) =>
  Object.entries(own).map(([address, offer]) => ({ ...offer, game, address })),
);

export const offerAt = (address: string | undefined): Offered | undefined =>
  offers.find((offer) => offer.address === address);

/** The first game that has a lesson, and the first that can be watched. */
export const learned = games.find(({ lesson }) => lesson !== undefined);
/** The game whose lesson is at this address: `/learn/NAME`. */
export const taughtAt = (address: string): Manifest | undefined =>
  games.find(({ id, lesson }) => lesson !== undefined && address === `learn/${id}`);
export const watched = games.find(({ watch }) => watch !== undefined);

/** The games that can be begun at once, each with its tables. */
export const byGame: readonly { readonly game: string; readonly tables: readonly Offered[] }[] =
  games.flatMap(({ id: game }) => {
    const tables = offers.filter((offer) => offer.game === game);
    return tables.length === 0 ? [] : [{ game, tables }];
  });
/** The games that have a lesson. */
export const lessons: readonly string[] = games.flatMap(({ id, lesson }) =>
  lesson === undefined ? [] : [id],
);
