import type { Done } from '@hustings/protocol';
import type { Context } from '../../context.js';
import type { Person } from '../../people/person.js';
import type { Live, Outcome } from '../../play/desk.js';
import type { Referee } from '../../play/referee.js';
import { problem, type Problem } from '../../problem.js';
import type { Proposal, ProposalKind, TableDoc } from '../doc.js';
import { attended, attending } from '../minding.js';
import { isMinded, seatsOf } from '../owed.js';
import { enter } from './enter.js';
import { staysRated } from './handover.js';
import { gone, noSuchSeat, notMine, notPlaying } from './seats.js';
import { carryOut, verdictOn } from './settle.js';

const done: Done = { ok: true };
/** Entries that count no more. Nobody tries so much; and whoever reads the log plays all of them again. */
const MOST_TAKEN_BACK = 2000;

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
    const wrong =
      notMine(doc, person, seat) ?? notPlaying(doc) ?? gone(doc, seat) ?? notUndoable(doc);
    if (wrong !== undefined || referee === undefined) return wrong ?? notStarted();
    if (seen !== referee.number) return moved(referee);
    if (isEndless(referee)) return problem(429, 'too-many');
    if (doc.undo === 'consent') return problem(409, 'consent-needed');
    if (moves > referee.undoable(seat)) {
      return problem(409, 'no-undo', { free: referee.undoable(seat) });
    }
    const plan = referee.planUndo(seat, referee.moves.length - moves, false);
    const table = { id, doc: attended(doc, seat) };
    const by = { actor: 'person', person: person.id } as const;
    return { ...(await enter(context, table, referee, plan, by)), answer: done };
  });
}

type Wish = {
  readonly kind: ProposalKind;
  readonly seen: number;
  readonly moves?: number;
  readonly seat?: number;
};

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
    const wrong = notThere(doc, person) ?? notPlaying(doc) ?? senseless(doc, wish);
    if (wrong !== undefined || referee === undefined) return wrong ?? notStarted();
    // Only what is to be taken back depends on the position; others may move while one asks to rest.
    if (wish.kind === 'undo' && wish.seen !== referee.number) return moved(referee);
    if (wish.kind === 'undo' && isEndless(referee)) return problem(429, 'too-many');
    if (doc.proposal !== undefined) return problem(409, 'already-asked');
    const to = referee.moves.length - (wish.moves ?? 1);
    if (wish.kind === 'undo' && to < 0) return problem(409, 'not-so-many-moves');
    const proposal: Proposal = {
      kind: wish.kind,
      by: person.id,
      number: referee.number,
      agreed: [person.id],
      ...(wish.kind === 'undo' ? { to } : {}),
      ...(isAboutSeat(wish) ? { seat: wish.seat } : {}),
    };
    return asked(context, live, referee, proposal);
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
    const wrong = notThere(doc, person) ?? notPlaying(doc);
    if (wrong !== undefined || referee === undefined) return wrong ?? notStarted();
    if (proposal === undefined) return problem(409, 'nothing-asked');
    if (!agree) return { answer: done, doc: without(doc, proposal, person.id, context.now()) };
    const agreed = [...new Set([...proposal.agreed, person.id])];
    return asked(context, live, referee, { ...proposal, agreed });
  });
}

/** Does what was proposed once everyone who is there has agreed. */
async function asked(
  context: Context,
  live: Live,
  referee: Referee,
  proposal: Proposal,
): Promise<Outcome<Done>> {
  const { proposal: _before, refused: _past, ...doc } = live.record.doc;
  if (verdictOn(doc, proposal) !== 'agreed') return { answer: done, doc: { ...doc, proposal } };
  const { id } = live.record;
  return { ...(await carryOut(context, { id, doc }, referee, proposal)), answer: done };
}

/** The table after someone has said no; who takes their own question back refuses nothing. */
function without(doc: TableDoc, proposal: Proposal, person: string, at: number): TableDoc {
  return proposal.by === person ? doc : { ...doc, refused: { ...proposal, refused: person, at } };
}

function senseless(doc: TableDoc, wish: Wish): Problem | undefined {
  const { kind } = wish;
  if (kind === 'undo') return notUndoable(doc);
  if (kind === 'handover' && doc.rated) return staysRated();
  if (isAboutSeat(wish)) return notMinded(doc, wish.seat);
  if (kind === 'pause' && doc.pausedAt !== undefined) return problem(409, 'paused');
  if (kind === 'resume' && doc.pausedAt === undefined) return problem(409, 'not-paused');
  return undefined;
}

const isAboutSeat = ({ kind }: Wish): boolean =>
  kind === 'time' || kind === 'handover' || kind === 'replace';

function notMinded(doc: TableDoc, seat: number | undefined): Problem | undefined {
  const found = seat === undefined ? undefined : doc.seats.at(seat);
  if (found === undefined) return noSuchSeat();
  return isMinded(found) ? undefined : problem(409, 'not-minded');
}

function notUndoable(doc: TableDoc): Problem | undefined {
  if (doc.pausedAt !== undefined) return problem(409, 'paused');
  return doc.undo === 'never' ? problem(409, 'undo-excluded') : undefined;
}

const isEndless = ({ number, moves }: Referee): boolean => number - moves.length >= MOST_TAKEN_BACK;

/** Only who plays now can ask and answer. */
function notThere(doc: TableDoc, person: Person): Problem | undefined {
  if (attending(doc).includes(person.id)) return undefined;
  const own = seatsOf(doc, person.id);
  if (own.some((seat) => isMinded(doc.seats[seat]))) return problem(409, 'minded');
  return own.length > 0 ? gone(doc, own[0]) : problem(403, 'not-seated');
}

const notStarted = (): Problem => problem(409, 'not-started');

const moved = (referee: Referee): Problem => problem(409, 'stale', { number: referee.number });
