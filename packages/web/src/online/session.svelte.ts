import { refused, SPECTATOR, type GameFile, type Json, type Refusal } from '@hustings/kernel';
import { engine } from '../engine/client.js';
import { isGameId, isStaged, loadGame } from '../engine/games.js';
import type { Chair, Snapshot } from '../engine/tables.js';
import { Session, type Stage } from '../table/session.svelte.js';
import { fromFailure, get, isProblem, post, type Problem } from './api.js';
import { keepGame } from './keep.js';
import { line } from './line.svelte.js';
import { nameAt } from './names.js';
import { opening, withSteps } from './steps.js';
import type { ServerSeat, ServerTable, Step, Update } from './types.js';

/** What a session needs of the table around it. */
export type Place = {
  readonly id: string;
  readonly table: ServerTable | undefined;
  /** Watches as another seat from now on. */
  watch(seat: number | undefined): void;
  complain(problem: Problem): void;
};

/** Moments kept for looking back: enough to step around, little enough for a phone. */
const MOST_SEEN = 60;

const isActive = ({ minded, resigned }: ServerSeat): boolean => !minded && !resigned;

/** The seats that someone at this screen plays. */
export function playedHere({ seats, yours }: ServerTable): readonly number[] {
  return yours.filter((seat) => isActive(seats[seat]));
}

/**
 * A game at the server, as a table in this browser is: what one viewer sees, the log, the way into
 * the past. The referee is the server; what may be done is worked out here from the view, as ever.
 */
export class OnlineSession extends Session {
  /** The last decision: on its way, or on the server's disk. */
  sent = $state<'sending' | 'stored' | undefined>();
  /** The moment whose decision is under way. */
  #decided: number | undefined;
  readonly #place: Place;
  #viewer = SPECTATOR;
  #looking = false;
  #wanted: number | undefined;
  readonly #seen = new Map<string, Snapshot>();
  #queue = Promise.resolve();
  #waiting: { readonly number: number; readonly done: () => void }[] = [];

  constructor(place: Place, replay: boolean) {
    super(place.id, replay);
    this.#place = place;
  }

  override get address(): string {
    return `/t/${this.id}`;
  }
  /** No advice and no pace of bots here: others sit at the table. */
  override get local(): boolean {
    return false;
  }
  override get watching(): boolean {
    return false;
  }
  override moment(number: number): string {
    return `/t/${this.id}#${number}`;
  }

  /** Entries of the log that are known here. */
  get known(): number | undefined {
    return this.now === undefined ? undefined : this.entries.length - 1;
  }

  /** Nothing is asked while the game rests, or while a bot minds the seat. */
  override get deciding(): number | undefined {
    const { table } = this.#place;
    if (table?.status !== 'playing' || table.paused) return undefined;
    const seat = super.deciding;
    return seat !== undefined && playedHere(table).includes(seat) ? seat : undefined;
  }

  override async open(): Promise<void> {
    const { table } = this.#place;
    if (table === undefined) return;
    const game = isGameId(table.game) ? await loadGame(table.game) : undefined;
    if (game === undefined || game.rules.rules !== table.rules) {
      this.failed = refused('other-rules');
      return;
    }
    this.game = game;
    const here = playedHere(table);
    await this.#as(here.length > 1 ? SPECTATOR : (here[0] ?? table.yours[0] ?? SPECTATOR));
  }

  /** Looks at everything anew, as another seat. */
  async #as(viewer: number): Promise<void> {
    const update = await this.#play(viewer, 'since=0');
    if (isProblem(update)) {
      if (update.status === 0) this.#place.complain(update);
      else this.failed = refused(update.code);
      return;
    }
    this.#viewer = update.viewer;
    this.take(this.#snapshot(update, withSteps([opening(update.opening)], update.steps), 0));
    this.#place.watch(viewer);
  }

  #play(viewer: number, query: string): Promise<Update | Problem> {
    const seat = viewer === SPECTATOR && this.#place.table?.yours.length === 0 ? '' : viewer;
    return get<Update>(`/tables/${this.id}/play?${seat === '' ? '' : `seat=${seat}&`}${query}`);
  }

  /** The server said how it stands. One after the other, for something may have to be asked. */
  hear(update: Update): void {
    this.#queue = this.#queue.then(() => this.#absorb(update));
  }

  async #absorb(said: Update): Promise<void> {
    const { known } = this;
    if (known === undefined || said.viewer !== this.#viewer || said.number < known) return;
    // It may end without a move.
    const isNews = said.number > known || (said.over && this.now?.owed.length !== 0);
    if (!isNews) return;
    const update = said.from > known ? await this.#play(this.#viewer, `since=${known}`) : said;
    if (isProblem(update)) return; // the next update brings it
    const steps = update.steps.slice(known - update.from);
    const shown = await this.#moments(steps);
    this.take(this.#snapshot(update, withSteps(this.entries, steps), 0));
    if (this.deciding !== undefined && this.sent === 'stored') this.sent = undefined;
    for (const stage of shown) this.show(stage);
    this.#settle(update.number);
  }

  /** What among these steps is to be looked at, each with the table as it was just before. */
  async #moments(steps: readonly Step[]): Promise<Stage[]> {
    // Where something was taken back nothing is staged: it may not have happened after all.
    if (this.replay || steps.some(({ type }) => type === 'undo')) return [];
    const game = this.#place.table?.game ?? '';
    const found = withSteps([], steps).filter((entry) => isStaged(game, entry));
    const moments: Stage[] = [];
    for (const entry of found) {
      const before = entry.number - 1 === this.known ? this.now : await this.#at(entry.number - 1);
      if (before !== undefined) moments.push({ entry, before });
    }
    return moments;
  }

  #settle(number: number): void {
    const reached = this.#waiting.filter((one) => one.number < number);
    this.#waiting = this.#waiting.filter((one) => one.number >= number);
    for (const { done } of reached) done();
  }

  #snapshot(update: Update, entries: Snapshot['entries'], from: number): Snapshot {
    const { table } = this.#place;
    const { number, view, owed, undoable, result } = update;
    const own = owed.find(({ seat }) => seat === update.viewer) ?? owed.at(0);
    return {
      id: this.id,
      game: table?.game ?? '',
      options: table?.options ?? {},
      chairs: this.#chairs(),
      viewer: update.viewer,
      number,
      last: Math.max(number, this.now?.last ?? 0),
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
    const { table } = this.#place;
    if (table === undefined) return [];
    const here = playedHere(table);
    return table.seats.map((seat) => ({
      name: nameAt(table, seat),
      by: here.includes(seat.seat) ? 'person' : 'elsewhere',
    }));
  }

  /** Someone came, went, or has another name. */
  reseat(): void {
    if (this.now === undefined) return;
    this.now = { ...this.now, chairs: this.#chairs() };
    const [only, another] = this.people;
    // Of several seats one is left to be played here: there is nobody to hide it from any more.
    if (only !== undefined && another === undefined && this.now.viewer !== only)
      void this.#as(only);
  }

  /** Nobody moves here but the person: bots sit at the server. */
  override run(): Promise<void> {
    return Promise.resolve();
  }

  override async submit(move: Json): Promise<void> {
    const { now, deciding: seat } = this;
    if (now?.kind === undefined || seat === undefined || now.number === this.#decided) return;
    const { kind, number: seen } = now;
    // The news of a decision may come before its receipt: then the next one need not wait for that.
    this.#decided = seen;
    this.busy = true;
    this.sent = 'sending';
    const answer = await line.ask({ type: 'move', table: this.id, seat, seen, kind, move });
    if (answer.type === 'ok') {
      this.sent = 'stored';
      await this.#reached(answer.number ?? seen);
    } else {
      this.sent = undefined;
      this.#place.complain(fromFailure(answer.error));
    }
    if (this.#decided !== seen) return;
    this.#decided = undefined;
    this.busy = false;
  }

  /** Until the entry of this number has been told to us. */
  #reached(number: number): Promise<void> {
    if ((this.known ?? 0) > number) return Promise.resolve();
    return new Promise((done) => this.#waiting.push({ number, done }));
  }

  override async undo(): Promise<void> {
    const { now } = this;
    const seat = now?.undo;
    if (now === undefined || seat === undefined || !this.undoable) return;
    const answer = await post(`/tables/${this.id}/undo`, { seat, seen: now.number, moves: 1 });
    if (isProblem(answer)) this.#place.complain(answer);
  }

  /** Several seats are played at this screen: one of them is opened. */
  override async sit(seat: number): Promise<void> {
    await this.#as(seat);
    this.opened = true;
  }

  /** Whoever moves the slider asks faster than the server answers: only the last question counts. */
  override async look(number: number): Promise<void> {
    this.#wanted = Math.max(0, number);
    if (this.#looking) return;
    this.#looking = true;
    for (let n = this.#next(); n !== undefined; n = this.#next()) {
      const then = await this.#at(n);
      if (this.#wanted === n) this.#wanted = undefined;
      if (then !== undefined && this.#looking) this.past = then;
    }
    this.#looking = false;
  }

  /** The moment that is wanted and not yet shown. */
  #next(): number | undefined {
    return this.#looking ? this.#wanted : undefined;
  }

  override present(): void {
    this.#looking = false;
    this.#wanted = undefined;
    super.present();
  }

  /** The table after so many entries; what has been does not change, so it is asked for once. */
  async #at(number: number): Promise<Snapshot | undefined> {
    const key = `${this.#viewer} ${number}`;
    const kept = this.#seen.get(key);
    if (kept !== undefined) return { ...kept, last: this.now?.last ?? kept.last };
    const update = await this.#play(this.#viewer, `at=${number}`);
    if (isProblem(update)) {
      this.#place.complain(update);
      return undefined;
    }
    const then = this.#snapshot(update, [], this.entries.length);
    if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
    this.#seen.set(key, then);
    return then;
  }

  override get branchable(): boolean {
    return this.#place.table?.status === 'over';
  }

  override async branch(number: number, chairs: Snapshot['chairs']): Promise<string | Refusal> {
    const file = await this.file();
    if (file === undefined) return refused('no-such-game');
    // The file holds the moves that count; this number also counts what was taken back.
    const moves = this.entries
      .slice(1, number + 1)
      .filter(({ undone, kind }) => undone !== true && kind !== 'takeBack').length;
    return engine.branch(await keepGame(file, chairs), moves, chairs);
  }

  /** The same people again; whoever asks first makes the table. */
  override async again(): Promise<string | undefined> {
    const made = await post<{ id: string }>(`/tables/${this.id}/rematch`);
    if (!isProblem(made)) return `/t/${made.id}`;
    this.#place.complain(made);
    return undefined;
  }

  override async file(): Promise<GameFile | undefined> {
    const file = await get<GameFile>(`/tables/${this.id}/file`);
    if (!isProblem(file)) return file;
    this.#place.complain(file);
    return undefined;
  }
}
