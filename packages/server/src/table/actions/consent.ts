import type { Context } from '../../context.js';
import type { Person } from '../../people/person.js';
import type { Live, Outcome } from '../../play/desk.js';
import type { Referee } from '../../play/referee.js';
import { problem, type Problem } from '../../problem.js';
import { stopClocks } from '../clock.js';
import type { Proposal, ProposalKind, TableDoc } from '../doc.js';
import { botKey, clockKey, followUp, schedulesOf, withoutClockJob } from '../follow-up.js';
import { seatsOf } from '../owed.js';
import { enter } from './move.js';
import { notMine, notPlaying, type Done } from './seats.js';

const done: Done = { ok: true };

/** Takes back one's own last moves, as far as nobody has learned anything since. */
export function undo(
  context: Context,
  person: Person,
  id: string,
  { seat, seen, moves }: { readonly seat: number; readonly seen: number; readonly moves: number },
): Promise<Done | Problem> {
  return context.desk.act(id, async (live) => {
    const { doc } = live.record;
    const { referee } = live;
    const wrong = notMine(doc, person, seat) ?? notPlaying(doc) ?? notUndoable(doc);
    if (wrong !== undefined || referee === undefined) return wrong ?? notStarted();
    if (seen !== referee.number) return moved(referee);
    if (doc.undo === 'consent')
      return problem(
        409,
        'consent-needed',
        'At this table everyone has to agree before a move is taken back.',
      );
    if (moves > referee.undoable(seat)) {
      return problem(
        409,
        'no-undo',
        'Nothing can be taken back freely: something was shown, or someone else has moved since. You can ask the others.',
        { free: referee.undoable(seat) },
      );
    }
    const plan = referee.planUndo(seat, referee.moves.length - moves, false);
    return {
      ...(await enter(context, live, referee, plan, { actor: 'person', person: person.id })),
      answer: done,
    };
  });
}

type Wish = { readonly kind: ProposalKind; readonly seen: number; readonly moves?: number };

/** Asks the others; with nobody else at the table it is done at once. */
export function propose(
  context: Context,
  person: Person,
  id: string,
  wish: Wish,
): Promise<Done | Problem> {
  return context.desk.act(id, (live) => {
    const { doc } = live.record;
    const { referee } = live;
    const wrong = notSeated(doc, person) ?? notPlaying(doc) ?? senseless(doc, wish);
    if (wrong !== undefined || referee === undefined) return wrong ?? notStarted();
    // Only what is to be taken back depends on the position; others may move while one asks to rest.
    if (wish.kind === 'undo' && wish.seen !== referee.number) return moved(referee);
    if (doc.proposal !== undefined)
      return problem(409, 'already-asked', 'There is already a question to be answered.');
    const to = referee.moves.length - (wish.moves ?? 1);
    if (wish.kind === 'undo' && to < 0)
      return problem(409, 'no-undo', 'There are not so many moves to take back.');
    const proposal: Proposal = {
      kind: wish.kind,
      by: person.id,
      number: referee.number,
      agreed: [person.id],
      ...(wish.kind === 'undo' ? { to } : {}),
    };
    return settle(context, live, referee, proposal);
  });
}

export function answerProposal(
  context: Context,
  person: Person,
  id: string,
  agree: boolean,
): Promise<Done | Problem> {
  return context.desk.act(id, (live) => {
    const { proposal, ...doc } = live.record.doc;
    const { referee } = live;
    const wrong = notSeated(live.record.doc, person) ?? notPlaying(doc);
    if (wrong !== undefined || referee === undefined) return wrong ?? notStarted();
    if (proposal === undefined)
      return problem(409, 'nothing-asked', 'There is no question to be answered any more.');
    if (!agree) return { answer: done, doc };
    const agreed = [...new Set([...proposal.agreed, person.id])];
    return settle(context, live, referee, { ...proposal, agreed });
  });
}

/** Does what was proposed once everyone has agreed; bots always do. */
async function settle(
  context: Context,
  live: Live,
  referee: Referee,
  proposal: Proposal,
): Promise<Outcome<Done>> {
  const { proposal: _answered, ...doc } = live.record.doc;
  const everyone = voters(doc);
  if (!everyone.every((person) => proposal.agreed.includes(person))) {
    return { answer: done, doc: { ...doc, proposal } };
  }
  const calm: Live = { ...live, record: { ...live.record, doc } };
  return carryOut(context, calm, referee, proposal);
}

async function carryOut(
  context: Context,
  live: Live,
  referee: Referee,
  { kind, by, to }: Proposal,
): Promise<Outcome<Done>> {
  const { id, doc } = live.record;
  const now = context.now();
  const stopped = [botKey(id), clockKey(id)];
  switch (kind) {
    case 'undo': {
      const plan = referee.planUndo(seatsOf(doc, by)[0], to ?? referee.moves.length, true);
      return {
        ...(await enter(context, live, referee, plan, { actor: 'person', person: by })),
        answer: done,
      };
    }
    case 'pause': {
      const seats = stopClocks(doc, now, await schedulesOf(context, doc));
      const paused = { ...withoutClockJob(doc), seats, pausedAt: now };
      return { answer: done, doc: paused, dropped: stopped };
    }
    case 'resume': {
      const { pausedAt: _over, ...running } = doc;
      const { game, state } = referee;
      return {
        answer: done,
        ...(await followUp(context, id, running, game, state, { seat: undefined })),
      };
    }
    case 'abandon': {
      const seats = stopClocks(doc, now, await schedulesOf(context, doc));
      const ended: TableDoc = {
        ...withoutClockJob(doc),
        ...{ seats, status: 'abandoned', endedAt: now },
      };
      return { answer: done, doc: ended, dropped: stopped };
    }
  }
}

/** The people who still play: who has gone can't be asked. */
function voters(doc: TableDoc): readonly string[] {
  const there = doc.seats.filter(({ minded, resigned }) => minded !== true && resigned !== true);
  return [...new Set(there.flatMap(({ person }) => (person === undefined ? [] : [person])))];
}

function senseless(doc: TableDoc, { kind }: Wish): Problem | undefined {
  if (kind === 'undo') return notUndoable(doc);
  if (kind === 'pause' && doc.pausedAt !== undefined)
    return problem(409, 'paused', 'The game is already paused.');
  if (kind === 'resume' && doc.pausedAt === undefined)
    return problem(409, 'not-paused', 'The game is not paused.');
  return undefined;
}

function notUndoable(doc: TableDoc): Problem | undefined {
  if (doc.pausedAt !== undefined) return problem(409, 'paused', 'The game is paused.');
  return doc.undo === 'never'
    ? problem(409, 'undo-excluded', 'At this table no move is taken back.')
    : undefined;
}

function notSeated(doc: TableDoc, person: Person): Problem | undefined {
  return seatsOf(doc, person.id).length > 0
    ? undefined
    : problem(403, 'not-your-seat', 'You have no seat at this table.');
}

const notStarted = (): Problem => problem(409, 'not-started', 'The game has not started yet.');

const moved = (referee: Referee): Problem =>
  problem(409, 'stale', 'The game has moved on since you looked.', { number: referee.number });
