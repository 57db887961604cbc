import {
  canonical,
  commitment,
  isFault,
  isRefusal,
  readGameFile,
  replay,
  unaskedOf,
  type Game,
  type GameFile,
} from '@hustings/kernel';
import { openStore } from '../../src/store/open.js';
import type { Store } from '../../src/store/store.js';
import type { Entry, TableDoc, TableRecord } from '../../src/table/doc.js';
import type { Place } from '../support/homes.js';
import type { Moment } from '../support/replays.js';
import type { Meant, Played, Seated } from './cast.js';

/** So often a table that is being played at is read anew. */
const READS = 50;

/**
 * Holds all that was promised to players and listeners against the log: nothing acknowledged is
 * missing, nothing is there twice, the game is over and replays to its own hashes, and every
 * listener has heard all of it in order.
 */
export async function check(place: Place, base: string, all: readonly Played[]): Promise<string[]> {
  const store = await openStore(place);
  const wrong: string[] = [];
  try {
    for (const played of all) {
      const found = await faultsOf(store, base, played);
      wrong.push(...found.map((text) => `${played.table}: ${text}`));
    }
  } finally {
    await store.close();
  }
  return wrong;
}

async function faultsOf(store: Store, base: string, played: Played): Promise<string[]> {
  const { game, table, people, hearings } = played;
  const wrong = [...played.broken];
  const { record, entries } = await atOneMoment(store, table);
  if (record === undefined) return [...wrong, 'the table is gone'];
  if (record.doc.seed === undefined) return [...wrong, 'the game never began'];
  if (entries.some(({ number }, i) => number !== i)) wrong.push('a number is missing in the log');
  if (record.doc.head !== entries.length) wrong.push('the table and its log do not agree');
  if (entries.some(({ actor }) => actor === 'minder')) wrong.push('a minder has played');
  const { moments, fault } = replayed(game, record.doc, entries);
  const given = givenByTable(game, entries, moments);
  for (const seated of people) wrong.push(...faultsOfSeat(entries, seated, given));
  if (fault !== undefined) wrong.push(`the log does not replay: ${fault}`);
  for (const hearing of hearings) wrong.push(...hearing.faults(game, entries, moments));
  if (record.doc.status !== 'over') return [...wrong, `never ended: it is at ${entries.length}`];
  const same = await isItsFile(base, table, entries);
  return same ? wrong : [...wrong, 'its file is not its log'];
}

/** A table and its log, as they were together: bots may be playing on while they are read. */
async function atOneMoment(
  store: Store,
  table: string,
): Promise<{ record: TableRecord | undefined; entries: readonly Entry[] }> {
  for (let tries = 0; ; tries++) {
    const record = await store.readTable(table);
    const entries = await store.readEntries(table, 0);
    const after = await store.readTable(table);
    if (after?.revision === record?.revision || tries === READS) return { record, entries };
  }
}

/** The rules alone play the log again; the hash after every move must be the one in the log. */
function replayed(
  game: Game,
  { options, seats, seed = '', start = '', rules }: TableDoc,
  entries: readonly Entry[],
): { readonly moments: readonly Moment[]; readonly fault?: string } {
  const moves = entries.flatMap(({ body }) => (body.type === 'move' ? [body] : []));
  const first = game.setup(options, seats.length, seed);
  const moments: Moment[] = [{ state: first, events: [] }];
  const file: GameFile = {
    ...{ format: 'hustings-game', version: 1, game: game.id, rules },
    ...{ options, seats: seats.length, seed, start, moves, commitment: commitment(seed) },
  };
  const end = replay(game, file, undefined, (state, _move, events) => {
    moments.push({ state: game.clone(state), events });
  });
  return isFault(end) ? { moments, fault: `${end.move}: ${end.refusal.refused}` } : { moments };
}

/** What the server gives out when the game is over. */
async function isItsFile(base: string, table: string, entries: readonly Entry[]): Promise<boolean> {
  // No connection is kept: those that are open will be counted.
  const closing = { headers: { connection: 'close' } };
  const answer = await fetch(`${base}/api/v1/tables/${table}/file`, closing);
  const file = readGameFile(await answer.json());
  if (isRefusal(file)) return false;
  const hashes = entries.map(({ body }) => body.hash);
  return file.moves.map(({ hash }) => hash).join() === hashes.join();
}

/** The entries that nobody sent, where the rules say that nobody need be asked. */
export function givenByTable(
  game: Game,
  entries: readonly Entry[],
  moments: readonly Moment[],
): ReadonlySet<Entry> {
  const given = entries.filter((entry) => {
    if (entry.actor !== 'person' || entry.person !== undefined) return false;
    const before = moments.at(entry.number);
    if (before === undefined || entry.body.type !== 'move') return false;
    const { seat } = entry.body;
    return unaskedOf(game, before.state).some((one) => one.seat === seat);
  });
  return new Set(given);
}

/**
 * A move that nobody heard an answer to may be there or not; all others must be, once. Where the table
 * had given the same answer before theirs came, theirs is that one.
 */
export function faultsOfSeat(
  entries: readonly Entry[],
  { person, seat, meant }: Seated,
  given: ReadonlySet<Entry>,
): string[] {
  const wrong: string[] = [];
  const isGiven = (entry: Entry | undefined): boolean =>
    entry !== undefined && given.has(entry) && entry.body.seat === seat;
  const sent: Meant[] = [];
  for (const [i, move] of meant.entries()) {
    const { number = -1 } = move;
    const entry = number < 0 ? undefined : entries.at(number);
    if (!isGiven(entry)) sent.push(move);
    if (move.number === undefined) continue;
    if (isSame(entry, move) && (entry?.person === person || isGiven(entry))) continue;
    wrong.push(
      `move ${i} of seat ${seat}, ${move.answer.kind}, was acknowledged as ${move.number} and is not there, but ${nameOf(entry)}`,
    );
  }
  const own = entries.filter((entry) => entry.person === person);
  const odd = own.find((entry, i) => i >= sent.length || !isSame(entry, sent[i]));
  if (odd !== undefined) wrong.push(`entry ${odd.number} of seat ${seat} is one too many`);
  return wrong.slice(0, 3);
}

function isSame(entry: Entry | undefined, { answer }: Meant): boolean {
  if (entry?.body.type !== 'move') return false;
  return entry.body.kind === answer.kind && canonical(entry.body.move) === canonical(answer.move);
}

function nameOf(entry: Entry | undefined): string {
  if (entry === undefined) return 'nothing';
  const { body, actor, person } = entry;
  const what = body.type === 'move' ? `${body.kind} of seat ${body.seat}` : body.type;
  return `${what} by ${actor}${person === undefined ? ', unasked' : ''}`;
}
