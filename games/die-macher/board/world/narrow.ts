import type { Formats, Shelf } from '@hustings/texts';

const TORN = /(\d) (?=\p{L})/gu;

/** The same texts for narrow columns: what they count is never torn from its figure. */
export const narrow = <T>(shelf: Shelf<T>): Shelf<T> =>
  Object.fromEntries(
    Object.entries(shelf).map(([language, fetch]) => [
      language,
      async () => {
        const written = await fetch();
        return (f: Formats) =>
          written({
            ...f,
            plural: (n, forms) => f.plural(n, forms).replace(TORN, '$1\u00a0'),
          });
      },
    ]),
  ) as Shelf<T>; // English is among them, as it was before
