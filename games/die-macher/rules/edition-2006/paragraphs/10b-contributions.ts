import { filled, NONE, One, PASS, show, type Out } from '@hustings/kernel';
import { highest } from '../../world/index.js';
import { data } from '../data.js';
import { roll, total } from './dice.js';
import type { Event } from '../events.js';
import { reason } from '../reasons.js';
import { fromFirst } from '../turn-order.js';
import type { State } from '../state.js';
import { ask, decision, forEach, procedure } from '../words.js';

const used = reason('contribution-used', 'M06-10.2');

/** A choice is a card, accepted or refused: card × 2, plus 1 if refused. */
const cardOf = (choice: number): number => choice >> 1;
const accepts = (choice: number): boolean => (choice & 1) === 0;

/** 10.5 (a): a card face up to accept, face down to refuse; or skip, and keep the cards. */
const contribute = decision(
  'contribute',
  new One<State>({
    size: data.contributions.length * 2,
    word: (_s, choice) =>
      `${accepts(choice) ? 'accept' : 'refuse'} ${data.contributions[cardOf(choice)]}`,
    why: (s, seat, choice) => ((s.contributions[seat] >> cardOf(choice)) & 1 ? undefined : used),
    pass: true,
    hides: used,
  }),
  (s, seat, choice, out) => {
    if (choice === PASS) {
      out?.push({ type: 'passed', seat, kind: 'contribute' });
      return;
    }
    s.contributions[seat] &= ~(1 << cardOf(choice));
    s.given[seat] = cardOf(choice);
    const sum = data.contributions[cardOf(choice)];
    if (accepts(choice)) {
      s.accepting |= 1 << seat;
      out?.push({ type: 'contributionAccepted', seat, sum });
    } else out?.push({ type: 'contributionLaid', seat, secret: { seat, sum } });
  },
);

const isAccepted = (s: State, seat: number): boolean =>
  s.given[seat] !== NONE && ((s.accepting >> seat) & 1) === 1;

const isRefused = (s: State, seat: number): boolean =>
  s.given[seat] !== NONE && ((s.accepting >> seat) & 1) === 0;

/** 10.2: the dice on the card that a seat has laid down: its risk if accepted, its gain if refused. */
const diceOf = (s: State, seat: number, side: 'risk' | 'gain'): number =>
  data.diceSets[s.options.dice].contributionDice[side][s.given[seat]];

/** 10.5 (b): the money, then the dice; the highest one is lost, as far as there are members. */
function settleAccepted(s: State, out: Out<Event>): void {
  for (let seat = fromFirst.first(s); seat !== NONE; seat = fromFirst.next(s, seat)) {
    if (!isAccepted(s, seat)) continue;
    s.money[seat] += data.contributions[s.given[seat]];
    const dice = roll(s, diceOf(s, seat, 'risk'));
    s.members[seat] = Math.max(0, s.members[seat] - Math.max(...dice));
    out?.push({ type: 'acceptedDice', seat, dice, members: s.members[seat] });
  }
}

/** 10.5 (c): refused cards are shown together; each rolls and gains the total. */
function settleRefused(s: State, out: Out<Event>): void {
  const refused: { seat: number; sum: number }[] = [];
  const sums = filled(s.given.length, NONE);
  for (let seat = 0; seat < sums.length; seat++) {
    if (!isRefused(s, seat)) continue;
    sums[seat] = data.contributions[s.given[seat]];
    refused.push({ seat, sum: sums[seat] });
  }
  if (refused.length === 0) return;
  show(s);
  out?.push({ type: 'refusalsShown', refused });
  for (let seat = fromFirst.first(s); seat !== NONE; seat = fromFirst.next(s, seat)) {
    if (!isRefused(s, seat)) continue;
    const dice = roll(s, diceOf(s, seat, 'gain'));
    s.members[seat] += total(dice);
    out?.push({ type: 'refusedDice', seat, dice, members: s.members[seat] });
  }
  rollBonus(s, sums, out);
}

/** 10.5 (d): three more for whoever alone refused the largest sum. */
function rollBonus(s: State, sums: readonly number[], out: Out<Event>): void {
  const best = highest(sums);
  if ((best & (best - 1)) !== 0) return;
  const seat = Math.log2(best);
  const dice = roll(s, data.refusalBonusDice);
  s.members[seat] += total(dice);
  out?.push({ type: 'bonusDice', seat, dice, members: s.members[seat] });
}

/** 10.5: every used card leaves the game. */
function endContributions(s: State): void {
  s.given.fill(NONE);
  s.accepting = 0;
}

export const contributions = procedure(
  '10b contributions',
  forEach(
    'seat',
    fromFirst,
    ask('seat', contribute, (s, seat) => s.contributions[seat] !== 0),
  ),
  settleAccepted,
  settleRefused,
  endContributions,
);
