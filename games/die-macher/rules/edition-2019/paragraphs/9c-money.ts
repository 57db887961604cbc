import { One, type Out } from '@hustings/kernel';
import { data } from '../data.js';
import { isLastRound } from './10.6-states-electing.js';
import type { Event } from '../events.js';
import { fromStart } from '../turn-order.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';
import { ask, decision, forEach, procedure, when } from '../words.js';

const used = reason('donation-used', 'M19-9.13');

/** A choice is a donation, accepted or rejected: donation × 2, plus 1 if rejected. */
const donationOf = (choice: number): number => choice >> 1;
const accepts = (choice: number): boolean => (choice & 1) === 0;

/** 9.12: 1,000 € per point earned from votes in this round and per party base point. */
function payIncome(s: State, out: Out<Event>): void {
  const { seat } = s.now;
  const votes = s.earned[seat];
  s.money[seat] += votes + s.base[seat];
  s.earned[seat] = 0;
  out?.push({ type: 'incomePaid', seat, votes, base: s.base[seat] });
}

/** 9.13: one of the remaining donations, openly accepted or rejected. */
const useDonation = decision(
  'useDonation',
  new One<State>({
    size: data.donations.length * 2,
    word: (_s, choice) =>
      `${accepts(choice) ? 'accept' : 'reject'} ${data.donations[donationOf(choice)].money}`,
    why: (s, seat, choice) => ((s.donations[seat] >> donationOf(choice)) & 1 ? undefined : used),
    hides: used,
  }),
  (s, seat, choice, out) => {
    const donation = data.donations[donationOf(choice)];
    const accepted = accepts(choice);
    s.donations[seat] &= ~(1 << donationOf(choice));
    if (accepted) s.money[seat] += donation.money;
    const change = accepted ? donation.accept : donation.reject;
    s.base[seat] = Math.max(0, s.base[seat] + change);
    const base = s.base[seat];
    out?.push({ type: 'donationUsed', seat, donation: donation.money, accepted, base });
  },
);

/** Not in the last round; donations last for three rounds (9.13, 10.8). */
export const money = procedure(
  '9c money',
  when(
    (s) => !isLastRound(s),
    forEach(
      'seat',
      fromStart,
      payIncome,
      ask('seat', useDonation, (s, seat) => s.donations[seat] !== 0),
    ),
  ),
);
