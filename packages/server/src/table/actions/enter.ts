import { isRefusal, type Plan } from '@hustings/kernel';
import type { Taken } from '@hustings/protocol';
import type { Context } from '../../context.js';
import type { Outcome, Worked } from '../../play/desk.js';
import { entered, madeIn, type Referee } from '../../play/referee.js';
import { carriedOut, dropped, dueAhead, withoutPast, type Due } from '../ahead.js';
import type { Actor, Entry, Seat, TableDoc, TableRecord } from '../doc.js';
import { followUp } from '../follow-up.js';
import { isMinded, playedByBot } from '../owed.js';
import { withPastClocks } from '../past-clocks.js';
import { withSeat } from '../seating.js';

/** Writes a plan into the log, with all that follows from it. */
export async function enter(
  context: Context,
  { id, doc }: Pick<TableRecord, 'id' | 'doc'>,
  referee: Referee,
  plan: Plan,
  {
    inBotJob = false,
    ...by
  }: { readonly actor: Actor; readonly person?: string; readonly inBotJob?: boolean },
): Promise<Outcome<Taken>> {
  const { number } = referee;
  const entry: Entry = { number, at: context.now(), body: plan.entry, ...by };
  const calm = withoutUndo(doc);
  const begun: Followed = { after: entered(referee, entry, plan), worked: [], doc: calm };
  const followed =
    plan.entry.type === 'undo'
      ? withUnasked(
          { ...begun, doc: { ...calm, seats: anew(doc, referee, plan.entry.to, entry.at) } },
          entry.at,
        )
      : withFollowing(begun, entry.at);
  const { after } = followed;
  const entries = [{ entry, plan }, ...followed.worked];
  const next: TableDoc = { ...followed.doc, head: after.number };
  const seat = plan.entry.type === 'move' ? plan.entry.seat : undefined;
  const follow = await followUp(context, id, next, after, { seat, inBotJob });
  for (const one of entries) context.metrics.moves.inc({ actor: one.entry.actor });
  const told = entries.reduce(
    (before, one) => withPastClocks(before, one.entry.at, context.gaps()),
    follow.doc,
  );
  return { ...follow, doc: told, answer: { number, repeated: false }, entries };
}

/** The game after an entry, with what follows from it by itself, and the table as it is then. */
type Followed = {
  readonly after: Referee;
  readonly worked: readonly Worked[];
  readonly doc: TableDoc;
};

/** More than any auction has bids; whatever is left is asked. */
const MOST_AHEAD = 500;

/**
 * What nobody is asked for, and what somebody has decided ahead, goes into the log together with what
 * led to it: in one commit, so it happens once or not at all.
 */
function withFollowing(begun: Followed, at: number): Followed {
  let now = current(withUnasked(begun, at), at);
  for (let count = 0; count < MOST_AHEAD; count++) {
    const due = dueAhead(now.doc, now.after);
    if (due === undefined) return now;
    now = current(withUnasked(withAhead(now, due, at), at), at);
  }
  return now;
}

/** Without what was decided ahead for a question that is past. */
const current = ({ after, worked, doc }: Followed, at: number): Followed => ({
  ...{ after, worked },
  doc: { ...doc, seats: withoutPast(doc.seats, after.state, at) },
});

/** Carries out what a seat has decided ahead, or drops it because it does not fit any more. */
function withAhead(now: Followed, { seat, answer }: Due, at: number): Followed {
  const plan = answer === undefined ? undefined : now.after.plan(seat, answer);
  const old = now.doc.seats[seat];
  if (plan !== undefined && !isRefusal(plan)) {
    return withEntry({ ...now, doc: withSeat(now.doc, seat, carriedOut(old)) }, plan, 'person', at);
  }
  const news = { kind: old.ahead?.kind ?? '', why: 'misfit', at } as const;
  return { ...now, doc: withSeat(now.doc, seat, dropped(old, news)) };
}

/** One entry more that nobody has sent just now. */
function withEntry(
  { after, worked, doc }: Followed,
  plan: Plan,
  actor: Actor,
  at: number,
): Followed {
  const entry: Entry = { number: after.number, at, actor, body: plan.entry };
  return { after: entered(after, entry, plan), worked: [...worked, { entry, plan }], doc };
}

function withUnasked(begun: Followed, at: number): Followed {
  let now = begun;
  for (let [first] = now.after.unasked; first !== undefined; [first] = now.after.unasked) {
    const { seat, move } = first;
    now = withEntry(now, now.after.planMove(seat, move), actorAt(now.doc.seats[seat]), at);
  }
  return now;
}

/** For whom a seat's answer is given: nobody sent it, so no person is noted beside it. */
function actorAt(seat: Seat): Actor {
  if (!playedByBot(seat)) return 'person';
  return isMinded(seat) ? 'minder' : 'bot';
}

/** What is taken back is decided anew, also by those who mind a seat; time is earned by it only once. */
function anew({ seats }: TableDoc, referee: Referee, to: number, at: number): readonly Seat[] {
  const taken = madeIn(referee).slice(to);
  return seats.map(({ minderAt: _at, again = 0, ...given }, i) => {
    const { ahead } = given;
    const seat =
      ahead === undefined ? given : dropped(given, { kind: ahead.kind, why: 'undone', at });
    // Answers that nobody was asked for have earned nothing.
    const own = taken.filter((made) => made.seat === i && made.person !== undefined).length;
    return again + own === 0 ? seat : { ...seat, again: again + own };
  });
}

/** To take back was about the position before; everything else that was proposed still stands. */
function withoutUndo(doc: TableDoc): TableDoc {
  const { proposal, ...rest } = doc;
  return proposal?.kind === 'undo' ? rest : doc;
}
