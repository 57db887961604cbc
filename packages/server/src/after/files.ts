import {
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
import { botsFor, levelsFor } from '../play/levels.js';
import { fromRefusal, isProblem, problem, type Problem } from '../problem.js';
import type { Entry, Seat, TableDoc } from '../table/doc.js';

/** A game as a file. Only when it is over: the moves of a running game hold its secrets. */
export async function exportGame(context: Context, id: string): Promise<string | Problem> {
  const live = await context.desk.look(id);
  if (isProblem(live)) return live;
  const { doc } = live.record;
  const { referee } = live;
  if (doc.status !== 'over' || referee === undefined) {
    return problem(409, 'not-over');
  }
  return writeGameFile(referee.export(true));
}

/**
 * Takes in a game from elsewhere, after playing it again from first to last move. One that is over
 * is kept to be looked at; one that is not waits for its players, to be played on.
 */
export async function importGame(
  context: Context,
  person: Person,
  raw: unknown,
  seats?: string,
): Promise<{ readonly id: string } | Problem> {
  const file = readGameFile(raw);
  if (isRefusal(file)) return fromRefusal(undefined, file);
  const game = (await context.shelf.find(file.game, file.rules)) ?? context.games.get(file.game);
  if (game === undefined) return problem(422, 'no-such-game');
  const { seed } = file;
  if (seed === null) return problem(422, 'no-seed');
  const end = replay(game, file);
  if (isFault(end)) {
    return { ...fromRefusal(game, end.refusal), values: { ...end.refusal.values, at: end.move } };
  }
  // What the file left out has its usual value; the replay has just read the same.
  const options = game.readOptions(file.options, file.seats);
  if (isRefusal(options)) return fromRefusal(game, options);
  const table = tableOf(context, person, { ...file, seed, options });
  const result = game.result(end);
  const sits = result === undefined ? seatsFor(context, person, file, seats) : [];
  if (isProblem(sits)) return sits;
  const doc: TableDoc =
    result === undefined
      ? { ...table, status: 'gathering', undo: 'free', seats: sits }
      : { ...table, status: 'over', endedAt: table.createdAt, result };
  const id = newId();
  await context.store.createTable(id, doc, entriesOf(file, doc.createdAt));
  return { id };
}

function tableOf(
  context: Context,
  person: Person,
  { game, rules, options, seats, seed, start, moves }: GameFile & { readonly seed: string },
): Omit<TableDoc, 'status'> {
  return {
    ...{ game, rules, options, seed, start, serverSeed: seed, head: moves.length },
    title: '',
    visibility: 'unlisted',
    spectators: { allowed: true, delay: 0 },
    undo: 'never',
    rated: false,
    owner: person.id,
    createdAt: context.now(),
    seats: Array.from({ length: seats }, () => ({})),
    imported: true,
  };
}

/** Who sits where: a word for each seat, `mine`, `free` or a level of bots; usually the first is mine. */
function seatsFor(
  context: Context,
  person: Person,
  { game, seats: count }: GameFile,
  words = ['mine', ...Array.from({ length: count - 1 }, () => 'free')].join(','),
): readonly Seat[] | Problem {
  const bots = botsFor(context, game);
  const seats = words.split(',').map((word): Seat | undefined => {
    if (word === 'mine') return { person: person.id };
    if (word === 'free') return {};
    return bots.includes(word) ? { bot: word } : undefined;
  });
  const known = seats.filter((seat) => seat !== undefined);
  if (known.length === count && seats.length === count) return known;
  return problem(422, 'wrong-seats', { seats: count, levels: levelsFor(context, game) });
}

function entriesOf({ moves }: GameFile, at: number): Entry[] {
  return moves.map(({ seat, kind, move, hash }, number) => ({
    ...{ number, at, actor: 'person' },
    body: { type: 'move', seat, kind, move, hash },
  }));
}
