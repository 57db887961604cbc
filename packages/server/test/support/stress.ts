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
import type { Entry } from '../../src/table/doc.js';
import { choose, Client, owes, randomFor, type Answered } from './client.js';
import type { Place } from './homes.js';

/** What a scripted player knows of a game it played: every move it meant, in order. */
type Played = { readonly table: string; readonly person: string; readonly meant: Meant[] };
type Meant = { readonly answer: Answer; number: number | undefined };

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** A person who plays on, whatever happens to the server: asks again until there is an answer. */
class Stubborn {
  readonly #client: Client;

  constructor(
    private readonly bases: readonly string[],
    private readonly index: number,
  ) {
    this.#client = new Client(bases[index % bases.length]);
  }

  /** The same request until it is answered; each try at the next process. */
  async ask(method: string, path: string, body?: unknown): Promise<Answered> {
    for (let tries = 0; ; tries++) {
      const client = new Client(this.bases[(this.index + tries) % this.bases.length]);
      client.cookie = this.#client.cookie;
      try {
        const answer = await client.ask(method, path, body);
        this.#client.cookie = client.cookie;
        if (answer.status < 500) return answer;
      } catch {
        // not there just now
      }
      if (tries > 3000) throw new Error(`no answer to ${method} ${path}`);
      await sleep(20);
    }
  }

  async good<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask(method, path, body);
    if (answer.status === 200) return answer.body as T; // what the interface promises
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

/** One game from making the table to its result; in a hurry, bots play the rest. */
export async function playGame(
  game: Game,
  bases: readonly string[],
  index: number,
  hurry: () => boolean,
): Promise<Played> {
  const player = new Stubborn(bases, index);
  const random = randomFor(`stress ${index}`);
  const person = (await player.good<{ id: string }>('GET', '/api/v1/me')).id;
  const bots = Array.from({ length: game.rules.seats.min - 1 }, () => ({ bot: 'random' }));
  const wish = { game: game.id, seats: [{ mine: true }, ...bots] };
  const { id } = await player.good<{ id: string }>('POST', '/api/v1/tables', wish);
  // A start that was done before the answer was lost is refused the second time, and that is right.
  await player.ask('POST', `/api/v1/tables/${id}/start`);
  const meant: Meant[] = [];
  for (let idle = 0; ;) {
    const update = await player.good<Update>('GET', `/api/v1/tables/${id}/play?seat=0`);
    if (update.over) return { table: id, person, meant };
    if (!owes(update)) {
      if (++idle > 3000) throw new Error('this table is stuck');
      await sleep(20);
      continue;
    }
    idle = 0;
    if (hurry()) {
      await player.ask('POST', `/api/v1/tables/${id}/resign`, { seat: 0 });
      continue;
    }
    const move: Meant = { answer: choose(game, update, random), number: undefined };
    meant.push(move);
    const sent = { seat: 0, seen: update.number, ...move.answer };
    const taken = await player.good<{ number: number }>('POST', `/api/v1/tables/${id}/moves`, sent);
    move.number = taken.number;
  }
}

/** Nothing acknowledged is missing, nothing is there twice, and the log replays to its own hashes. */
export async function check(
  game: Game,
  place: Place,
  bases: readonly string[],
  all: readonly Played[],
): Promise<string[]> {
  const store = await openStore(place);
  const wrong: string[] = [];
  try {
    for (const { table, person, meant } of all) {
      const entries = await store.readEntries(table, 0);
      const own = entries.filter((entry) => entry.person === person);
      if (entries.some(({ number }, i) => number !== i))
        wrong.push(`${table}: a number is missing`);
      if (own.length !== meant.length)
        wrong.push(`${table}: ${meant.length} meant, ${own.length} there`);
      for (const [i, move] of meant.entries())
        if (!same(own.at(i), move)) wrong.push(`${table}: move ${i} differs`);
      const answer = await fetch(`${bases[0]}/api/v1/tables/${table}/file`);
      const file = readGameFile(await answer.json());
      const end = isRefusal(file) ? undefined : replay(game, file);
      if (end === undefined || isFault(end) || !game.isOver(end))
        wrong.push(`${table}: does not replay`);
    }
  } finally {
    await store.close();
  }
  return wrong;
}

function same(entry: Entry | undefined, { answer, number }: Meant): boolean {
  if (entry?.body.type !== 'move' || entry.number !== number) return false;
  return entry.body.kind === answer.kind && canonical(entry.body.move) === canonical(answer.move);
}

/** Games at once, so many at a time, until so many are over and `enough` says so. */
export async function playGames(
  game: Game,
  bases: readonly string[],
  {
    together,
    enough,
    hurry = () => false,
  }: {
    readonly together: number;
    readonly enough: (over: number) => boolean;
    readonly hurry?: () => boolean;
  },
): Promise<Played[]> {
  const over: Played[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (!enough(over.length)) over.push(await playGame(game, bases, next++, hurry));
  };
  await Promise.all(Array.from({ length: together }, one));
  return over;
}
