import { refused, SPECTATOR, type Answer, type GameFile, type Refusal } from '@hustings/kernel';
import type { ServerSeat, ServerTable, Step, Update } from '@hustings/protocol';
import { isGameId, isStaged, loadGame, type AnyGame } from '../engine/games.js';
import type { Chair, Entry, Snapshot } from '../engine/tables.js';
import type { News, Reply, Stage, Table } from '../table/table.js';
import { fromFailure, get, isProblem, post, type Problem } from './api.js';
import { line } from './line.svelte.js';
import { nameAt } from './names.js';
import { opening, withSteps } from './steps.js';

/** What a game at the server needs of the table around it. */
export type Place = {
  readonly id: string;
  readonly table: ServerTable | undefined;
  /** Watches as another seat from now on. */
  watch(seat: number | undefined): void;
  complain(problem: Problem): void;
};

/** A table that is told from outside how it stands. */
export type Told = Table & {
  /** The server said how the game stands. */
  hear(update: Update): void;
  /** Someone came, went, or has another name. */
  reseat(): void;
};

/** Moments kept for looking back: enough to step around, little enough for a phone. */
const MOST_SEEN = 60;

const isActive = ({ minded, resigned }: ServerSeat): boolean => !minded && !resigned;

/** The seats that someone at this screen plays. */
function playedHere({ seats, yours }: ServerTable): readonly number[] {
  return yours.filter((seat) => isActive(seats[seat]));
}

/** A game at the server. What may be done is worked out here from the view, as ever. */
export const serverTable = (place: Place): Told => new Game(place);

class Game implements Told {
  #hear: (news: News) => void = () => undefined;
  #now: Snapshot | undefined;
  #entries: readonly Entry[] = [];
  #viewer = SPECTATOR;
  readonly #seen = new Map<string, Snapshot>();
  #queue = Promise.resolve();

  constructor(private readonly place: Place) {}

  get id(): string {
    return this.place.id;
  }
  get address(): string {
    return `/t/${this.id}`;
  }
  moment(number: number): string {
    return `/t/${this.id}#${number}`;
  }

  /** Nothing is asked while the game rests, or while a bot minds the seat. */
  takes(seat: number): boolean {
    const { table } = this.place;
    return table?.status === 'playing' && !table.paused && playedHere(table).includes(seat);
  }

  async open(hear: (news: News) => void): Promise<AnyGame | Refusal | undefined> {
    this.#hear = hear;
    const { table } = this.place;
    if (table === undefined) return undefined;
    const game = isGameId(table.game) ? await loadGame(table.game) : undefined;
    if (game === undefined || game.rules.rules !== table.rules) return refused('other-rules');
    const here = playedHere(table);
    const viewer = here.length > 1 ? SPECTATOR : (here[0] ?? table.yours[0] ?? SPECTATOR);
    return (await this.#as(viewer)) ?? game;
  }

  async sit(seat: number): Promise<void> {
    await this.#as(seat);
  }

  /** Looks at everything anew, as another seat; or says why the server does not let us. */
  async #as(viewer: number): Promise<Refusal | undefined> {
    const update = await this.#play(viewer, 'since=0');
    if (isProblem(update)) {
      if (update.status !== 0) return refused(update.code);
      this.place.complain(update);
      return undefined;
    }
    this.#viewer = update.viewer;
    this.#tell(update, withSteps([opening(update.opening)], update.steps));
    this.place.watch(viewer);
    return undefined;
  }

  #play(viewer: number, query: string): Promise<Update | Problem> {
    const seat = viewer === SPECTATOR && this.place.table?.yours.length === 0 ? '' : viewer;
    return get<Update>(`/tables/${this.id}/play?${seat === '' ? '' : `seat=${seat}&`}${query}`);
  }

  #tell(update: Update, entries: readonly Entry[], moments: readonly Stage[] = []): void {
    this.#entries = entries;
    this.#now = this.#snapshot(update, entries, 0);
    this.#hear({ now: this.#now, moments });
  }

  /** One after the other, for something may have to be asked. */
  hear(update: Update): void {
    this.#queue = this.#queue.then(() => this.#absorb(update));
  }

  async #absorb(said: Update): Promise<void> {
    const known = this.#entries.length - 1;
    if (this.#now === undefined || said.viewer !== this.#viewer || said.number < known) return;
    // It may end without a move.
    const isNews = said.number > known || (said.over && this.#now.owed.length !== 0);
    if (!isNews) return;
    const update = said.from > known ? await this.#play(this.#viewer, `since=${known}`) : said;
    if (isProblem(update)) return; // the next update brings it
    const steps = update.steps.slice(known - update.from);
    const moments = await this.#moments(steps);
    this.#tell(update, withSteps(this.#entries, steps), moments);
  }

  /** What among these steps is to be looked at, each with the table as it was just before. */
  async #moments(steps: readonly Step[]): Promise<Stage[]> {
    // Where something was taken back nothing is staged: it may not have happened after all.
    if (steps.some(({ type }) => type === 'undo')) return [];
    const game = this.#now?.game ?? '';
    const staged = withSteps([], steps).filter((entry) => isStaged(game, entry));
    const moments: Stage[] = [];
    for (const entry of staged) {
      const isNext = entry.number === this.#entries.length;
      const before = isNext ? this.#now : await this.look(entry.number - 1);
      if (before !== undefined) moments.push({ entry, before });
    }
    return moments;
  }

  #snapshot(update: Update, entries: readonly Entry[], from: number): Snapshot {
    const { table } = this.place;
    const { number, view, owed, undoable, result } = update;
    const own = owed.find(({ seat }) => seat === update.viewer) ?? owed.at(0);
    return {
      id: this.id,
      game: table?.game ?? '',
      options: table?.options ?? {},
      chairs: this.#chairs(),
      viewer: update.viewer,
      number,
      last: Math.max(number, this.#now?.last ?? 0),
      view,
      owed: owed.map(({ seat }) => seat),
      kind: own?.kind,
      from,
      entries,
      undo: undoable > 0 && table?.undo === 'free' ? update.viewer : undefined,
      // Without scores it ended before its time: there is no final score to show.
      result: result?.scores.length === 0 ? undefined : result,
      lesson: false,
    };
  }

  #chairs(): readonly Chair[] {
    const { table } = this.place;
    if (table === undefined) return [];
    const here = playedHere(table);
    return table.seats.map((seat) => ({
      name: nameAt(table, seat),
      by: here.includes(seat.seat) ? 'person' : 'elsewhere',
    }));
  }

  reseat(): void {
    if (this.#now === undefined || this.place.table === undefined) return;
    this.#now = { ...this.#now, chairs: this.#chairs() };
    this.#hear({ now: this.#now });
    const [only, another] = playedHere(this.place.table);
    // Of several seats one is left to be played here: there is nobody to hide it from any more.
    if (only !== undefined && another === undefined && this.#viewer !== only) void this.#as(only);
  }

  /** It is sent until the server has it on its disk. */
  async submit(seat: number, answer: Answer, seen: number): Promise<Reply> {
    const reply = await line.ask({ type: 'move', table: this.id, seat, seen, ...answer });
    if (reply.type === 'ok') return 'done';
    this.place.complain(fromFailure(reply.error));
    return 'not-done';
  }

  async undo(seat: number, seen: number): Promise<Reply> {
    const answer = await post(`/tables/${this.id}/undo`, { seat, seen, moves: 1 });
    if (!isProblem(answer)) return 'done';
    this.place.complain(answer);
    return 'not-done';
  }

  /** What has been does not change, so it is asked for once. */
  async look(number: number): Promise<Snapshot | undefined> {
    const key = `${this.#viewer} ${number}`;
    const kept = this.#seen.get(key);
    if (kept !== undefined) return { ...kept, last: this.#now?.last ?? kept.last };
    const update = await this.#play(this.#viewer, `at=${number}`);
    if (isProblem(update)) {
      this.place.complain(update);
      return undefined;
    }
    const then = this.#snapshot(update, [], this.#entries.length);
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
    this.#seen.set(key, then);
    return then;
  }

  get branchable(): boolean {
    return this.place.table?.status === 'over';
  }

  async branch(number: number, chairs: readonly Chair[]): Promise<string | Refusal> {
    const file = await this.file();
    if (file === undefined) return refused('no-such-game');
    // The file holds the moves that count; this number also counts what was taken back.
    const moves = this.#entries
      .slice(1, number + 1)
      .filter(({ undone, kind }) => undone !== true && kind !== 'takeBack').length;
    const { branchOf } = await import('./keep.js');
    return branchOf(file, moves, chairs);
  }

  /** The same people again; whoever asks first makes the table. */
  async again(): Promise<string | undefined> {
    const made = await post<{ id: string }>(`/tables/${this.id}/rematch`);
    if (!isProblem(made)) return `/t/${made.id}`;
    this.place.complain(made);
    return undefined;
  }

  async file(): Promise<GameFile | undefined> {
    const file = await get<GameFile>(`/tables/${this.id}/file`);
    if (!isProblem(file)) return file;
    this.place.complain(file);
    return undefined;
  }
}
