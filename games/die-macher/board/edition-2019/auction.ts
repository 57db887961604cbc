import type { Event } from '../../rules/edition-2019/index.js';
import type { Entry } from '@hustings/parts/table';

/** What someone has said in an auction: a bid in thousands, or that they pass. */
export type Said = number | 'passed';

/** Who has said what in the auction of a poll that is open now; all of it is public. */
export function saidInAuction(entries: readonly Entry[]): ReadonlyMap<number, Said> {
  const events = entries.flatMap((entry) => entry.events as readonly Event[]);
  const opened = events.findLastIndex(({ type }) => type === 'auctionOpened');
  const said = new Map<number, Said>();
  for (const event of events.slice(opened + 1)) {
    if (event.type === 'pollBid') said.set(event.seat, event.bid);
    if (event.type === 'passed' && event.kind === 'bidForPoll') said.set(event.seat, 'passed');
  }
  return said;
}
