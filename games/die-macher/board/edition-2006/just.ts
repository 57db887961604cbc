import type { Entry } from '@hustings/parts/table';
import { data, type Carried, type Event, type View } from '../../rules/edition-2006/index.js';
import { holdsCard } from '../../rules/world/index.js';

/** An opinion that was carried to the nation. */
export type Trip = {
  readonly seat: number;
  readonly card: number;
  readonly space: number;
  readonly how: Carried;
  /** The card that it replaces, or NONE. */
  readonly out: number;
};

/** What an election brought to a party besides its seats. */
export type Income = {
  readonly seat: number;
  readonly gain: number;
  readonly members: number;
  /** The cards of its program that the nation shares, and the members for each. */
  readonly cards: readonly { readonly card: number; readonly members: number }[];
  /** In thousands of euros: for seats, and for members where these are paid. */
  readonly seats: number;
  readonly paid: number;
};

/** A contribution that was opened, and what its dice did. */
export type Thrown = {
  readonly seat: number;
  readonly sum: number;
  readonly accepted: boolean;
  readonly dice: readonly number[];
  readonly bonus: readonly number[];
  readonly members: number;
};

/** What happened at the end of a round. */
export type Just = {
  /** The move that brought it. */
  readonly number: number;
  readonly trips: readonly Trip[];
  readonly incomes: readonly Income[];
  readonly thrown: readonly Thrown[];
};

const eventsOf = (entries: readonly Entry[]): Event[] =>
  entries.flatMap(({ events }) => events as readonly Event[]); // a log of this game

const isPaid = ({ type }: Event): boolean => type === 'membersGained' || type === 'incomePaid';
const isThrown = ({ type }: Event): boolean => type === 'acceptedDice' || type === 'refusedDice';

/** Since the seats of an election were counted. */
function sinceElection(events: readonly Event[]): readonly Event[] {
  return events.slice(events.findLastIndex(({ type }) => type === 'electionHeld') + 1);
}

function incomesOf(events: readonly Event[], view: View): Income[] {
  const { nation, programs } = view;
  return view.members.flatMap((now, seat) => {
    let [gain, members, seats, paid] = [0, now, 0, 0];
    let told = false;
    for (const event of events) {
      if (!('seat' in event) || event.seat !== seat) continue;
      if (event.type === 'membersGained') ({ gain, members } = event);
      if (event.type === 'incomePaid') [seats, paid] = [event.seats, event.members];
      told ||= isPaid(event);
    }
    const cards = nation.opinions.flatMap((card, space) =>
      holdsCard(programs[seat], card)
        ? [{ card, members: data.nationalOpinion[space].members }]
        : [],
    );
    return told ? [{ seat, gain, members, seats, paid, cards: gain === 0 ? [] : cards }] : [];
  });
}

function thrownOf(events: readonly Event[], all: readonly Event[]): Thrown[] {
  const sums = new Map<number, number>();
  for (const event of all) {
    if (event.type === 'contributionAccepted') sums.set(event.seat, event.sum);
    if (event.type === 'refusalsShown')
      for (const { seat, sum } of event.refused) sums.set(seat, sum);
  }
  return events.flatMap((event): Thrown[] => {
    if (event.type !== 'acceptedDice' && event.type !== 'refusedDice') return [];
    const { seat, dice, members } = event;
    const more = events.find((one) => one.type === 'bonusDice' && one.seat === seat);
    const bonus = more?.type === 'bonusDice' ? more : undefined;
    return [
      {
        seat,
        sum: sums.get(seat) ?? 0,
        accepted: event.type === 'acceptedDice',
        dice,
        bonus: bonus?.dice ?? [],
        members: bonus?.members ?? members,
      },
    ];
  });
}

/**
 * What the end of a round brought since one's last decision; nothing where nothing of it happened:
 * most moves bring none.
 */
export function justNow(entries: readonly Entry[], seat: number, view: View): Just | undefined {
  const made = entries.filter(({ undone }) => undone !== true);
  const mine = made.findLastIndex((entry) => entry.seat === seat);
  if (mine < 0) return undefined;
  // What came before another election is told by the log: its stage was looked at since.
  const since = sinceElection(eventsOf(made.slice(mine)));
  const all = eventsOf(made);
  const counted = sinceElection(all);
  const paid = since.some(isPaid);
  const thrown = thrownOf(since, counted);
  if (!paid && thrown.length === 0) return undefined;
  const told = made.findLast(({ events }) =>
    (events as readonly Event[]).some((event) => isPaid(event) || isThrown(event)),
  );
  const trips = counted.filter((event) => event.type === 'opinionCarried');
  return {
    number: told?.number ?? 0,
    trips: paid ? trips : [],
    incomes: paid ? incomesOf(sinceElection(all), view) : [],
    thrown,
  };
}
