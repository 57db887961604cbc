import {
  chacha,
  isRefusal,
  Match,
  refused,
  type Answer,
  type GameEvent,
  type GameFile,
  type Position,
  type Random,
  type Refusal,
} from '@hustings/kernel';
import { adviceFor, chancesOf } from './advice.js';
import { isGameId, loadGame, type AnyGame } from './games.js';
import type { Player } from './player.js';
import type { Store } from './store.js';
import type { Advice, Entry, NewTable, SavedGame, Snapshot } from './tables.js';
import { trainedPlayer } from './trained-player.js';

/** One open game: the referee's match, and every state on the way for looking back. */
type Open = {
  saved: SavedGame;
  readonly game: AnyGame;
  readonly match: Match;
  readonly states: Position[];
  readonly entries: { number: number; seat: number; kind: string; events: GameEvent[] }[];
  readonly random: Random;
};

/**
 * The referee in the browser: runs the same rules as the server, keeps games in the store, lets
 * bots move when asked to. It lives in a worker; nothing of it needs one.
 */
export class Host {
  readonly #store: Store;
  readonly #bot: Player;
  #table: Open | undefined;

  constructor(store: Store, bot: Player = trainedPlayer) {
    this.#store = store;
    this.#bot = bot;
  }

  async create(table: NewTable): Promise<string | Refusal> {
    const opened = await open(table.game, table.options, table.chairs.length, newSeed(table.seed));
    if (isRefusal(opened)) return opened;
    const now = Date.now();
    const { match } = opened;
    const saved = {
      id: newId(),
      game: table.game,
      rules: opened.game.rules.rules,
      options: match.options,
      chairs: table.chairs,
      seed: match.seed,
      lesson: table.lesson === true,
      created: now,
    };
    this.#table = { ...opened, saved: { ...saved, ...progress(opened, now) } };
    await this.#store.put(this.#table.saved);
    return saved.id;
  }

  /** Opens a saved game by playing it again from its first move. */
  async open(id: string, viewer: number): Promise<Snapshot | Refusal> {
    if (this.#table?.saved.id !== id) {
      const saved = await this.#store.get(id);
      if (saved === undefined) return refused('no-such-game');
      const opened = await replayed(saved, saved.moves.length);
      if (isRefusal(opened)) return opened;
      this.#table = { ...opened, saved };
    }
    return this.snapshot(viewer, 0);
  }

  /** A new game that begins as an old one went up to a move. */
  async branch(id: string, number: number, chairs: SavedGame['chairs']): Promise<string | Refusal> {
    const saved = await this.#store.get(id);
    if (saved === undefined) return refused('no-such-game');
    const opened = await replayed(saved, number);
    if (isRefusal(opened)) return opened;
    const now = Date.now();
    const fresh = {
      ...saved,
      id: newId(),
      lesson: false,
      chairs,
      created: now,
      ...progress(opened, now),
    };
    this.#table = { ...opened, saved: fresh };
    await this.#store.put(fresh);
    return fresh.id;
  }

  async submit(seat: number, answer: Answer, viewer: number, since: number) {
    const table = this.#opened();
    const move = table.game.read(table.match.state, seat, answer);
    if (isRefusal(move)) return move;
    play(table, seat, answer.kind, move);
    await this.#save();
    return this.snapshot(viewer, since);
  }

  /** One bot that owes a decision makes it, within the time it is given. */
  async advance(viewer: number, since: number, milliseconds: number): Promise<Snapshot> {
    const table = this.#opened();
    const { game, match, saved } = table;
    const next = game.decisions(match.state).find(({ seat }) => saved.chairs[seat].by === 'bot');
    if (next !== undefined) {
      const view = game.view(match.state, next.seat);
      const { level } = saved.chairs[next.seat];
      const budget = { milliseconds, level };
      const move = await this.#bot.choose(game, view, next.seat, table.random, budget);
      play(table, next.seat, next.kind, move);
      await this.#save();
    }
    return this.snapshot(viewer, since);
  }

  async undo(seat: number, viewer: number, since: number): Promise<Snapshot | Refusal> {
    const table = this.#opened();
    const refusal = table.match.undo(seat);
    if (refusal !== undefined) return refusal;
    table.states.pop();
    table.entries.pop();
    await this.#save();
    return this.snapshot(viewer, Math.min(since, table.entries.length));
  }

  /** The table as a viewer sees it, now or after an earlier move. */
  snapshot(viewer: number, since: number, number?: number): Snapshot {
    const { saved, game, match, states, entries } = this.#opened();
    const at = number === undefined ? match.number : Math.max(0, Math.min(number, match.number));
    const state = states[at] as never;
    const owed = game.decisions(state);
    const undo = at === match.number && match.undoable > 0 ? match.log.at(-1)?.seat : undefined;
    return {
      id: saved.id,
      game: saved.game,
      options: saved.options,
      chairs: saved.chairs,
      lesson: saved.lesson === true,
      viewer,
      number: at,
      last: match.number,
      view: game.view(state, viewer),
      owed: owed.map(({ seat }) => seat),
      kind: owed[0]?.kind,
      from: since,
      entries: entries.slice(since).map((entry) => seenBy(game, entry, viewer)),
      undo,
      result: game.result(state),
    };
  }

  /** What a Strategist in this seat would do; it sees no more than the seat does. */
  advice(seat: number): Promise<Advice[]> {
    const { game, match, saved } = this.#opened();
    return adviceFor(saved.game, game.view(match.state, seat), saved.seed);
  }

  /** Each seat's chance to win after every move; only of a game that is over, for it sees all. */
  chances(): Promise<number[][]> {
    const { game, match, saved, states } = this.#opened();
    if (game.result(match.state) === undefined) return Promise.resolve([]);
    return chancesOf(saved.game, states);
  }

  /** The game as a file; the seed is in it, for it is played on one's own screen. */
  file(): GameFile {
    return this.#opened().match.export(true);
  }

  #opened(): Open {
    if (this.#table === undefined) throw new Error('no table is open');
    return this.#table;
  }

  async #save(): Promise<void> {
    const table = this.#opened();
    table.saved = { ...table.saved, ...progress(table, Date.now()) };
    await this.#store.put(table.saved);
  }
}

type Opened = Omit<Open, 'saved'>;

async function open(
  id: string,
  options: unknown,
  seats: number,
  seed: string,
): Promise<Opened | Refusal> {
  if (!isGameId(id)) return refused('other-game', { game: id });
  const game = await loadGame(id);
  const match = Match.start(game, options, seats, seed);
  if (isRefusal(match)) return match;
  const events: GameEvent[] = [];
  const first = game.setup(match.options, seats, seed, events);
  return {
    game,
    match,
    states: [first],
    entries: [{ number: 0, seat: -1, kind: '', events }],
    random: chacha(seed, 'bot 0'),
  };
}

async function replayed(saved: SavedGame, upTo: number): Promise<Opened | Refusal> {
  const opened = await open(saved.game, saved.options, saved.chairs.length, saved.seed);
  if (isRefusal(opened)) return opened;
  if (saved.rules !== opened.game.rules.rules) {
    return refused('other-rules', { file: saved.rules, here: opened.game.rules.rules });
  }
  for (const { seat, kind, move } of saved.moves.slice(0, upTo)) {
    const read = opened.game.read(opened.match.state, seat, { kind, move });
    if (isRefusal(read)) return read;
    play(opened, seat, kind, read);
  }
  return opened;
}

function play(table: Opened, seat: number, kind: string, move: number | number[]): void {
  const { number, events } = table.match.play(seat, move);
  table.states.push(table.game.clone(table.match.state));
  table.entries.push({ number, seat, kind, events: [...events] });
}

function seenBy(game: AnyGame, entry: Opened['entries'][number], viewer: number): Entry {
  return { ...entry, events: game.events(entry.events, viewer) };
}

/** What changes in a saved game with every move. */
function progress({ game, match }: Opened, updated: number) {
  return {
    updated,
    moves: [...match.log],
    result: game.result(match.state),
    owed: game.decisions(match.state).map(({ seat }) => seat),
    at: match.state.flow.at,
  };
}

function newSeed(given: string | undefined): string {
  if (given !== undefined) return given;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Short enough for a link, long enough never to meet another one. */
function newId(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}
