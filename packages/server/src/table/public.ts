import type { Clock, PublicPerson, ServerSeat, ServerTable } from '@hustings/protocol';
import type { Context } from '../context.js';
import type { Person } from '../people/person.js';
import type { Review, Seat, TableDoc, TableRecord } from './doc.js';
import { endingOf } from './ending.js';
import { fairness } from './fairness.js';
import { HOLIDAYS_A_YEAR, holidaysIn, leftOf } from './holidays.js';
import { attending } from './minding.js';
import { seatsOf } from './owed.js';
import { clocksFor } from './past-clocks.js';
import { dateIn } from './schedule.js';
import { sentAway } from './seating.js';

/** Who is seen within this time is there. */
export const PRESENT_MS = 60_000;

/** A table as everyone may see it who knows its id. Built from nothing, never by taking away. */
export async function publicTable(
  context: Context,
  { id, revision, doc }: TableRecord,
  viewer: string | undefined,
): Promise<ServerTable> {
  const now = context.now();
  const sitting = doc.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const missed = (doc.missing ?? []).map(({ person }) => person);
  const reviewers = doc.review === undefined ? [] : reviewersOf(doc.review);
  const [people, present] = await Promise.all([
    context.store.readPeople([...new Set([...sitting, ...missed, ...reviewers])]),
    context.store.present(id, now - PRESENT_MS),
  ]);
  const known = new Map(people.map((person) => [person.id, person]));
  const yours = viewer === undefined ? [] : seatsOf(doc, viewer);
  const seated = yours.length > 0;
  const clocks = clocksFor(doc, !seated, now, context.gaps());
  const looks: Looks = { now, clocks, seated, yours, known };
  const { game, rules, options, title, visibility, spectators, undo, rated, status, owner } = doc;
  return {
    ...{
      id,
      // What only one person may know of is not counted for anybody.
      revision: revision - (doc.quiet ?? 0),
      game,
      rules,
      options,
      title,
      visibility,
      spectators,
      undo,
      rated,
      status,
      owner,
    },
    seats: doc.seats.map((seat, i) => publicSeat(doc, seat, i, looks)),
    yours,
    number: doc.head,
    fairness: fairness(doc),
    createdAt: doc.createdAt,
    paused: doc.pausedAt !== undefined,
    adjourned: doc.adjourned ?? false,
    imported: doc.imported ?? false,
    present,
    now,
    ...optional(doc),
    ...waitingOf(doc, viewer, looks),
    ...(doc.review === undefined ? {} : { review: publicReview(doc.review, known) }),
  };
}

const reviewersOf = ({ leader, remarks }: Review): string[] => [
  ...(leader === undefined ? [] : [leader]),
  ...remarks.map(({ by }) => by),
];

/** Whoever is not known any more has said nothing. */
function publicReview(
  { leader, moment, remarks }: Review,
  known: ReadonlyMap<string, Person>,
): NonNullable<ServerTable['review']> {
  const leading = leader === undefined ? undefined : known.get(leader);
  return {
    ...(leading === undefined ? {} : { leader: publicPerson(leading) }),
    moment,
    remarks: remarks.flatMap((remark) => {
      const by = known.get(remark.by);
      return by === undefined ? [] : [{ ...remark, by: publicPerson(by) }];
    }),
  };
}

/** What there is to know before a game: who was asked and does not come, and who was sent away. */
function waitingOf(
  doc: TableDoc,
  viewer: string | undefined,
  { now, known }: Looks,
): Pick<ServerTable, 'keptUntil' | 'missing' | 'sentAway'> {
  const { keptUntil, missing } = doc;
  const away = viewer === undefined ? undefined : sentAway(doc, viewer, now);
  const absent = missing?.flatMap(({ person: id, said }) => {
    const person = known.get(id);
    return person === undefined ? [] : [{ person: publicPerson(person), said }];
  });
  return {
    ...(keptUntil === undefined ? {} : { keptUntil }),
    ...(absent === undefined ? {} : { missing: absent }),
    ...(away === undefined ? {} : { sentAway: away }),
  };
}

function optional(
  doc: TableDoc,
): Pick<
  ServerTable,
  'clock' | 'startedAt' | 'endedAt' | 'proposal' | 'refused' | 'result' | 'rematch'
> {
  const { clock, startedAt, endedAt, proposal, refused, rematch, status, seats, result } = doc;
  return {
    ...(clock === undefined ? {} : { clock }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(proposal === undefined ? {} : { proposal: { ...proposal, asked: attending(doc) } }),
    ...(refused === undefined ? {} : { refused }),
    ...(status === 'over' ? { result: endingOf(seats, result) } : {}),
    ...(rematch === undefined ? {} : { rematch }),
  };
}

type Looks = {
  readonly now: number;
  readonly clocks: readonly Clock[];
  /** Has who looks a seat at this table? */
  readonly seated: boolean;
  readonly yours: readonly number[];
  readonly known: ReadonlyMap<string, Person>;
};

function publicSeat(doc: TableDoc, seat: Seat, index: number, looks: Looks): ServerSeat {
  const { now, clocks, seated, yours, known } = looks;
  const person = seat.person === undefined ? undefined : known.get(seat.person);
  return {
    seat: index,
    ...(person === undefined ? {} : { person: publicPerson(person) }),
    ...(seat.bot === undefined ? {} : { bot: seat.bot }),
    ...(seat.choice === undefined ? {} : { choice: seat.choice }),
    minded: seat.minded ?? false,
    resigned: seat.resigned ?? false,
    ...(seat.invited === undefined ? {} : { invited: seat.invited }),
    ...(seat.offered === undefined ? {} : { offered: seat.offered }),
    ...clocks[index],
    ...(doc.clock?.kind === 'correspondence' && person !== undefined
      ? { holidays: allowanceOf(seat, person, now) }
      : {}),
    ...(seated ? announcedOf(seat, now) : {}),
    ...(yours.includes(index) ? aheadOf(seat) : {}),
  };
}

/** What someone sees of their own seat: what they have decided ahead, and what became of it. */
function aheadOf({ ahead, aheadNews }: Seat): Pick<ServerSeat, 'ahead' | 'aheadNews'> {
  return {
    ...(ahead === undefined ? {} : { ahead: { kind: ahead.kind, clauses: ahead.clauses } }),
    ...(aheadNews === undefined ? {} : { aheadNews }),
  };
}

const publicPerson = ({ id, name, kind }: Person): PublicPerson => ({ id, name, kind });

function allowanceOf(
  { rested }: Seat,
  { settings }: Person,
  now: number,
): NonNullable<ServerSeat['holidays']> {
  const { zone, holidays } = settings;
  const days = [...(rested?.days ?? []), ...leftOf(holidays, rested)];
  const chosen = holidaysIn(days, dateIn(now, zone).slice(0, 4));
  return { chosen, allowed: HOLIDAYS_A_YEAR };
}

/** What will count later, without days that are over by then. */
function announcedOf({ schedules = [] }: Seat, now: number): Pick<ServerSeat, 'announced'> {
  const later = schedules.filter(({ from }, i) => i > 0 && from > now);
  if (later.length === 0) return {};
  return {
    announced: later.map(({ from, zone, playHours, holidays }) => ({
      ...{ from, zone, playHours },
      holidays: holidays.filter((day) => day >= dateIn(from, zone)),
    })),
  };
}
