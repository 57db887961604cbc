import {
  isRefusal,
  Match,
  nextInCourse,
  refused,
  type Answer,
  type Move,
  type Owed,
  type Refusal,
  type Step,
} from '@hustings/kernel';
import { courseOf, isGameId, loadGame } from './games.js';
import type { Store } from './store.js';
import type {
  Advice,
  AnnotatedFile,
  Entry,
  NewTable,
  Remark,
  SavedGame,
  Snapshot,
} from './tables.js';
import type { Question, Thinking } from './thinking.js';

/** The open game, as it is kept. It never changes: another one takes its place. */
type Open = { readonly saved: SavedGame; readonly match: Match };

/**
 * The referee in the browser: runs the same rules as the server, keeps games in the store, lets
 * bots move when asked to. It lives in a worker; nothing of it needs one.
 *
 * As at the server a move counts when it is kept, so one that could not be kept can be made again.
 * Changes take turns. Who looks waits for nobody, and nobody waits for a bot to make up its mind.
 */
export class Host {
  readonly #store: Store;
  readonly #thinking: Thinking;
  #table: Open | undefined;
  #changes: Promise<unknown> = Promise.resolve();
  /** Moves taken back so far: what a bot thought of before is not asked any more. */
  #undone = 0;

  constructor(store: Store, thinking: Thinking) {
    this.#store = store;
    this.#thinking = thinking;
  }

  async create(table: NewTable): Promise<string | Refusal> {
    const { game, options, chairs, lesson = false, seed } = table;
    const match = await dealt(game, options, chairs.length, newSeed(seed));
    if (isRefusal(match)) return match;
    return this.#begin(match, { chairs, lesson });
  }

  /** Opens a saved game by playing it again from its first move. */
  async open(id: string, viewer: number): Promise<Snapshot | Refusal> {
    if (this.#table?.saved.id !== id) {
      const saved = await this.#store.get(id);
      if (saved === undefined) return refused('no-such-game');
      const match = await replayed(saved, saved.moves.length);
      if (isRefusal(match)) return match;
      this.#table = { saved, match: match.playUnasked() };
    }
    return this.snapshot(viewer, 0);
  }

  /** A new game that begins as an old one went up to a move. */
  async branch(id: string, number: number, chairs: SavedGame['chairs']): Promise<string | Refusal> {
    const saved = await this.#store.get(id);
    if (saved === undefined) return refused('no-such-game');
    const match = await replayed(saved, number);
    return isRefusal(match) ? match : this.#begin(match, { chairs, lesson: false, line: number });
  }

  submit(seat: number, answer: Answer, viewer: number, since: number): Promise<Snapshot | Refusal> {
    return this.#inTurn(async () => {
      const table = this.#opened();
      const plan = table.match.plan(seat, answer);
      if (isRefusal(plan)) return plan;
      return this.#keep(table, table.match.after(plan), viewer, since);
    });
  }

  /** One bot that owes a decision makes it, within the time it is given. */
  async advance(viewer: number, since: number, milliseconds: number): Promise<Snapshot | Refusal> {
    const asked = this.#opened();
    const undone = this.#undone;
    const next = botsTurn(asked);
    if (next === undefined) return this.snapshot(viewer, since);
    const move =
      (await moveInCourse(asked, next)) ??
      (await this.#thinking.choose(questionOf(asked, next, milliseconds)));
    return this.#inTurn(async () => {
      const table = this.#opened();
      const isAsked = undone === this.#undone && isStillAsked(table, asked, next);
      if (!isAsked) return this.snapshot(viewer, since);
      return this.#keep(table, table.match.play(next.seat, move), viewer, since);
    });
  }

  undo(seat: number, viewer: number): Promise<Snapshot | Refusal> {
    return this.#inTurn(async () => {
      const table = this.#opened();
      const match = table.match.withoutLast(seat);
      if (isRefusal(match)) return match;
      this.#undone++;
      return this.#keep(table, match, viewer, 0);
    });
  }

  /** The table as a viewer sees it, now or after an earlier move. */
  snapshot(viewer: number, since: number, number?: number): Snapshot {
    const { saved, match } = this.#opened();
    const then = number === undefined ? match : match.at(Math.max(0, number));
    const { game } = match;
    const owed = game.decisions(then.state);
    const last = match.moves.at(-1)?.seat;
    const undoable = then === match && last !== undefined && match.undoable(last) > 0;
    return {
      id: saved.id,
      game: saved.game,
      options: saved.options,
      chairs: saved.chairs,
      lesson: saved.lesson === true,
      viewer,
      number: then.number,
      last: match.number,
      view: game.view(then.state, viewer),
      owed: owed.map(({ seat }) => seat),
      kind: owed[0]?.kind,
      from: since,
      entries: entriesFor(match, viewer, since),
      undo: undoable ? last : undefined,
      result: game.result(then.state),
      ...(saved.remarks === undefined ? {} : { remarks: saved.remarks }),
      ...(saved.line === undefined ? {} : { line: saved.line }),
    };
  }

  /** What a Strategist in this seat would do; it sees no more than the seat does. */
  advice(seat: number): Promise<Advice[]> {
    const { match, saved } = this.#opened();
    return this.#thinking.advice(saved.game, match.game.view(match.state, seat), saved.seed);
  }

  /** Each seat's chance to win after every move; only of a game that is over, for it sees all. */
  chances(): Promise<number[][]> {
    const { match, saved } = this.#opened();
    if (!match.isOver) return Promise.resolve([]);
    const states = Array.from(match.moments(), ({ state }) => state);
    return this.#thinking.chances(saved.game, states);
  }

  /** What is written about its moments is kept with the game. */
  annotate(remarks: readonly Remark[], viewer: number, since: number): Promise<Snapshot | Refusal> {
    return this.#inTurn(async () => {
      const { saved, match } = this.#opened();
      const noted = { ...saved, remarks };
      const refusal = await this.#put(noted);
      if (refusal !== undefined) return refusal;
      this.#table = { saved: noted, match };
      return this.snapshot(viewer, since);
    });
  }

  /**
   * The game as a file; the seed is in it, for it is played on one's own screen, and what was written
   * about its moments.
   */
  file(): AnnotatedFile {
    const { saved, match } = this.#opened();
    const file = match.export(true);
    return saved.remarks === undefined ? file : { ...file, remarks: saved.remarks };
  }

  #opened(): Open {
    if (this.#table === undefined) throw new Error('no table is open');
    return this.#table;
  }

  /** A new game in the store; gives its id. */
  #begin(
    begun: Match,
    kept: Pick<SavedGame, 'chairs' | 'lesson' | 'line'>,
  ): Promise<string | Refusal> {
    return this.#inTurn(async () => {
      const match = begun.playUnasked();
      const { game, deal } = match;
      const now = Date.now();
      const saved: SavedGame = {
        ...kept,
        id: newId(),
        game: game.id,
        rules: game.rules.rules,
        options: deal?.options ?? {},
        seed: deal?.seed ?? '',
        created: now,
        ...progress(match, now),
      };
      const refusal = await this.#put(saved);
      if (refusal !== undefined) return refusal;
      this.#table = { saved, match };
      return saved.id;
    });
  }

  /**
   * What is kept is true from now on. What can't be kept has not happened. Where there is nothing to
   * choose, nobody is asked.
   */
  async #keep(
    table: Open,
    changed: Match,
    viewer: number,
    since: number,
  ): Promise<Snapshot | Refusal> {
    const match = changed.playUnasked();
    const saved = { ...table.saved, ...progress(match, Date.now()) };
    const refusal = await this.#put(saved);
    if (refusal !== undefined) return refusal;
    if (this.#table?.saved.id === saved.id) this.#table = { saved, match };
    return this.snapshot(viewer, Math.min(since, match.number + 1));
  }

  async #put(saved: SavedGame): Promise<Refusal | undefined> {
    try {
      await this.#store.put(saved);
      return undefined;
    } catch (error) {
      // The browser is out of room, or does not let us at its store just now.
      const full = error instanceof Error && error.name === 'QuotaExceededError';
      return refused('not-saved', { full });
    }
  }

  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const done = this.#changes.then(change);
    this.#changes = done.catch(() => undefined);
    return done;
  }
}

const botsTurn = ({ saved, match }: Open): Owed | undefined =>
  match.game.decisions(match.state).find(({ seat }) => saved.chairs[seat].by === 'bot');

function questionOf({ saved, match }: Open, { seat }: Owed, milliseconds: number): Question {
  return {
    game: saved.game,
    view: match.game.view(match.state, seat),
    seat,
    log: match.told(seat),
    seed: `${saved.seed} ${match.number}`,
    level: saved.chairs[seat].level,
    temper: saved.chairs[seat].temper,
    milliseconds,
  };
}

/** In a lesson the others do as its course has them do, as long as the learner follows it too. */
async function moveInCourse({ saved, match }: Open, { seat }: Owed): Promise<Move | undefined> {
  const course = saved.lesson === true ? await courseOf(saved.game) : undefined;
  const next = course === undefined ? undefined : nextInCourse(course, match.moves);
  if (next?.seat !== seat) return undefined;
  const move = match.game.read(match.state, seat, { kind: next.kind, move: next.move });
  return isRefusal(move) ? undefined : move;
}

/** Sealed answers of others change nothing for a bot; another question does. */
function isStillAsked(now: Open, asked: Open, { seat }: Owed): boolean {
  if (now.saved.id !== asked.saved.id || now.match.opened > asked.match.number) return false;
  return now.match.game.decisions(now.match.state).some((owed) => owed.seat === seat);
}

async function dealt(
  id: string,
  options: unknown,
  seats: number,
  seed: string,
): Promise<Match | Refusal> {
  if (!isGameId(id)) return refused('other-game', { game: id });
  return Match.start(await loadGame(id), options, seats, seed);
}

async function replayed(saved: SavedGame, upTo: number): Promise<Match | Refusal> {
  const begun = await dealt(saved.game, saved.options, saved.chairs.length, saved.seed);
  if (isRefusal(begun)) return begun;
  const here = begun.game.rules.rules;
  if (saved.rules !== here) return refused('other-rules', { file: saved.rules, here });
  let match = begun;
  for (const move of saved.moves.slice(0, upTo)) {
    const plan = match.recall({ type: 'move', ...move });
    if (isRefusal(plan)) return plan;
    match = match.after(plan);
  }
  return match;
}

/** The log as a viewer may know it, from an entry on. The first one is the setup, made by nobody. */
function entriesFor(match: Match, viewer: number, since: number): readonly Entry[] {
  const setup: Entry = {
    number: 0,
    seat: -1,
    kind: '',
    events: match.game.events(match.opening, viewer),
  };
  const moves = match.steps(Math.max(0, since - 1), viewer).map((step) => entryOf(step, viewer));
  return since === 0 ? [setup, ...moves] : moves;
}

const entryOf = ({ number, entry, events }: Step, viewer: number): Entry => ({
  number: number + 1,
  seat: entry.seat,
  kind: entry.type === 'move' ? entry.kind : '',
  events,
  ...(entry.type === 'move' && entry.seat === viewer ? { made: entry.move } : {}),
});

/** What changes in a saved game with every move. */
function progress({ game, moves, state }: Match, updated: number) {
  return {
    updated,
    moves,
    result: game.result(state),
    owed: game.decisions(state).map(({ seat }) => seat),
    at: state.flow.at,
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
