import {
  isRefusal,
  type Form,
  type GameEvent,
  type Owed,
  type Result,
  type View,
} from '@hustings/kernel';
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
  readonly result?: Result;
};

export type SeenStep = Omit<Step, 'events'> & { readonly events: readonly GameEvent[] };

export function updateFor(
  table: string,
  referee: Referee,
  viewer: number,
  steps: readonly Step[],
  { open = false }: { readonly open?: boolean } = {},
): Update {
  const { game, state, number } = referee;
  const form = viewer < 0 ? undefined : game.form(state, viewer);
  const result = game.result(state);
  const from = number - steps.length;
  return {
    table,
    viewer,
    number,
    from,
    ...(from === 0 ? { opening: game.events(referee.opening, viewer) } : {}),
    steps: steps.map((step) => ({ ...step, events: game.events(step.events, viewer) })),
    view: game.view(state, viewer),
    ...(open ? { views: state.sealed.map((_, seat) => game.view(state, seat)) } : {}),
    owed: game.decisions(state),
    undoable: viewer < 0 ? 0 : referee.undoable(viewer),
    over: referee.isOver,
    ...(form === undefined || isRefusal(form) ? {} : { form }),
    ...(result === undefined ? {} : { result }),
  };
}
