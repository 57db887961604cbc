import type { Entry } from '@hustings/parts/table';
import type { Event } from '../../rules/edition-2006/index.js';

/** What somebody said when it was their turn: a bid in thousands, or that they are out. */
export type Word = number | 'out';

/** Who said what in the auction that is open, turn by turn; all of it is public. */
export function ladderOf(entries: readonly Entry[]): ReadonlyMap<number, readonly Word[]> {
  const ladder = new Map<number, Word[]>();
  const say = (seat: number, word: Word): void => {
    ladder.set(seat, [...(ladder.get(seat) ?? []), word]);
  };
  for (const { events, undone } of entries) {
    if (undone === true) continue;
    for (const event of events as readonly Event[]) {
      if (event.type === 'auctionOpened') ladder.clear();
      else if (event.type === 'pollBid') say(event.seat, event.bid);
      else if (event.type === 'passed' && event.kind === 'bidForPoll') say(event.seat, 'out');
    }
  }
  return ladder;
}
