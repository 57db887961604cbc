import { o } from '../texts/online.js';
import { t } from '../texts/shell.js';
import { gameTitle } from '../games/fronts.svelte.js';
import { nameOf } from './names.js';
import type { ServerTable } from './types.js';

export const titleOf = ({ title, game }: ServerTable): string =>
  o().tableName(title, gameTitle(game));

export const isFree = ({ person, bot }: ServerTable['seats'][number]): boolean =>
  person === undefined && bot === undefined;

export const isYourTurn = ({ turn, yours }: ServerTable): boolean =>
  turn?.some((seat) => yours.includes(seat)) === true;

/** How a table stands, in a sentence. */
export function standingOf(table: ServerTable): string {
  const { status, seats, result, paused, number } = table;
  if (status === 'abandoned') return o().lobby.abandoned;
  if (status === 'over')
    return o().lobby.over((result?.winners ?? []).map((seat) => nameOf(seats[seat])));
  if (status === 'gathering')
    return o().lobby.waiting(seats.filter((seat) => !isFree(seat)).length, seats.length);
  return paused ? o().lobby.paused : o().lobby.running(number);
}

/** Where it is one's turn first, then what runs, then what waits; the newest first. */
export function inOrder(tables: readonly ServerTable[]): ServerTable[] {
  const rank = (table: ServerTable): number => {
    if (isYourTurn(table)) return 0;
    return { playing: 1, gathering: 2, over: 3, abandoned: 3 }[table.status];
  };
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.createdAt - a.createdAt);
}
