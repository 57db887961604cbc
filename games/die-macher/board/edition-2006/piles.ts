import type { ElectionPreview } from '../../rules/edition-2006/index.js';

/** Where a marker would lie among equal ones, from the top, and how many they are. */
export function pilesOf({
  outcome,
  standing,
}: Pick<ElectionPreview, 'outcome' | 'standing'>): ([number, number] | undefined)[] {
  return outcome.votes.map((votes, seat) => {
    const pile = standing.filter((other) => outcome.votes[other] === votes).reverse();
    return votes > 0 && pile.length > 1 ? [pile.indexOf(seat) + 1, pile.length] : undefined;
  });
}
