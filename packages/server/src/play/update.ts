import { isRefusal, type GameEvent, type Step } from '@hustings/kernel';
import type { Update } from '@hustings/protocol';
import type { TableRecord } from '../table/doc.js';
import { endingOf } from '../table/ending.js';
import { isPast } from '../table/owed.js';
import type { Note, Referee } from './referee.js';

/** What is told of a game; the clocks are read for all viewers at once. */
export type Seen = Omit<Update, 'clocks'>;

/** As whom someone looks, and whether they see all hands. */
export type Looker = { readonly viewer: number; readonly open: boolean };

/** What happened last, and how it stands. */
export function updateFor(
  { id, doc }: Pick<TableRecord, 'id' | 'doc'>,
  referee: Referee,
  { viewer, open }: Looker,
  happened: readonly Step<GameEvent, Note>[],
): Seen {
  const { game, state, number } = referee;
  // It may end before its rules say so: all but one have resigned, or all have given it up.
  const past = isPast(doc) && number >= doc.head;
  const over = referee.isOver || (past && doc.status === 'over');
  const form = past || viewer < 0 ? undefined : game.form(state, viewer);
  const steps = happened.map((step) => told(step, viewer));
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
function told(
  { number, entry, note, events }: Step<GameEvent, Note>,
  viewer: number,
): Update['steps'][number] {
  const { at, actor } = note;
  const { seat, type } = entry;
  const what =
    entry.type === 'move'
      ? { kind: entry.kind, ...(seat === viewer ? { made: entry.move } : {}) }
      : { to: entry.to, consent: entry.consent };
  return { number, at, actor, seat, type, ...what, events };
}
