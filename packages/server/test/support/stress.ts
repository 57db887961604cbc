import {
  canonical,
  isFault,
  isRefusal,
  readGameFile,
  replay,
  type Answer,
  type Game,
} from '@hustings/kernel';
import type { Update } from '../../src/play/update.js';
import { openStore } from '../../src/store/open.js';
import type { Store } from '../../src/store/store.js';
import type { Entry } from '../../src/table/doc.js';
import { choose, randomFor } from './client.js';
import type { Place } from './homes.js';
import { Stubborn, Wired, type Player } from './stubborn.js';

/** What scripted people know of a game they played: every move they meant, in order. */
export type Played = {
  readonly game: Game;
  readonly table: string;
  readonly people: readonly { readonly person: string; readonly meant: readonly Meant[] }[];
};
type Meant = { readonly answer: Answer; number: number | undefined };

/** A kind of table: so many people, and bots on the other seats. */
export type Kind = {
  readonly game: Game;
  readonly people: number;
  readonly bots: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
};

export type Stress = {
  readonly kinds: readonly Kind[];
  readonly bases: readonly string[];
  /** Games at once. */
  readonly together: number;
  /** No new games when so many have been begun and this says so. */
  readonly enough: (begun: number) => boolean;
  /** In a hurry, people resign and bots play the rest. */
  readonly hurry?: () => boolean;
  /** A move was acknowledged. */
  readonly onTaken?: () => void;
};

/** Games at once, so many at a time, until there are enough. */
export async function playGames(stress: Stress): Promise<Played[]> {
  const over: Played[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (!stress.enough(next)) over.push(await playGame(stress, next++));
  };
  await Promise.all(Array.from({ length: stress.together }, one));
  return over;
}

/** One game from making the table to its result. */
async function playGame(stress: Stress, index: number): Promise<Played> {
  const { bases } = stress;
  const { game, people, bots, options = {} } = stress.kinds[index % stress.kinds.length];
  // The people of one table begin at different processes, by turns over WebSocket and over HTTP.
  const players = Array.from({ length: people }, (_, seat): Player =>
    (index + seat) % 2 === 0 ? new Wired(bases, index + seat) : new Stubborn(bases, index + seat),
  );
  const ids = await Promise.all(players.map((player) => player.enter()));
  const [owner, ...others] = players;
  const seats = [...ids.map((_, i) => ({ mine: i === 0 })), ...bots.map((bot) => ({ bot }))];
  const wish = { game: game.id, options, seats };
  const { id } = await owner.good<{ id: string }>('POST', '/api/v1/tables', wish);
  // What was done before its answer was lost is refused the second time, and that is right.
  for (const [i, player] of others.entries()) {
    await player.ask('POST', `/api/v1/tables/${id}/join`, { seat: i + 1 });
  }
  await owner.ask('POST', `/api/v1/tables/${id}/start`);
  const played = await Promise.all(
    players.map(async (player, seat) => ({
      person: ids[seat],
      meant: await playSeat(stress, player, game, id, seat, `stress ${index} ${seat}`),
    })),
  );
  return { game, table: id, people: played };
}

/** Plays one seat to the end of the game. */
async function playSeat(
  { hurry = () => false, onTaken }: Stress,
  player: Player,
  game: Game,
  table: string,
  seat: number,
  seed: string,
): Promise<Meant[]> {
  const random = randomFor(seed);
  const meant: Meant[] = [];
  let seen = -1;
  for (;;) {
    const update: Update = await player.turn(table, seat, seen);
    if (update.over) {
      player.leave();
      return meant;
    }
    if (hurry()) {
      await player.ask('POST', `/api/v1/tables/${table}/resign`, { seat });
      continue;
    }
    const move: Meant = { answer: choose(game, update, random), number: undefined };
    meant.push(move);
    move.number = await player.move(table, { seat, seen: update.number, ...move.answer });
    seen = move.number;
    onTaken?.();
  }
}

/** Nothing acknowledged is missing, nothing is there twice, and the log replays to its own hashes. */
export async function check(
  place: Place,
  bases: readonly string[],
  all: readonly Played[],
): Promise<string[]> {
  const store = await openStore(place);
  const wrong: string[] = [];
  try {
    for (const played of all) wrong.push(...(await faultsOf(store, bases[0], played)));
  } finally {
    await store.close();
  }
  return wrong;
}

async function faultsOf(store: Store, base: string, played: Played): Promise<string[]> {
  const { game, table, people } = played;
  const wrong: string[] = [];
  const entries = await store.readEntries(table, 0);
  if (entries.some(({ number }, i) => number !== i)) wrong.push(`${table}: a number is missing`);
  for (const { person, meant } of people) {
    const own = entries.filter((entry) => entry.person === person);
    if (own.length !== meant.length)
      wrong.push(`${table}: ${meant.length} meant, ${own.length} there`);
    for (const [i, move] of meant.entries())
      if (!same(own.at(i), move)) wrong.push(`${table}: move ${i} differs`);
  }
  const answer = await fetch(`${base}/api/v1/tables/${table}/file`);
  const file = readGameFile(await answer.json());
  // A replay compares the hash after every move with the one in the log.
  const end = isRefusal(file) ? undefined : replay(game, file);
  if (end === undefined || isFault(end) || !game.isOver(end))
    wrong.push(`${table}: does not replay`);
  return wrong;
}

function same(entry: Entry | undefined, { answer, number }: Meant): boolean {
  if (entry?.body.type !== 'move' || entry.number !== number) return false;
  return entry.body.kind === answer.kind && canonical(entry.body.move) === canonical(answer.move);
}

/** Moves that were acknowledged in all these games. */
export function acknowledged(all: readonly Played[]): number {
  return all.flatMap(({ people }) => people).reduce((sum, { meant }) => sum + meant.length, 0);
}
