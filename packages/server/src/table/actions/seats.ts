import type { Done } from '@hustings/protocol';
import { verify } from '../../people/passwords.js';
import type { Context } from '../../context.js';
import type { Person } from '../../people/person.js';
import type { Live, Outcome } from '../../play/desk.js';
import { botsFor, levelAt, levelsFor } from '../../play/levels.js';
import { problem, type Problem } from '../../problem.js';
import { dropped } from '../ahead.js';
import type { Seat, TableDoc } from '../doc.js';
import { cameBack } from '../minding.js';
import { isMinded, seatsOf } from '../owed.js';
import { isFree, seated, sentAway, vacated, wasSentAway, withSeat } from '../seating.js';
import { noSuchBot, onlyAccounts, onlyOneSeat } from './create.js';
import { settle } from './settle.js';

const done: Done = { ok: true };

type Wish = { readonly seat?: number; readonly password?: string; readonly entropy?: string };

/** Sits down on a free seat. */
export function join(
  context: Context,
  person: Person,
  id: string,
  wish: Wish,
): Promise<{ readonly seat: number } | Problem> {
  return context.desk.act(id, async ({ record: { doc } }) => {
    if (doc.status !== 'gathering') return problem(409, 'already-started');
    const until = sentAway(doc, person.id, context.now());
    if (until !== undefined) return wasSentAway(until, context.now());
    if (doc.rated && person.kind !== 'account') return onlyAccounts();
    if (!(await mayEnter(doc, person, wish.password))) {
      return problem(403, 'wrong-password');
    }
    const seat = wish.seat ?? bestFor(doc, person);
    if (wish.seat === undefined && seat < 0) return problem(409, 'table-full');
    if (seat >= doc.seats.length) return noSuchSeat();
    if (!isFree(doc.seats[seat]) && !isKeptFor(doc.seats[seat], person))
      return problem(409, 'seat-taken');
    if (doc.rated && seatsOf(doc, person.id).some((own) => own !== seat)) return onlyOneSeat();
    const taken: Seat = {
      person: person.id,
      ...(wish.entropy === undefined ? {} : { entropy: wish.entropy }),
    };
    return { answer: { seat }, doc: seated(doc, seat, taken) };
  });
}

export const isKeptFor = (seat: Seat, { id }: Person): boolean =>
  seat.invited === true && seat.person === id;

/** The seat kept for this person, or else the first free one. */
function bestFor({ seats }: TableDoc, person: Person): number {
  const kept = seats.findIndex((seat) => isKeptFor(seat, person));
  return kept < 0 ? seats.findIndex(isFree) : kept;
}

async function mayEnter(
  doc: TableDoc,
  person: Person,
  password: string | undefined,
): Promise<boolean> {
  if (doc.password === undefined || doc.owner === person.id) return true;
  if (seatsOf(doc, person.id).length > 0) return true; // who is in takes another chair
  return password !== undefined && verify(doc.password, password);
}

/** Stands up before the game starts; from a seat that was kept, it means no. */
export function leave(
  context: Context,
  person: Person,
  id: string,
  seat: number,
): Promise<Done | Problem> {
  return context.desk.act(id, ({ record: { doc } }) => {
    const wrong = notMine(doc, person, seat);
    if (wrong !== undefined) return wrong;
    if (doc.status !== 'gathering') return problem(409, 'already-started');
    return { answer: done, doc: vacated(doc, seat) };
  });
}

/** Chooses a party and adds one's own randomness. */
export function prepare(
  context: Context,
  person: Person,
  id: string,
  wish: { readonly seat: number; readonly choice?: string | null; readonly entropy?: string },
): Promise<Done | Problem> {
  return context.desk.act(id, ({ record: { doc } }) => {
    const wrong = notMine(doc, person, wish.seat);
    if (wrong !== undefined) return wrong;
    if (doc.status !== 'gathering') return problem(409, 'already-started');
    const { choice: old, ...rest } = doc.seats[wish.seat];
    const choice = wish.choice === undefined ? old : (wish.choice ?? undefined);
    const odd = choice === undefined ? undefined : wrongChoice(context, doc, wish.seat, choice);
    if (odd !== undefined) return odd;
    const seat: Seat = {
      ...rest,
      ...(choice === undefined ? {} : { choice }),
      ...(wish.entropy === undefined ? {} : { entropy: wish.entropy }),
    };
    return { answer: done, doc: withSeat(doc, wish.seat, seat) };
  });
}

function wrongChoice(
  context: Context,
  doc: TableDoc,
  seat: number,
  choice: string,
): Problem | undefined {
  if (doc.imported === true) return problem(409, 'already-dealt');
  const spec = Object.values(context.games.get(doc.game)?.rules.options ?? {}).find(
    (option) => option.pick === 'per seat',
  );
  if (spec === undefined) return problem(422, 'nothing-to-choose');
  if (!spec.values.includes(choice)) {
    return problem(422, 'unknown-choice', {
      values: spec.values,
    });
  }
  const other = doc.seats.some((one, i) => i !== seat && one.choice === choice);
  return other ? problem(409, 'choice-taken') : undefined;
}

/** Who made the table puts a bot on a free seat before the game starts, or frees it (also one that is kept). */
export function placeBot(
  context: Context,
  person: Person,
  id: string,
  { seat, bot }: { readonly seat: number; readonly bot: string | null },
): Promise<Done | Problem> {
  return context.desk.act(id, ({ record: { doc } }) => {
    if (doc.owner !== person.id) return problem(403, 'not-the-owner');
    if (doc.status !== 'gathering') return problem(409, 'already-started');
    if (seat >= doc.seats.length) return noSuchSeat();
    if (doc.seats[seat].person !== undefined && doc.seats[seat].invited !== true)
      return problem(409, 'seat-taken');
    if (bot === null) return { answer: done, doc: withSeat(doc, seat, {}) };
    if (!botsFor(context, doc.game).includes(bot)) {
      return noSuchBot(levelsFor(context, doc.game));
    }
    return { answer: done, doc: withSeat(doc, seat, { bot }) };
  });
}

/** Leaves a running game to a bot, for good. */
export function resign(
  context: Context,
  person: Person,
  id: string,
  seat: number,
): Promise<Done | Problem> {
  return context.desk.act(id, (live) => {
    const { doc } = live.record;
    const wrong = notMine(doc, person, seat) ?? notPlaying(doc);
    if (wrong !== undefined) return wrong;
    const { handover: _void, ...rest } = doc.seats[seat];
    const bot = rest.bot ?? levelAt(context, doc.game, undefined);
    return played(context, live, withSeat(doc, seat, { ...dropped(rest), bot, resigned: true }));
  });
}

/** Comes back to a seat that a bot was minding. */
export function takeBack(
  context: Context,
  person: Person,
  id: string,
  seat: number,
): Promise<Done | Problem> {
  return context.desk.act(id, (live) => {
    const { doc } = live.record;
    const wrong = notMine(doc, person, seat) ?? notPlaying(doc);
    if (wrong !== undefined) return wrong;
    return isMinded(doc.seats[seat])
      ? played(context, live, cameBack(doc, seat))
      : { answer: done };
  });
}

/** Clocks and bots have to learn that a seat is played by someone else now. */
export async function played(context: Context, live: Live, doc: TableDoc): Promise<Outcome<Done>> {
  const { referee } = live;
  if (referee === undefined || doc.status !== 'playing') return { answer: done, doc };
  return { ...(await settle(context, live, referee, doc)), answer: done };
}

export function noSuchSeat(): Problem {
  return problem(404, 'no-such-seat');
}

/** Why this person can't act for this seat. */
export function notMine(doc: TableDoc, person: Person, seat: number): Problem | undefined {
  if (seat >= doc.seats.length) return noSuchSeat();
  return seatsOf(doc, person.id).includes(seat) ? undefined : problem(403, 'not-your-seat');
}

export function notPlaying(doc: TableDoc): Problem | undefined {
  if (doc.status === 'gathering') return problem(409, 'not-started');
  if (doc.status !== 'playing') return problem(409, 'game-over');
  return undefined;
}

/** Who has resigned can't act for the seat any more. */
export function gone(doc: TableDoc, seat: number): Problem | undefined {
  return doc.seats[seat].resigned === true ? problem(409, 'resigned') : undefined;
}
