import type { GameEvent } from '@hustings/kernel';
import { data, type Event, type View } from '../../rules/edition-2019/index.js';

/**
 * 8.6: the published polls that lie on the discards, oldest first. No view keeps them, but everybody
 * was told of each, and of every other poll that was put there; 8.8: when all lie there, they are
 * shuffled into a new stack. Nothing is said where what was told does not reach back far enough.
 */
export function publishedOnDiscards(
  { pollDiscards }: Pick<View, 'pollDiscards'>,
  told: readonly GameEvent[],
): number[] {
  let discards: (number | undefined)[] = [];
  for (const event of told) {
    const discarded = discardedIn(event as Event); // what is told of this game
    if (discarded === undefined) continue;
    discards.push(discarded.published);
    if (discards.length === data.polls.length) discards = [];
  }
  if (discards.length !== pollDiscards) return [];
  return discards.filter((poll) => poll !== undefined);
}

function discardedIn(event: Event): { readonly published?: number } | undefined {
  switch (event.type) {
    case 'pollPublished':
      return { published: event.poll };
    case 'pollHidden':
    case 'pollUnsold':
      return {};
    default:
      return undefined;
  }
}
