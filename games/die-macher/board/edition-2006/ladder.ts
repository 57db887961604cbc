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

/** The last rounds of an auction, counted from 1; whoever left before them is out in the first of them. */
export function lastRounds(
  ladder: ReadonlyMap<number, readonly Word[]>,
  most: number,
): readonly { readonly round: number; readonly words: ReadonlyMap<number, Word> }[] {
  const last = Math.max(1, ...[...ladder.values()].map(({ length }) => length));
  const before = Math.max(0, last - most);
  return Array.from({ length: last - before }, (_, i) => {
    const words = new Map<number, Word>();
    for (const [seat, said] of ladder) {
      const word = said[before + i] ?? (i === 0 ? said.at(-1) : undefined);
      if (word !== undefined) words.set(seat, word);
    }
    return { round: before + i + 1, words };
  });
}
