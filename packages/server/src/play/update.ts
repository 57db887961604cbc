import { isRefusal, type Form, type GameEvent, type Owed, type View } from '@hustings/kernel';
import type { TableRecord } from '../table/doc.js';
import { endingOf, type Ending } from '../table/ending.js';
import { isPast } from '../table/owed.js';
import type { Referee, Step } from './referee.js';

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

export type SeenStep = Omit<Step, 'events'> & { readonly events: readonly GameEvent[] };

export function updateFor(
  { id, doc }: Pick<TableRecord, 'id' | 'doc'>,
  referee: Referee,
  viewer: number,
  steps: readonly Step[],
  { open = false }: { readonly open?: boolean } = {},
): Update {
  const { game, state, number } = referee;
  // It may end before its rules say so: all but one have resigned, or all have given it up.
  const past = isPast(doc) && number >= doc.head;
  const over = referee.isOver || (past && doc.status === 'over');
  const form = past || viewer < 0 ? undefined : game.form(state, viewer);
  const from = number - steps.length;
  return {
    table: id,
    viewer,
    number,
    from,
    ...(from === 0 ? { opening: game.events(referee.opening, viewer) } : {}),
    steps: steps.map((step) => ({ ...step, events: game.events(step.events, viewer) })),
    view: game.view(state, viewer),
    ...(open ? { views: state.sealed.map((_, seat) => game.view(state, seat)) } : {}),
    owed: past ? [] : game.decisions(state),
    undoable: past || viewer < 0 ? 0 : referee.undoable(viewer),
    over,
    ...(form === undefined || isRefusal(form) ? {} : { form }),
    ...(over ? { result: endingOf(doc.seats, game.result(state)) } : {}),
  };
}
