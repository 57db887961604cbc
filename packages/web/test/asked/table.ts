import { manifestOf, type AnyGame } from '@hustings/games';
import {
  isRefusal,
  Match,
  type GameEvent,
  type GameFile,
  type Json,
  type Position,
  type View,
} from '@hustings/kernel';
import type { Entry, Snapshot, Table } from '@hustings/parts/table';

/** A decision of a recorded game, as the one who is asked sees it. */
export type Asked = { readonly kind: string; readonly seat: number; readonly table: Table };

/** A recorded game, move by move: the position before each, and what the move brought. */
async function* replayed(file: GameFile): AsyncGenerator<{
  readonly game: AnyGame;
  readonly state: Position;
  readonly seat: number;
  readonly kind: string;
  readonly events: readonly GameEvent[];
}> {
  const game = await manifestOf(file.game)?.rules();
  if (game === undefined || file.seed === null) throw new Error('a game that can not be played');
  const begun = Match.start(game, file.options, file.seats, file.seed);
  if (isRefusal(begun)) throw new Error(begun.refused);
  let match = begun;
  for (const move of file.moves) {
    const { seat, kind } = move;
    const plan = match.recall({ type: 'move', ...move });
    if (isRefusal(plan)) throw new Error(plan.refused);
    yield { game, state: match.state, seat, kind, events: game.events(plan.events, seat) };
    match = match.after(plan);
  }
}

/** What was asked in a recorded game, and what each answer brought, as its giver saw it. */
export async function* toldIn(
  file: GameFile,
): AsyncGenerator<{ kind: string; events: readonly GameEvent[]; view: () => View }> {
  for await (const { game, state, seat, kind, events } of replayed(file))
    yield { kind, events, view: () => game.view(state, seat) };
}

/** As often a kind of decision is looked at: what is refused changes with the position. */
const OFTEN = 5;

/** Decisions of a recorded game before they are answered, of each kind as long as few were `seen`. */
export async function* askedIn(file: GameFile, seen: Map<string, number>): AsyncGenerator<Asked> {
  const entries: Entry[] = [];
  for await (const { game, state, seat, kind, events } of replayed(file)) {
    const times = seen.get(kind) ?? 0;
    if (times < OFTEN) {
      seen.set(kind, times + 1);
      yield { kind, seat, table: tableAt(game, state, seat, kind, entries) };
    }
    entries.push({ number: entries.length, seat, kind, events });
  }
}

/** What a panel asks of a table; whatever else one would ask is not there. */
function tableAt(
  game: AnyGame,
  state: Position,
  seat: number,
  kind: string,
  entries: readonly Entry[],
): Table {
  const view = game.view(state, seat);
  const form = game.form(state, seat);
  const count = game.decisions(state).map((one) => one.seat);
  const now: Snapshot = {
    id: 'asked',
    game: game.id,
    options: {},
    chairs: Array.from({ length: 5 }, (_, i) => ({ name: `Person ${i + 1}`, by: 'person' })),
    lesson: false,
    viewer: seat,
    number: entries.length,
    last: entries.length,
    view,
    owed: count,
    kind,
    undo: undefined,
    result: undefined,
  };
  const table: Partial<Table> = {
    id: 'asked',
    game,
    now,
    shown: now,
    entries: [...entries],
    past: undefined,
    stage: undefined,
    replay: false,
    people: [seat],
    watching: false,
    since: undefined,
    deciding: seat,
    form: isRefusal(form) ? undefined : form,
    why: (move: Json) => {
      const read = game.read(state, seat, { kind, move });
      return isRefusal(read) ? read : undefined;
    },
    onlyPass: false,
    passing: false,
    draft: undefined,
    undoable: false,
    local: false,
  };
  return table as Table; // panels ask for no more
}
