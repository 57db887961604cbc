import {
  commitment,
  isFault,
  isRefusal,
  readGameFile,
  replay,
  writeGameFile,
  type GameFile,
} from '@hustings/kernel';
import type { Context } from '../context.js';
import { newId } from '../ids.js';
import type { Person } from '../people/person.js';
import { fromRefusal, isProblem, problem, type Problem } from '../problem.js';
import type { Entry, TableDoc } from '../table/doc.js';

/** A game as a file. Only when it is over: the moves of a running game hold its secrets. */
export async function exportGame(context: Context, id: string): Promise<string | Problem> {
  const live = await context.desk.look(id);
  if (isProblem(live)) return live;
  const { doc } = live.record;
  const { referee } = live;
  if (doc.status !== 'over' || referee === undefined || doc.seed === undefined) {
    return problem(409, 'not-over', 'The file can be had when the game is over.');
  }
  const file: GameFile = {
    format: 'hustings-game',
    version: 1,
    game: doc.game,
    rules: doc.rules,
    seats: doc.seats.length,
    options: doc.options,
    commitment: commitment(doc.seed),
    seed: doc.seed,
    start: doc.start ?? '',
    moves: referee.moves.map(({ seat, kind, move, hash }) => ({ seat, kind, move, hash })),
  };
  return writeGameFile(file);
}

/** Keeps a finished game from elsewhere, after playing it again from first to last move. */
export async function importGame(
  context: Context,
  person: Person,
  raw: unknown,
): Promise<{ readonly id: string } | Problem> {
  const file = readGameFile(raw);
  if (isRefusal(file)) return problem(422, file.refused, 'This is not a Hustings game file.');
  const game = context.games.get(file.game);
  if (game === undefined)
    return problem(422, 'no-such-game', 'This server does not have this game.');
  const end = replay(game, file);
  if (isFault(end)) {
    return { ...fromRefusal(game, end.refusal), values: { ...end.refusal.values, at: end.move } };
  }
  const result = game.result(end);
  if (result === undefined || file.seed === null)
    return problem(422, 'not-over', 'Only games that are over can be imported.');
  const at = context.now();
  const doc: TableDoc = {
    game: file.game,
    rules: file.rules,
    options: file.options,
    title: '',
    visibility: 'unlisted',
    spectators: { allowed: true, delay: 0 },
    undo: 'never',
    rated: false,
    owner: person.id,
    createdAt: at,
    endedAt: at,
    status: 'over',
    seats: Array.from({ length: file.seats }, () => ({})),
    head: file.moves.length,
    serverSeed: file.seed,
    seed: file.seed,
    start: file.start,
    result,
    imported: true,
  };
  const entries = file.moves.map(({ seat, kind, move, hash }, number): Entry => ({
    number,
    at,
    actor: 'person',
    body: { type: 'move', seat, kind, move, hash },
  }));
  const id = newId();
  await context.store.createTable(id, doc, entries);
  return { id };
}
