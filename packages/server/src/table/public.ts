import type { Options, Result } from '@hustings/kernel';
import type { Context } from '../context.js';
import { readClock, type Clock, type Schedules } from './clock.js';
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
import { fairness, type Fairness } from './fairness.js';
import { schedulesOf } from './follow-up.js';
import { seatsOf } from './owed.js';

export type PublicPerson = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'guest' | 'account' | 'deleted';
};

export type PublicSeat = Clock & {
  readonly seat: number;
  readonly person?: PublicPerson;
  readonly bot?: string;
  readonly choice?: string;
  readonly minded: boolean;
  readonly resigned: boolean;
  /** Kept for this person, who has not said yet that they play again. */
  readonly invited?: true;
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
  readonly result?: Result;
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
  const seated = doc.seats.flatMap(({ person }) => (person === undefined ? [] : [person]));
  const [people, schedules, present] = await Promise.all([
    context.store.readPeople([...new Set(seated)]),
    schedulesOf(context, doc),
    context.store.present(id, now - PRESENT_MS),
  ]);
  const names = new Map(people.map(({ id: who, name, kind }) => [who, { id: who, name, kind }]));
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
    seats: doc.seats.map((seat, i) => publicSeat(seat, i, names, now, schedules)),
    yours: viewer === undefined ? [] : seatsOf(doc, viewer),
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
  const { clock, startedAt, endedAt, proposal, result, rematch } = doc;
  return {
    ...(clock === undefined ? {} : { clock }),
    ...(startedAt === undefined ? {} : { startedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(proposal === undefined ? {} : { proposal }),
    ...(result === undefined ? {} : { result }),
    ...(rematch === undefined ? {} : { rematch }),
  };
}

function publicSeat(
  seat: Seat,
  index: number,
  names: ReadonlyMap<string, PublicPerson>,
  now: number,
  schedules: Schedules,
): PublicSeat {
  const person = seat.person === undefined ? undefined : names.get(seat.person);
  return {
    seat: index,
    ...(person === undefined ? {} : { person }),
    ...(seat.bot === undefined ? {} : { bot: seat.bot }),
    ...(seat.choice === undefined ? {} : { choice: seat.choice }),
    minded: seat.minded ?? false,
    resigned: seat.resigned ?? false,
    ...(seat.invited === undefined ? {} : { invited: seat.invited }),
    ...readClock(seat, now, schedules[index]),
  };
}
