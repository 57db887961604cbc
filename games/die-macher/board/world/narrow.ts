import { together, type Formats, type Shelf, type Written } from '@hustings/texts';

/** The same texts for narrow columns: what they count is never torn from its figure. */
export const narrow = <T>(shelf: Shelf<T>): Shelf<T> =>
  Object.fromEntries(
    Object.entries(shelf).map(([language, fetch]) => [
      language,
      async () => {
        // Whoever fetches it hands it the formats of its own language.
        const written = (await fetch()) as Written<T>;
        return (f: Formats) => written(together(f));
      },
    ]),
  ) as Shelf<T>; // English is among them, as it was before
