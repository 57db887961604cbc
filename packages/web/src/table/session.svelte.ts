import {
  isRefusal,
  sfc,
  seedFrom,
  SPECTATOR,
  type Form,
  type GameFile,
  type Json,
  type Refusal,
} from '@hustings/kernel';
import { engine } from '../engine/client.js';
import { isGameId, isStaged, loadGame, type AnyGame } from '../engine/games.js';
import type { Advice, Entry, Snapshot } from '../engine/tables.js';
import { settings } from '../settings.svelte.js';

export type Stage = { readonly entry: Entry; readonly before: Snapshot };

/** How long a bot thinks and how long its move is left to be looked at, in milliseconds. */
const paces = {
  unhurried: { thinks: 120, pause: 300 },
  'at-once': { thinks: 20, pause: 0 },
};

/**
 * A table in this browser as the page knows it: what one viewer sees, the log, the way into the
 * past. The referee sits in the worker; the page only knows views.
 */
export class Session {
  readonly id: string;
  game = $state.raw<AnyGame | undefined>();
  now = $state.raw<Snapshot | undefined>();
  entries = $state.raw<readonly Entry[]>([]);
  /** An earlier moment that is being looked at. */
  past = $state.raw<Snapshot | undefined>();
  stage = $state.raw<Stage | undefined>();
  refusal = $state.raw<Refusal | undefined>();
  failed = $state.raw<Refusal | undefined>();
  /** Whether the person the screen is for has opened their side (several on one screen). */
  opened = $state(false);
  busy = $state(false);
  /** Something of ours went wrong; the game is saved up to the last move. */
  broken = $state(false);
  /** While bots play among themselves: stopped, and how fast. */
  paused = $state(false);
  speed = $state(1);
  #running = false;
  #asked = false;
  #left = false;
  /** Moments that wait until the one on stage has been looked at. */
  #later: Stage[] = [];

  /** Only looked at: nobody moves. */
  readonly replay: boolean;

  constructor(id: string, replay = false) {
    this.id = id;
    this.replay = replay;
  }

  /** Where this table is, and where a moment of it is. */
  get address(): string {
    return `/play/${this.id}`;
  }
  moment(number: number): string {
    return `/replay/${this.id}#${number}`;
  }

  /** What is on the table: now, or the moment looked at. */
  get shown(): Snapshot | undefined {
    return this.past ?? this.now;
  }

  /** Is the referee in this browser? Only then can it be asked for advice. */
  get local(): boolean {
    return true;
  }

  get people(): readonly number[] {
    return (this.now?.chairs ?? []).flatMap((chair, seat) => (chair.by === 'person' ? [seat] : []));
  }

  /** Nobody at this screen plays: bots do, and one looks on. */
  get watching(): boolean {
    return this.now !== undefined && this.people.length === 0;
  }

  /** Several people at one screen: somebody is asked to take it before secrets are shown. */
  get shared(): boolean {
    return this.people.length > 1;
  }

  /** The person who must decide next, if it is one of those at this screen. */
  get turn(): number | undefined {
    return this.people.find((seat) => this.now?.owed.includes(seat));
  }

  /** The seat whose decision is open on the screen. */
  get deciding(): number | undefined {
    const { now } = this;
    if (this.past !== undefined || this.stage !== undefined || now === undefined) return undefined;
    if (this.replay || (this.shared && !this.opened)) return undefined;
    return now.owed.includes(now.viewer) ? now.viewer : undefined;
  }

  /** Who must take the screen before the game can go on. */
  get handover(): number | undefined {
    if (!this.shared || this.replay || this.stage !== undefined || this.past !== undefined)
      return undefined;
    const next = this.turn;
    return next === undefined || (this.opened && this.now?.viewer === next) ? undefined : next;
  }

  /** A world that agrees with what the viewer sees: the rules answer on it as the referee would. */
  readonly world = $derived.by(() => {
    const { game, now } = this;
    if (game === undefined || now === undefined || now.viewer === SPECTATOR) return undefined;
    return game.determinize(now.view, sfc(seedFrom(this.id), 'simulation 0'));
  });

  get form(): Form | undefined {
    const seat = this.deciding;
    if (seat === undefined || this.game === undefined || this.world === undefined) return undefined;
    const form = this.game.form(this.world, seat);
    return isRefusal(form) ? undefined : form;
  }

  /** Why the referee would refuse this answer, if it would. */
  why(move: Json): Refusal | undefined {
    const { game, world, now, deciding } = this;
    if (game === undefined || world === undefined || now?.kind === undefined) return undefined;
    if (deciding === undefined) return undefined;
    const read = game.read(world, deciding, { kind: now.kind, move });
    return isRefusal(read) ? read : undefined;
  }

  async open(): Promise<void> {
    const first = await engine.open(this.id, SPECTATOR);
    if (isRefusal(first)) {
      this.failed = first;
      return;
    }
    if (isGameId(first.game)) this.game = await loadGame(first.game);
    const people = first.chairs.flatMap((chair, seat) => (chair.by === 'person' ? [seat] : []));
    const viewer = people.length === 1 ? people[0] : SPECTATOR;
    this.take(await engine.snapshot(viewer, 0));
    void this.run();
  }

  /** Bots move until a person must, or something wants to be looked at. */
  async run(): Promise<void> {
    this.#asked = true;
    if (this.#running) return; // who runs looks again before it stops
    this.#running = true;
    try {
      while (this.#asked) {
        this.#asked = false;
        await this.#bots();
      }
    } catch {
      this.broken = true;
    }
    this.#running = false;
  }

  async #bots(): Promise<void> {
    while (this.#botsTurn()) {
      const before = this.now;
      if (before === undefined) break;
      const pace = paces[this.watching ? 'unhurried' : settings.pace];
      this.take(await engine.advance(before.viewer, this.entries.length, pace.thinks), before);
      if (pace.pause > 0 && this.#botsTurn()) await pause(pace.pause / this.speed);
    }
  }

  /** Watching: stops the bots, or lets them go on. */
  toggle(): void {
    this.paused = !this.paused;
    if (!this.paused) void this.run();
  }

  /** The person at the screen decides. */
  async submit(move: Json): Promise<void> {
    const { now, deciding } = this;
    if (now?.kind === undefined || deciding === undefined || this.busy) return;
    this.busy = true;
    const answer = { kind: now.kind, move };
    const reply = await engine.submit(deciding, answer, now.viewer, this.entries.length);
    this.busy = false;
    if (isRefusal(reply)) {
      this.refusal = reply;
      return;
    }
    this.take(reply, now);
    await this.run();
  }

  get undoable(): boolean {
    const { now } = this;
    if (now?.undo === undefined || this.past !== undefined) return false;
    return this.people.includes(now.undo);
  }

  async undo(): Promise<void> {
    const seat = this.now?.undo;
    if (!this.undoable || seat === undefined || this.now === undefined) return;
    const viewer = this.shared ? this.now.viewer : seat;
    const reply = await engine.undo(seat, viewer, 0);
    if (isRefusal(reply)) this.refusal = reply;
    else this.take(reply);
  }

  /** Somebody at the shared screen opens their side. */
  async sit(seat: number): Promise<void> {
    this.take(await engine.snapshot(seat, 0));
    this.opened = true;
  }

  async look(number: number): Promise<void> {
    if (this.now === undefined) return;
    const viewer = this.now.viewer;
    this.past = await engine.snapshot(viewer, this.now.last, Math.max(0, number));
  }

  /** Can a new game begin at a moment of this one? Not where secrets are still kept. */
  get branchable(): boolean {
    return true;
  }

  /** A new game in this browser that begins as this one went up to a move; gives its id. */
  branch(number: number, chairs: Snapshot['chairs']): Promise<string | Refusal> {
    return engine.branch(this.id, number, chairs);
  }

  /** Another game at a table like this; gives its address. */
  async again(): Promise<string | undefined> {
    if (this.now === undefined) return undefined;
    const { game, options, chairs } = this.now;
    const id = await engine.create({ game, options, chairs });
    return isRefusal(id) ? undefined : `/play/${id}`;
  }

  /** What a Strategist would do in a seat. */
  advice(seat: number): Promise<readonly Advice[]> {
    return engine.advice(seat);
  }

  /** In a finished game: each seat's chance to win after every move. */
  chances(): Promise<readonly (readonly number[])[]> {
    return engine.chances();
  }

  file(): Promise<GameFile | undefined> {
    return engine.file();
  }

  present(): void {
    this.past = undefined;
    void this.run();
  }

  unstage(): void {
    this.stage = this.#later.shift();
    void this.run();
  }

  leave(): void {
    this.#left = true;
  }

  #botsTurn(): boolean {
    const { now } = this;
    if (now === undefined || this.#left || this.replay || this.stage !== undefined) return false;
    if (this.paused || (this.watching && this.past !== undefined)) return false;
    return now.owed.some((seat) => now.chairs[seat].by === 'bot');
  }

  protected take(snapshot: Snapshot, before?: Snapshot): void {
    // Measured by the tests: from here to the next frame the table is drawn anew.
    performance.mark('hustings event');
    performance.clearMarks('hustings event');
    const fresh = snapshot.entries;
    this.entries = [...this.entries.slice(0, snapshot.from), ...fresh];
    this.now = snapshot;
    this.refusal = undefined;
    const moment = fresh.find((entry) => isStaged(snapshot.game, entry));
    if (moment !== undefined && before !== undefined) this.show({ entry: moment, before });
    if (this.shared && this.turn !== snapshot.viewer) this.opened = false;
  }

  /** Puts a moment on stage, after those that are there already. */
  protected show(stage: Stage): void {
    if (this.stage === undefined) this.stage = stage;
    else this.#later.push(stage);
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));
