import type { Program } from '../../../rules/world/index.js';
import { fit } from '../fits.js';
import { m } from '../words.svelte.js';

/** What is to be said of cards in hand, by their places: what they can't do in a program. */
export function tagsOf(
  cards: readonly number[],
  program: Readonly<Program>,
): Readonly<Record<number, string>> {
  const { same, only } = m().exchange;
  return Object.fromEntries(
    cards.flatMap((card, place) => {
      const fits = fit(program, card);
      return fits === 0 ? [] : [[place, fits > 0 ? same : only(card ^ 1)]];
    }),
  );
}
