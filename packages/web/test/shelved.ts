import { games, type Book } from '@hustings/games';

/** A book of rules, of which game, and where it is; the game's own goes by its id. */
type Shelved = { readonly game: string; readonly address: string; readonly book: Book };

/** Every book of every game. */
export const shelved: readonly Shelved[] = await Promise.all(
  games.flatMap(({ id, books = {} }) =>
    Object.entries(books).map(async ([address, book]) => ({
      game: id,
      address,
      book: await book(),
    })),
  ),
);

/** The book of a game's own rules. */
export const bookOf = (game: string): Book | undefined =>
  shelved.find(({ address }) => address === game)?.book;
