import type { Answer, Game } from '@hustings/kernel';
import { choose, randomFor } from '../support/client.js';
import { games } from '../support/games.js';
import { Hearing } from './hearing.js';
import { GivenUp } from './patience.js';
import { Person, Polling, spectator, Wired, type Player, type Way } from './players.js';
import type { Update } from '@hustings/protocol';

/** What scripted people know of a game they played: every move they meant, in order. */
export type Played = {
  readonly game: Game;
  readonly table: string;
  readonly people: readonly Seated[];
  readonly hearings: readonly Hearing[];
  /** Why they did not come to the end. */
  readonly broken: readonly string[];
};
export type Seated = {
  readonly person: string;
  readonly seat: number;
  readonly meant: readonly Meant[];
};
/** The number is there when the move was acknowledged. */
export type Meant = { readonly answer: Answer; number: number | undefined };

/** A kind of table: so many people, and bots on the other seats. */
export type Kind = {
  readonly game: Game;
  readonly people: number;
  readonly bots: readonly string[];
  /** What else is asked for when the table is made. */
  readonly wish?: Readonly<Record<string, unknown>>;
};

const [dieMacher, , copycat] = games;

export const quickKinds: readonly Kind[] = [
  { game: copycat, people: 2, bots: [] },
  {
    ...{ game: copycat, people: 1, bots: ['random'] },
    wish: { spectators: { allowed: true, delay: 2 } },
  },
];
/** The bot is one of those that think in threads of their own. */
const thoughtful: Kind = { game: copycat, people: 1, bots: ['intern'] };
export const quietKinds: readonly Kind[] = [...quickKinds, thoughtful];
export const allKinds: readonly Kind[] = [
  ...quietKinds,
  { game: dieMacher, people: 2, bots: ['random'], wish: { options: { elections: '4' } } },
];

export type Cast = {
  readonly kinds: readonly Kind[];
  readonly way: Way;
  readonly seed: string;
  /** Games at once. */
  readonly together: number;
  /** No new games when so many have been begun and this says so. */
  readonly enough: (begun: number) => boolean;
};

/** So many moves of a player, and they say a word to the table. */
const MOVES_TO_A_WORD = 12;

/** Games at once, so many at a time, until there are enough. */
export async function playGames(cast: Cast): Promise<Played[]> {
  const over: Played[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (!cast.way.patience.gone && !cast.enough(next)) {
      const played = await playGame(cast, next++);
      if (played !== undefined) over.push(played);
    }
  };
  await Promise.all(Array.from({ length: cast.together }, one));
  return over;
}

/** One game from making the table to its result; nothing if there never was a table. */
async function playGame(cast: Cast, index: number): Promise<Played | undefined> {
  const kind = cast.kinds[index % cast.kinds.length];
  const all = Array.from({ length: kind.people }, (_, i) => new Person(cast.way, index + i));
  let ids: string[];
  let table: string;
  try {
    ids = await Promise.all(all.map((person) => person.enter()));
    table = await gather(kind, all);
  } catch (error) {
    if (error instanceof GivenUp) return undefined;
    throw error;
  }
  const watching = await watchers(cast, index, table);
  const players = all.map((person, seat) => playerOf(person, table, seat, index));
  const broken: string[] = [];
  const note = (error: unknown): void => void broken.push(String(error));
  const seated = all.map((_, seat): Seated & { meant: Meant[] } => ({
    ...{ person: ids[seat], seat, meant: [] },
  }));
  // Who watches is there before the first move.
  const seen = watching.map((one) => one.until(({ over }) => over).catch(note));
  await all[0].ask('POST', `/api/v1/tables/${table}/start`).catch(note);
  await Promise.all([
    ...seen,
    ...players.map((player, seat) =>
      playSeat(
        cast,
        kind.game,
        player,
        all[seat],
        table,
        seated[seat],
        `${cast.seed} ${index}`,
      ).catch(note),
    ),
  ]);
  for (const one of [...players, ...watching]) one.leave();
  const hearings = [...players, ...watching].map(({ hearing }) => hearing);
  const late = await comesAfterwards(cast, index, table).catch(note);
  if (late instanceof Hearing) hearings.push(late);
  return { game: kind.game, table, people: seated, hearings, broken };
}

/** The people of one table begin at different processes, two of three over WebSocket, one over HTTP. */
const playerOf = (person: Person, table: string, seat: number, index: number): Player =>
  (index + seat) % 3 === 2 ? new Polling(person, table, seat) : new Wired(person, table, seat);

/** A table with all of them, not yet started. */
async function gather({ game, bots, wish }: Kind, people: readonly Person[]): Promise<string> {
  const [owner, ...others] = people;
  const seats = [...people.map((_, i) => ({ mine: i === 0 })), ...bots.map((bot) => ({ bot }))];
  const { id } = await owner.good<{ id: string }>('POST', '/api/v1/tables', {
    ...{ game: game.id, seats },
    ...wish,
  });
  // What was done before its answer was lost is refused the second time, and that is right.
  for (const [i, other] of others.entries()) {
    await other.ask('POST', `/api/v1/tables/${id}/join`, { seat: i + 1 });
  }
  return id;
}

/** Two who watch from the beginning: one asks for everything, the other for what comes. */
async function watchers({ way }: Cast, index: number, table: string) {
  const people = [0, 1].map((i) => new Person(way, index + i));
  await Promise.all(people.map((person) => person.enter().catch(() => undefined)));
  return [spectator(people[0], table, 0), spectator(people[1], table)];
}

/** Someone comes when all is over and asks for everything from the beginning. */
async function comesAfterwards({ way }: Cast, index: number, table: string): Promise<Hearing> {
  const hearing = new Hearing('who came afterwards', -1, 0);
  const path = `/api/v1/tables/${table}/play?since=0`;
  hearing.hear(0, await new Person(way, index).good<Update>('GET', path));
  return hearing;
}

/** Plays one seat to the end of the game. */
async function playSeat(
  { way: { patience } }: Cast,
  game: Game,
  player: Player,
  person: Person,
  table: string,
  { seat, meant }: Seated & { readonly meant: Meant[] },
  seed: string,
): Promise<void> {
  const random = randomFor(`${seed} ${seat}`);
  for (let seen = -1; ;) {
    const update = await player.turn(seen);
    if (update.over) return;
    const move: Meant = { answer: choose(game, update, random), number: undefined };
    meant.push(move);
    seen = await player.move({ seat, seen: update.number, ...move.answer });
    move.number = seen;
    patience.onTaken();
    if (meant.length % MOVES_TO_A_WORD === 0)
      await person.ask('POST', `/api/v1/tables/${table}/chat`, { room: 'table', text: 'Hm.' });
  }
}

/** Moves that were acknowledged in all these games. */
export function acknowledged(all: readonly Played[]): number {
  const moves = all.flatMap(({ people }) => people).flatMap(({ meant }) => meant);
  return moves.filter(({ number }) => number !== undefined).length;
}
