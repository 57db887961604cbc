/** The rule books, by the names of their pages: `/rules/copycat`. */
export const bookNames = ['die-macher-2019', 'die-macher-2006', 'copycat', 'editions'] as const;

export type Book = (typeof bookNames)[number];

export const isBook = (name: string | undefined): name is Book =>
  bookNames.some((known) => known === name);
