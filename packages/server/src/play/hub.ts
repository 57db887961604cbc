import { SPECTATOR } from '@hustings/kernel';
import type { ChatMessage, ChatRoom, Said } from '@hustings/protocol';
import type { Context } from '../context.js';
import { isProblem, type Problem } from '../problem.js';
import { StoreTrouble } from '../store/trouble.js';
import { sameAhead, sameButMoves } from '../table/same.js';
import { sentAway } from '../table/seating.js';
import type { TableDoc } from '../table/doc.js';
import { PRESENT_MS, publicTable } from '../table/public.js';
import { isPast, seatsOf } from '../table/owed.js';
import { clocksOf } from './clocks.js';
import type { Live } from './desk.js';
import { noView, refereeAt, seesHands, viewerOf } from './looking.js';
import type { Referee } from './referee.js';
import { updateFor } from './update.js';

/** Someone who wants to hear of a table, as a seat or as a spectator. */
export type Watcher = {
  readonly table: string;
  /** The seat asked for; none: one's first, or watching. */
  readonly seat: number | undefined;
  readonly person: string;
  /** Takes a `Said` as it goes over the wire. */
  readonly say: (text: string) => void;
  /** Entries told so far; −1: only how it stands is wanted. */
  sent: number;
  /** As whom they were last told, and whether it was over. */
  shown: string | undefined;
  /** The table as it was last told. */
  told: TableDoc | undefined;
  /** The page can be seen. */
  visible: boolean;
};

/** Messages that may have been missed while the line was cut; none of it was noticed at once. */
const CHAT_MARGIN_MS = 60_000;
const MOST_CHAT = 50;
/** Often enough to see who comes and goes; who does so all the time is not to keep everyone busy. */
const PRESENCE_REST_MS = 500;
/** Older than any revision. */
const NEVER = -1;
const LATER_THAN_ALL = Number.MAX_SAFE_INTEGER;

/** Tells watchers what changed, each what they may know. Watchers of one table take turns. */
export class Hub {
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #told = new Map<string, number>();
  readonly #busy = new Map<string, 'telling' | 'again'>();
  readonly #lines = new Set<(text: string) => void>();
  /** Tables whose watchers were just told who is there, and whether there is more to tell. */
  readonly #presence = new Map<string, 'resting' | 'again'>();
  #awaySince: number | undefined;
  /** What was said at each table since the line was last cut: the latest, for what comes two ways. */
  readonly #words = new Map<string, Set<string>>();

  /** The process stops: everyone goes, and that is written down once for all. */
  ended = false;

  constructor(private readonly context: Context) {}

  /** Tables that someone here is looking at. */
  get tables(): readonly string[] {
    return [...this.#watchers.keys()];
  }

  add(watcher: Watcher): void {
    const set = this.#watchers.get(watcher.table) ?? new Set();
    set.add(watcher);
    this.#watchers.set(watcher.table, set);
    this.tell(watcher.table);
  }

  remove(watcher: Watcher): void {
    const set = this.#watchers.get(watcher.table);
    set?.delete(watcher);
    if (set?.size !== 0) return;
    this.#watchers.delete(watcher.table);
    this.#told.delete(watcher.table);
    this.#words.delete(watcher.table);
  }

  /** Someone who is to hear what concerns everybody; gives the way to leave. */
  join(say: (text: string) => void): () => void {
    this.#lines.add(say);
    if (this.#awaySince !== undefined) say(wire({ type: 'storage', away: true }));
    return () => void this.#lines.delete(say);
  }

  /** Nothing is heard of other processes, and most likely nothing can be written. */
  lose(): void {
    if (this.#awaySince === undefined) this.#words.clear();
    this.#awaySince ??= this.context.now();
    for (const say of this.#lines) say(wire({ type: 'storage', away: true }));
  }

  /** Everyone hears what they may have missed. */
  recover(): void {
    const since = (this.#awaySince ?? this.context.now()) - CHAT_MARGIN_MS;
    this.#awaySince = undefined;
    for (const say of this.#lines) say(wire({ type: 'storage', away: false }));
    for (const table of this.tables) {
      this.tell(table);
      Promise.all([this.tellPresence(table), this.#repeatChat(table, since)]).catch(
        (error: unknown) => this.context.log.error({ err: error }, 'telling failed'),
      );
    }
  }

  /** The revision that the watchers of each table were last told of. */
  get told(): ReadonlyMap<string, number> {
    return this.#told;
  }

  /** Is this person still looking at the table here, with whatever connection? */
  watches(table: string, person: string): boolean {
    return [...(this.#watchers.get(table) ?? [])].some((watcher) => watcher.person === person);
  }

  /** Has this person the table before their eyes here, with whatever connection? */
  isLooking(table: string, person: string): boolean {
    const watchers = [...(this.#watchers.get(table) ?? [])];
    return watchers.some((watcher) => watcher.person === person && watcher.visible);
  }

  /** The table has changed. */
  tell(table: string): void {
    if (!this.#watchers.has(table)) return;
    if (this.#busy.has(table)) {
      this.#busy.set(table, 'again');
      return;
    }
    this.#busy.set(table, 'telling');
    this.#tellAll(table)
      .catch((error: unknown) => {
        this.context.log.error({ err: error }, 'telling failed');
        // Whoever looks around finds it to be told again.
        if (error instanceof StoreTrouble && this.#watchers.has(table))
          this.#told.set(table, NEVER);
      })
      .finally(() => {
        const again = this.#busy.get(table) === 'again';
        this.#busy.delete(table);
        if (again) this.tell(table);
      });
  }

  async tellChat(table: string, message: string): Promise<void> {
    if (!this.#watchers.has(table)) return;
    const [chat, live] = await Promise.all([
      this.context.store.findChat(message),
      this.context.desk.glance(table),
    ]);
    if (chat === undefined || isProblem(live)) return;
    this.#sayChat(live.record.doc, table, chat);
  }

  async #repeatChat(table: string, since: number): Promise<void> {
    const live = await this.context.desk.glance(table);
    if (isProblem(live)) return;
    for (const room of ['table', 'spectators'] as const) {
      const last = await this.context.store.readChat(table, room, LATER_THAN_ALL, MOST_CHAT);
      for (const chat of last) if (chat.at >= since) this.#sayChat(live.record.doc, table, chat);
    }
  }

  #sayChat(doc: TableDoc, table: string, chat: ChatMessage): void {
    if (this.#isSaid(table, chat.id)) return;
    const text = wire({ type: 'chat', message: chat });
    for (const { person, say } of this.#watchers.get(table) ?? []) {
      const away = sentAway(doc, person, this.context.now()) !== undefined;
      if (!away && mayRead(doc, person, chat.room)) say(text);
    }
  }

  /** A word that is heard and also found where words are repeated is said once. */
  #isSaid(table: string, word: string): boolean {
    const words = this.#words.get(table) ?? new Set();
    if (words.has(word)) return true;
    this.#words.set(table, words.add(word));
    const [oldest] = words;
    if (words.size > 2 * MOST_CHAT) words.delete(oldest); // of two rooms
    return false;
  }

  async tellPresence(table: string): Promise<void> {
    if (!this.#watchers.has(table)) return;
    if (this.#presence.has(table)) return void this.#presence.set(table, 'again');
    this.#presence.set(table, 'resting');
    setTimeout(() => this.#rested(table), PRESENCE_REST_MS).unref();
    const present = await this.context.store.present(table, this.context.now() - PRESENT_MS);
    const text = wire({ type: 'presence', table, present });
    for (const { say } of this.#watchers.get(table) ?? []) say(text);
  }

  #rested(table: string): void {
    const again = this.#presence.get(table) === 'again';
    this.#presence.delete(table);
    if (!again || this.ended) return;
    this.tellPresence(table).catch((error: unknown) =>
      this.context.log.error({ err: error }, 'telling failed'),
    );
  }

  async #tellAll(table: string): Promise<void> {
    const live = await this.context.desk.glance(table);
    if (isProblem(live)) return;
    let behind: ReturnType<Known['behind']> | undefined;
    const known: Known = {
      texts: new Map(),
      behind: () => (behind ??= refereeAt(this.context, live, true)),
    };
    for (const watcher of this.#watchers.get(table) ?? []) {
      await this.#tellOf(live, watcher);
      const update = await updateOf(this.context, live, watcher, known);
      if (update === undefined) continue;
      watcher.sent = update.number;
      watcher.shown = update.shown;
      watcher.say(update.text);
    }
    if (this.#watchers.has(table)) this.#told.set(table, live.record.revision);
  }

  /** The table itself, if anything but the position is new. */
  async #tellOf({ record }: Live, watcher: Watcher): Promise<void> {
    const { told, person } = watcher;
    const own = seatsOf(record.doc, person);
    if (told !== undefined && sameButMoves(told, record.doc) && sameAhead(told, record.doc, own))
      return;
    const table = await publicTable(this.context, record, watcher.person);
    watcher.told = record.doc;
    watcher.say(wire({ type: 'table', table }));
  }
}

type Ready = { readonly number: number; readonly shown: string; readonly text: string };

/** What was made for one watcher serves all others who may see the same. */
type Known = {
  readonly texts: Map<string, Ready>;
  /** The game as spectators see it. */
  readonly behind: () => Referee | Problem;
};

/** What a watcher is to hear of the game, if it is news to them. */
async function updateOf(
  context: Context,
  live: Live,
  watcher: Watcher,
  known: Known,
): Promise<Ready | undefined> {
  const { doc } = live.record;
  const viewer = viewerOf(doc, watcher.person, watcher.seat);
  if (isProblem(viewer) || noView(doc) !== undefined) return undefined;
  const referee = viewer === SPECTATOR ? known.behind() : refereeAt(context, live, false);
  if (isProblem(referee)) return undefined;
  const open = seesHands(doc, viewer);
  // There may be news without a move: another seat, open hands, an end. The first look is news too.
  const shown = `${viewer} ${open} ${isPast(doc)}`;
  if (watcher.sent === referee.number && watcher.shown === shown) return undefined;
  const since = watcher.sent < 0 ? referee.number : watcher.sent;
  const key = `${shown} ${since} ${referee.number}`;
  const ready = known.texts.get(key);
  if (ready !== undefined) return ready;
  const steps = await context.desk.past(live.record.id).steps(referee, since, viewer);
  const update = updateFor(live.record, referee, { viewer, open }, steps);
  const clocks = clocksOf(context, doc, viewer);
  const made: Ready = {
    number: update.number,
    shown,
    text: wire({ type: 'update', ...update, clocks }),
  };
  known.texts.set(key, made);
  return made;
}

const wire = (said: Said): string => JSON.stringify(said);

/**
 * While a game runs, the table does not read what spectators say, nor they the table's. Before it,
 * everyone who may sit down is in one room.
 */
export function mayRead(doc: TableDoc, person: string, room: ChatRoom): boolean {
  const seated = seatsOf(doc, person).length > 0 || doc.owner === person;
  if (isPast(doc)) return true;
  if (doc.status === 'gathering' && doc.visibility !== 'password' && room === 'table') return true;
  return room === 'table' ? seated : !seated;
}
