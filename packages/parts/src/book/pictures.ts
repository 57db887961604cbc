/** A picture of a piece of a board: of which game, and its name there. */
export type Picture = { readonly game: string; readonly name: string };

/** A stretch of a book, and the pictures that stand behind it. */
export type Stretch = { readonly html: string; readonly pictures: readonly Picture[] };

function picture(address: string): Picture {
  const [game, name = ''] = address.split('/');
  return { game, name };
}

/** A book as `markup` has made it, cut where pictures of pieces stand (`<!-- pictures: GAME/NAME … -->`). */
export function stretchesOf(html: string): readonly Stretch[] {
  const parts = html.split(/<figure data-pictures="([^"]*)"><\/figure>/);
  return parts.flatMap((text, i): Stretch[] =>
    i % 2 === 1
      ? []
      : [{ html: text, pictures: parts[i + 1]?.split(' ').map((one) => picture(one)) ?? [] }],
  );
}
