import type { Options } from '@hustings/kernel';
import type { Context } from '../context.js';
import type { Person } from '../people/person.js';
import type { Clock } from './clock.js';
import type {
  ClockRules,
  Proposal,
  Seat,
  SpectatorRules,
  Status,
  TableDoc,
  TableRecord,
  UndoPolicy,
  Visibility,
} from './doc.js';
import { endingOf, type Ending } from './ending.js';
import { fairness, type Fairness } from './fairness.js';
import { HOLIDAYS_A_YEAR, holidaysIn } from './holidays.js';
import { seatsOf } from './owed.js';
import { clocksFor } from './past-clocks.js';
import { dateIn, type DatedSchedule } from './schedule.js';

export type PublicPerson = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'deleted';
};

type Allowance = { readonly chosen: number; readonly allowed: number };

export type PublicSeat = Clock & {
  readonly seat: number;
  readonly person?: PublicPerson;
  readonly bot?: string;
  readonly choice?: string;
  readonly minded: boolean;
  readonly resigned: boolean;
  /** Kept for this person, who has not said yet that they play again. */
  readonly invited?: true;
  /** Those who are there may hand it to someone else (`handover`). */
  readonly offered?: true;
  /** By correspondence: how many days without a clock the person has chosen for this year. */
  readonly holidays?: Allowance;
  /** Other hours, another zone or other holidays that will count; for those at the table only. */
  readonly announced?: readonly DatedSchedule[];
};

/** A table as everyone may see it who knows its id. Built from nothing, never by taking away. */
export type PublicTable = {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly rules: string;
  readonly options: Options;
  readonly title: string;
  readonly visibility: Visibility;
  readonly spectators: SpectatorRules;
  readonly undo: UndoPolicy;
  readonly clock?: ClockRules;
  readonly rated: boolean;
  readonly status: Status;
  readonly owner: string;
  readonly seats: readonly PublicSeat[];
  /** The seats of who asks. */
  readonly yours: readonly number[];
  readonly number: number;
  readonly fairness: Fairness;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
  readonly paused: boolean;
  /** It rests because everyone has gone, until someone comes back; or it was given up for that. */
  readonly adjourned: boolean;
  readonly proposal?: Proposal;
  readonly result?: Ending;
  readonly rematch?: string;
  readonly imported: boolean;
  /** People who are looking at the table. */
  readonly present: readonly string[];
  readonly now: number;
};

/** Who is seen within this time is there. */
export const PRESENT_MS = 60_000;

export async function publicTable(
  context: Context,
  { id, revision, doc }: TableRecord,
  viewer: string | undefined,
): Promise<PublicTable> {
  const now = context.now();
  const sitting = doc.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const [people, present] = await Promise.all([
    context.store.readPeople([...new Set(sitting)]),
    context.store.present(id, now - PRESENT_MS),
  ]);
  const known = new Map(people.map((person) => [person.id, person]));
  const yours = viewer === undefined ? [] : seatsOf(doc, viewer);
  const seated = yours.length > 0;
  const clocks = clocksFor(doc, !seated, now, context.gaps());
  const looks: Looks = { now, clocks, seated, known };
  const { game, rules, options, title, visibility, spectators, undo, rated, status, owner } = doc;
  return {
    ...{
      id,
      revision,
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
  };
}

function optional(
  doc: TableDoc,
): Pick<PublicTable, 'clock' | 'startedAt' | 'endedAt' | 'proposal' | 'result' | 'rematch'> {
  const { clock, startedAt, endedAt, proposal, rematch, status, seats, result } = doc;
  return {
    ...(clock === undefined ? {} : { clock }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(proposal === undefined ? {} : { proposal }),
    ...(status === 'over' ? { result: endingOf(seats, result) } : {}),
    ...(rematch === undefined ? {} : { rematch }),
  };
}

type Looks = {
  readonly now: number;
  readonly clocks: readonly Clock[];
  /** Has who looks a seat at this table? */
  readonly seated: boolean;
  readonly known: ReadonlyMap<string, Person>;
};

function publicSeat(doc: TableDoc, seat: Seat, index: number, looks: Looks): PublicSeat {
  const { now, clocks, seated, known } = looks;
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
      ? { holidays: allowanceOf(person, now) }
      : {}),
    ...(seated ? announcedOf(seat, now) : {}),
  };
}

const publicPerson = ({ id, name, kind }: Person): PublicPerson => ({ id, name, kind });

function allowanceOf({ settings }: Person, now: number): Allowance {
  const { zone, holidays } = settings;
  const chosen = holidaysIn(holidays, dateIn(now, zone).slice(0, 4));
  return { chosen, allowed: HOLIDAYS_A_YEAR };
}

/** What will count later, without days that are over by then. */
function announcedOf({ schedules = [] }: Seat, now: number): Pick<PublicSeat, 'announced'> {
  const later = schedules.filter(({ from }, i) => i > 0 && from > now);
  if (later.length === 0) return {};
  return {
    announced: later.map(({ from, zone, playHours, holidays }) => ({
      ...{ from, zone, playHours },
      holidays: holidays.filter((day) => day >= dateIn(from, zone)),
    })),
  };
}
