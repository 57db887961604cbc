import { isRefusal, sfc, type Move } from '@hustings/kernel';
import { anything, integerTo, optional, seat, viewer, word } from '../fields.js';
import type { Table } from '../table.js';
import { position, seatVerb, tableVerb } from '../verb.js';
import { readSeed } from './tables.js';

const MOST_LISTED = 10_000;
const LISTED = 100;

/** Verbs that find, make and take back moves. */
export const moveVerbs = {
  legal: seatVerb({ limit: optional(integerTo(MOST_LISTED)) }, (table, who, { limit = LISTED }) => {
    const moves = table.game.legal(table.play.state, who, limit + 1);
    const complete = moves.length <= limit;
    return { ...inWords(table, who, moves.slice(0, limit)), complete };
  }),

  sample: seatVerb(
    { count: optional(integerTo(MOST_LISTED)), seed: optional(word) },
    (table, who, { count = 1, seed }) => {
      const random = sfc(readSeed(seed), 'bot 0');
      const { game, play } = table;
      const moves = Array.from({ length: count }, () => game.sample(play.state, who, random));
      return inWords(table, who, moves);
    },
  ),

  apply: tableVerb(
    {
      seat,
      kind: word,
      move: anything,
      number: optional(integerTo(1_000_000)),
      viewer: optional(viewer),
    },
    (table, values) => {
      const answer = { kind: values.kind, move: values.move.raw };
      const events = table.play.submit(values.seat, answer, values.number);
      if (isRefusal(events)) return events;
      const told = values.viewer === undefined ? events : table.game.events(events, values.viewer);
      return { events: told, ...position(table) };
    },
  ),

  undo: tableVerb({ seat }, (table, values) => table.play.undo(values.seat) ?? position(table)),
};

function inWords({ game, play }: Table, who: number, moves: readonly Move[]): object {
  const [{ kind }] = game.decisions(play.state);
  return { kind, moves: moves.map((move) => game.write(play.state, who, move).move) };
}
