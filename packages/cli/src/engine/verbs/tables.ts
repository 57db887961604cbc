import { randomBytes } from 'node:crypto';
import {
  commitment,
  isFault,
  isRefusal,
  isSeed,
  Match,
  readGameFile,
  replay,
  seedFrom,
  type GameFile,
  type Refusal,
  type Seed,
} from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';
import { gameFacts } from '../../commands/games.js';
import { anything, optional, seat, word } from '../fields.js';
import { Loaded, type Table } from '../table.js';
import type { Spoken, Tables } from '../tables.js';
import { position, verb } from '../verb.js';

export const PROTOCOL = 1;

/** Verbs that open and close tables. */
export const tableVerbs = {
  games: verb({}, (_values, { games }) => ({ protocol: PROTOCOL, games: games.map(gameFacts) })),

  new: verb(
    { game: word, seats: seat, options: optional(anything), seed: optional(word) },
    (values, tables) => {
      const spoken = tables.game(values.game);
      if (isRefusal(spoken)) return spoken;
      const seed = readSeed(values.seed);
      const match = Match.start(spoken.game, values.options?.raw, values.seats, seed);
      if (isRefusal(match)) return match;
      const told = { options: match.options, seed, commitment: commitment(seed) };
      return open(tables, spoken, match, told);
    },
  ),

  load: verb({ game: word, state: anything }, (values, tables) => {
    const spoken = tables.game(values.game);
    if (isRefusal(spoken)) return spoken;
    const { game } = spoken;
    const state = game.load(values.state.raw);
    return isRefusal(state) ? state : open(tables, spoken, new Loaded(game, state));
  }),

  import: verb({ file: anything }, (values, tables) => {
    const file = readGameFile(values.file.raw);
    if (isRefusal(file)) return file;
    const spoken = tables.game(file.game);
    if (isRefusal(spoken)) return spoken;
    const match = resume(spoken.game, file);
    return isRefusal(match) ? match : open(tables, spoken, match);
  }),

  close: verb({ table: word }, (values, tables) => {
    const table = tables.at(values.table);
    if (isRefusal(table)) return table;
    tables.close(values.table);
    return {};
  }),
};

/** A seed as it is, or made from any text; fresh where none is given. */
export function readSeed(given: string | undefined): Seed {
  if (given === undefined) return randomBytes(32).toString('hex');
  return isSeed(given) ? given : seedFrom(given);
}

function open(
  tables: Tables,
  spoken: Spoken,
  play: Table['play'],
  told: object = {},
): object | Refusal {
  const table = { ...spoken, play };
  const handle = tables.open(table);
  return isRefusal(handle) ? handle : { table: handle, ...told, ...position(table) };
}

/** The match of a file, at its last move, once all of the file is known to be true. */
function resume(game: AnyGame, file: GameFile): Match | Refusal {
  const end = replay(game, file);
  if (isFault(end)) {
    const { refused, rule, values } = end.refusal;
    return { refused, rule, values: { ...values, at: end.move } };
  }
  const match = Match.start(game, file.options, file.seats, file.seed ?? '');
  if (isRefusal(match)) return match;
  for (const { seat: who, kind, move } of file.moves) match.submit(who, { kind, move });
  return match;
}
