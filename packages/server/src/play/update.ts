import {
  isRefusal,
  type Form,
  type GameEvent,
  type Owed,
  type Step,
  type View,
} from '@hustings/kernel';
import type { TableRecord } from '../table/doc.js';
import { endingOf, type Ending } from '../table/ending.js';
import { isPast } from '../table/owed.js';
import type { Note, Referee } from './referee.js';

/** What one viewer is told of a game: what happened since, and how it stands, as they may know it. */
export type Update = {
  readonly table: string;
  readonly viewer: number;
  /** Entries of the log that are in this view. */
  readonly number: number;
  /** The first entry that `steps` tells of. */
  readonly from: number;
  /** What the setup told, if `steps` begin with the first entry. */
  readonly opening?: readonly GameEvent[];
  readonly steps: readonly SeenStep[];
  readonly view: View;
  /** What each seat sees: for spectators of a table that shows them the hands. */
  readonly views?: readonly View[];
  readonly owed: readonly Owed[];
  /** What is asked of the viewer. */
  readonly form?: Form;
  /** How many of their last moves the viewer can take back freely. */
  readonly undoable: number;
  readonly over: boolean;
  readonly result?: Ending;
};

/** An entry of the log as a viewer may know it. */
export type SeenStep = Pick<Note, 'at' | 'actor'> & {
  readonly number: number;
  readonly seat: number;
  readonly type: 'move' | 'undo';
  /** The decision that was answered. */
  readonly kind?: string;
  /** For a move taken back: how many moves remain, and whether all had to agree. */
  readonly to?: number;
  readonly consent?: boolean;
  readonly events: readonly GameEvent[];
};

/** As whom someone looks, and whether they see all hands. */
export type Looker = { readonly viewer: number; readonly open: boolean };

/** What happened since a number, and how it stands. */
export function updateFor(
  { id, doc }: Pick<TableRecord, 'id' | 'doc'>,
  referee: Referee,
  { viewer, open }: Looker,
  since: number,
): Update {
  const { game, state, number } = referee;
  // It may end before its rules say so: all but one have resigned, or all have given it up.
  const past = isPast(doc) && number >= doc.head;
  const over = referee.isOver || (past && doc.status === 'over');
  const form = past || viewer < 0 ? undefined : game.form(state, viewer);
  const steps = referee.steps(since, viewer).map(seenStep);
  const from = number - steps.length;
  return {
    table: id,
    viewer,
    number,
    from,
    ...(from === 0 ? { opening: game.events(referee.opening, viewer) } : {}),
    steps,
    view: game.view(state, viewer),
    ...(open ? { views: state.sealed.map((_, seat) => game.view(state, seat)) } : {}),
    owed: past ? [] : game.decisions(state),
    undoable: past || viewer < 0 ? 0 : referee.undoable(viewer),
    over,
    ...(form === undefined || isRefusal(form) ? {} : { form }),
    ...(over ? { result: endingOf(doc.seats, game.result(state)) } : {}),
  };
}

/** Moves of others are not told, only what came of them. */
function seenStep({ number, entry, note, events }: Step<GameEvent, Note>): SeenStep {
  const { at, actor } = note;
  const { seat, type } = entry;
  const what =
    entry.type === 'move' ? { kind: entry.kind } : { to: entry.to, consent: entry.consent };
  return { number, at, actor, seat, type, ...what, events };
}
