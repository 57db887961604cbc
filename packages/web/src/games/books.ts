import { games, manifestOf } from '@hustings/games';
import { tongue } from '@hustings/parts/texts';
import { fetchIn } from '@hustings/texts';
import { frontOf } from './fronts.svelte.js';

/** A book of rules: where it is, and of which game. */
export type ShelvedBook = { readonly address: string; readonly game: string };

/** Every book there is, those about a game besides its own behind all others. */
export const shelf: readonly ShelvedBook[] = games
  .flatMap(({ id, books = {} }) => Object.keys(books).map((address) => ({ address, game: id })))
  .sort((a, b) => Number(a.address !== a.game) - Number(b.address !== b.game));

export const bookNamed = (address: string | undefined): ShelvedBook | undefined =>
  shelf.find((book) => book.address === address);

export function bookTitle({ address, game }: ShelvedBook): string {
  const { title, books = {} } = frontOf(game);
  return books[address] ?? title;
}

/** A book as Markdown; nothing where there is none of this name. */
export async function readBook(address: string): Promise<string | undefined> {
  const game = bookNamed(address)?.game;
  const book = game === undefined ? undefined : manifestOf(game)?.books?.[address];
  return book === undefined ? undefined : fetchIn(await book(), tongue());
}
