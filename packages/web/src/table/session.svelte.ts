import {
  isRefusal,
  PASS_WORD,
  sfc,
  seedFrom,
  SPECTATOR,
  type Answer,
  type Form,
  type GameFile,
  type Json,
  type Refusal,
} from '@hustings/kernel';
import type { Analysis } from '@hustings/parts/table';
import type { AnyGame } from '../engine/games.js';
import type { Advice, Entry, Remark, Snapshot } from '../engine/tables.js';
import { settings, type Pace } from '../settings.svelte.js';
import { dropDraft, questionOf, readDraft, writeDraft } from './drafts.js';
import type { News, Reply, Stage, Table } from './table.js';

export type { Stage };

/** How long a bot thinks and how long its move is left to be looked at, in milliseconds. */
const paces: Readonly<Record<Pace | 'watched', { thinks: number; pause: number }>> = {
  watched: { thinks: 120, pause: 300 },
  slow: { thinks: 120, pause: 1800 },
  normal: { thinks: 120, pause: 800 },
  quick: { thinks: 60, pause: 250 },
  'at-once': { thinks: 20, pause: 0 },
};

/**
 * A table as the page knows it: what one viewer sees, the log, the way into the past, and what may be
 * decided at this screen. The referee sits elsewhere; the page only knows views.
 */
export class Session {
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
  /** The last decision: on its way, or kept. */
  sent = $state<'sending' | 'stored' | undefined>();
  /** Something of ours went wrong; the game is saved up to the last move. */
  broken = $state(false);
  /** A move could not be kept: the browser has no room for it, or does not let us at its store. */
  unsaved = $state<'full' | 'blocked' | undefined>();
  /** While bots play among themselves: stopped, and how fast. */
  paused = $state(false);
  speed = $state(1);
  /** Bots move one after the other, with pauses. */
  pacing = $state(false);
  /** The table as it was after the viewer's own last decision. */
  since = $state.raw<Snapshot | undefined>();
  /** Whoever teaches at this table: true if a move is not made, because something is said of it first. */
  objects: ((move: Json) => boolean) | undefined;
  /** The moment whose decision is under way. */
  #decided = $state<number | undefined>();
  /** The entry that `since` shows, and whose it was. */
  #base: { readonly viewer: number; readonly number: number } | undefined;
  /** Pauses are left out until somebody decides. */
  #hurried = false;
  #hurry: () => void = () => undefined;
  /** A pass that was taken back is not made unasked again. */
  #tookBack = false;
  /** What could not be kept is done again. */
  #retry: () => Promise<void> = () => Promise.resolve();
  #running = false;
  #again = false;
  #left = false;
  /** What is answered to the questions that follow, and what was heard before they were. */
  #then: readonly Answer[] = [];
  #heard: News[] = [];
  /** Moments that wait until the one on stage has been looked at. */
  #later: Stage[] = [];
  /** The moment of the past that is wanted and not yet shown. */
  #wanted: number | undefined;
  #looking = false;

  constructor(
    private readonly table: Table,
    /** Only looked at: nobody moves. */
    readonly replay = false,
  ) {}

  get id(): string {
    return this.table.id;
  }

  /** Where this table is, and where a moment of it is. */
  get address(): string {
    return this.table.address;
  }
  moment(number: number): string {
    return this.table.moment(number);
  }

  /** Where somebody else finds a moment, in whatever browser. */
  share(number: number): Promise<string> {
    return this.table.share?.(number) ?? Promise.resolve(this.moment(number));
  }

  /** What is on the table: now, or the moment looked at. */
  get shown(): Snapshot | undefined {
    return this.past ?? this.now;
  }

  /** Is the referee in this browser? Only then can it be asked for advice. */
  get local(): boolean {
    return this.table.advice !== undefined;
  }

  /** A decision is under way. */
  get busy(): boolean {
    return this.#decided !== undefined;
  }

  /** Entries of the log that are known here, without the setup. */
  get known(): number | undefined {
    return this.now === undefined ? undefined : this.entries.length - 1;
  }

  get people(): readonly number[] {
    return (this.now?.chairs ?? []).flatMap((chair, seat) => (chair.by === 'person' ? [seat] : []));
  }

  /** Nobody at this screen plays: bots do, and one looks on. */
  get watching(): boolean {
    return this.local && this.now !== undefined && this.people.length === 0;
  }

  /** Several people at one screen: somebody is asked to take it before secrets are shown. */
  get shared(): boolean {
    return this.people.length > 1;
  }

  /** The person who must decide next, if it is one of those at this screen. */
  get turn(): number | undefined {
    const { now } = this;
    const owed = this.people.filter((seat) => now?.owed.includes(seat));
    // Whoever has the screen goes first: it is handed over when nobody else could go on.
    return owed.find((seat) => seat === now?.viewer) ?? owed[0];
  }

  /** The seat whose decision is open on the screen. */
  get deciding(): number | undefined {
    const { now } = this;
    if (this.past !== undefined || this.stage !== undefined || now === undefined) return undefined;
    if (this.replay || (this.shared && !this.opened)) return undefined;
    return now.owed.includes(now.viewer) && this.table.takes(now.viewer) ? now.viewer : undefined;
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

  /**
   * What was begun for the open decision, as plain JSON: it survives loading the page again. Whoever
   * draws a decision begins with it (`let made = $state(read(session.draft) ?? nothing)`) and sets it
   * with every change; what it holds is their own affair, and it is theirs to check on reading. It ends
   * with the decision.
   */
  get draft(): Json | undefined {
    const asked = this.#question();
    return asked === undefined ? undefined : readDraft(this.id, asked.seat, asked.question);
  }
  set draft(made: Json | undefined) {
    const asked = this.#question();
    if (asked === undefined) return;
    if (made === undefined) dropDraft(this.id, asked.seat, asked.question);
    else writeDraft(this.id, asked.seat, asked.question, made);
  }

  #question(): { readonly seat: number; readonly question: string } | undefined {
    const { deciding: seat, now } = this;
    if (seat === undefined || now?.kind === undefined) return undefined;
    return { seat, question: questionOf(now.kind, this.entries) };
  }

  async open(): Promise<void> {
    const opened = await this.table.open((news) => this.#take(news));
    if (isRefusal(opened)) {
      this.failed = opened;
      return;
    }
    this.game = opened;
    this.#passUnasked();
    void this.run();
  }

  /** Bots move until a person must, or something wants to be looked at. */
  async run(): Promise<void> {
    this.#again = true;
    if (this.#running) return; // who runs looks again before it stops
    this.#running = true;
    try {
      while (this.#again) {
        this.#again = false;
        await this.#bots();
      }
    } catch {
      this.broken = true;
    } finally {
      this.#running = false;
    }
  }

  async #bots(): Promise<void> {
    while (this.#botsTurn()) {
      const pace = paces[this.watching ? 'watched' : settings.pace];
      this.pacing = pace.pause > 0 && !this.watching && !this.#hurried;
      const told = this.entries.length;
      const reply = await this.table.advance?.(pace.thinks);
      if (reply !== 'done') return this.#complain(reply, () => this.run());
      const waits = this.watching || (!this.#hurried && this.#tells(told));
      if (pace.pause > 0 && waits && this.#botsTurn()) await this.#pause(pace.pause / this.speed);
    }
    this.pacing = false;
  }

  /** Is there anything to be seen since? That somebody has decided in secret is not. */
  #tells(known: number): boolean {
    return this.entries
      .slice(known)
      .some(({ events }) => events.some(({ type }) => type !== 'decided'));
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      this.#hurry = done;
      setTimeout(done, milliseconds);
    });
  }

  /** What bots do until somebody decides is not waited for. */
  get hurried(): boolean {
    return this.#hurried;
  }

  /** What bots do until somebody else must decide happens at once. */
  skip(): void {
    this.#hurried = true;
    this.pacing = false;
    this.#hurry();
  }

  /** The rules refuse it, or it could not be kept; then it can be tried again. */
  #complain(reply: Reply | undefined, again: () => Promise<void>): void {
    if (!isRefusal(reply)) return;
    if (reply.refused !== 'not-saved') {
      this.refusal = reply;
      return;
    }
    this.unsaved = reply.values['full'] === true ? 'full' : 'blocked';
    this.#retry = again;
  }

  /** What could not be kept is tried again. */
  retry(): Promise<void> {
    this.unsaved = undefined;
    return this.#retry();
  }

  /** Watching: stops the bots, or lets them go on. */
  toggle(): void {
    this.paused = !this.paused;
    if (!this.paused) void this.run();
  }

  /** The person at the screen decides; `then` answers what they are asked next, as long as it is that. */
  async submit(move: Json, then: readonly Answer[] = []): Promise<void> {
    const { now, deciding } = this;
    if (now?.kind === undefined || deciding === undefined || this.busy) return;
    if (this.objects?.(move) === true) return;
    this.#then = then;
    this.#hurried = false;
    this.#tookBack = false;
    this.#base = { viewer: deciding, number: now.number + 1 };
    await this.#send(now, deciding, move);
  }

  async #send(now: Snapshot, deciding: number, move: Json): Promise<void> {
    const { kind = '', number } = now;
    const question = questionOf(kind, this.entries);
    this.#decided = number;
    this.sent = 'sending';
    try {
      const reply = await this.table.submit(deciding, { kind, move }, number);
      if (reply === 'done') {
        dropDraft(this.id, deciding, question);
        return this.#stored(number);
      }
      this.#catchUp();
      this.#complain(reply, () => this.submit(move));
    } catch {
      this.#catchUp();
      this.broken = true;
    }
    if (this.#decided === number) this.#decided = undefined;
    this.sent = undefined;
  }

  /** The next question has its answer already: nothing is drawn in between. */
  #follows(news: News): boolean {
    const { now } = news;
    const [next, ...rest] = this.#then;
    const number = this.#decided;
    if (next === undefined || number === undefined || now.number <= number) return false;
    if (now.kind !== next.kind || !now.owed.includes(now.viewer)) return false;
    this.#then = rest;
    this.#heard.push(news);
    this.#base = { viewer: now.viewer, number: now.number + 1 };
    void this.#send(now, now.viewer, next.move);
    return true;
  }

  /** Nothing more follows: what was heard meanwhile is drawn. */
  #catchUp(): void {
    this.#then = [];
    for (const news of this.#heard.splice(0)) this.#hear(news);
  }

  /** The decision is kept. The news of it may have come before, and with it the next question. */
  #stored(number: number): void {
    this.unsaved = undefined;
    const told = this.now?.number !== number;
    if (this.#decided === undefined || this.#decided === number)
      this.sent = told && this.deciding !== undefined ? undefined : 'stored';
    void this.run();
  }

  get undoable(): boolean {
    const { now } = this;
    if (now?.undo === undefined || this.past !== undefined) return false;
    return this.people.includes(now.undo);
  }

  async undo(): Promise<void> {
    const { now } = this;
    if (!this.undoable || now?.undo === undefined) return;
    this.#tookBack = true;
    const reply = await this.table.undo(now.undo, now.number);
    if (reply !== 'done') this.#complain(reply, () => this.undo());
  }

  /** Somebody at the shared screen opens their side. */
  async sit(seat: number): Promise<void> {
    await this.table.sit(seat);
    this.opened = true;
    this.#passUnasked();
  }

  /** Whoever moves the slider asks faster than is answered: only the last question counts. */
  async look(number: number): Promise<void> {
    this.#wanted = Math.max(0, number);
    if (this.#looking || this.now === undefined) return;
    this.#looking = true;
    for (let n = this.#next(); n !== undefined; n = this.#next()) {
      const then = await this.table.look(n);
      if (this.#wanted === n) this.#wanted = undefined;
      if (then !== undefined && this.#looking) this.past = then;
    }
    this.#looking = false;
  }

  /** The moment that is wanted, as long as somebody looks back. */
  #next(): number | undefined {
    return this.#looking ? this.#wanted : undefined;
  }

  /** Can a new game begin at a moment of this one? Not where secrets are still kept. */
  get branchable(): boolean {
    return this.table.branchable;
  }

  /** A new game in this browser that begins as this one went up to a move; gives its id. */
  branch(number: number, chairs: Snapshot['chairs']): Promise<string | Refusal> {
    return this.table.branch(number, chairs);
  }

  /** Another game at a table like this; gives its address. */
  again(): Promise<string | undefined> {
    return this.table.again();
  }

  file(): Promise<GameFile | undefined> {
    return this.table.file();
  }

  async annotate(remarks: readonly Remark[]): Promise<void> {
    const reply = await this.table.annotate?.(remarks);
    this.#complain(reply, () => this.annotate(remarks));
  }

  /** What a bot would do in a seat; none where others sit at the table. */
  async advice(seat: number): Promise<readonly Advice[]> {
    return (await this.table.advice?.(seat)) ?? [];
  }

  /** Everyone's chance to win after each move of a game that is over. */
  async chances(): Promise<readonly (readonly number[])[]> {
    return (await this.table.chances?.()) ?? [];
  }

  /** The table as it was after so many entries, without showing it. */
  peek(number: number): Promise<Snapshot | undefined> {
    return this.table.look(number);
  }

  /** Looks at a game that is over, wherever it was played: its file holds all that is needed. */
  async analyse(
    hear: (found: Analysis) => void,
    signal: { readonly aborted: boolean },
  ): Promise<void> {
    const file = this.now?.result === undefined ? undefined : await this.table.file();
    if (file?.seed === undefined || file.seed === null || signal.aborted) return;
    const { analyse } = await import('../engine/analyse.js');
    await analyse(this.id, file, hear, signal);
  }

  present(): void {
    this.#looking = false;
    this.#wanted = undefined;
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
    if (this.table.advance === undefined || this.unsaved !== undefined) return false;
    if (this.paused || (this.watching && this.past !== undefined)) return false;
    return now.owed.some((seat) => now.chairs[seat].by === 'bot');
  }

  #take(news: News): void {
    if (this.#follows(news)) return;
    if (news.now.number !== this.#decided) this.#catchUp();
    this.#hear(news);
  }

  #hear({ now, moments = [] }: News): void {
    // Measured by the tests: from here to the next frame the table is drawn anew.
    performance.mark('hustings event');
    performance.clearMarks('hustings event');
    this.entries = [...this.entries.slice(0, now.from), ...now.entries];
    this.now = now;
    this.refusal = undefined;
    if (now.number !== this.#decided) this.#decided = undefined;
    if (this.deciding !== undefined && this.sent === 'stored') this.sent = undefined;
    if (!this.replay) for (const moment of moments) this.#show(moment);
    if (this.shared && this.turn !== now.viewer) this.opened = false;
    void this.#remember(now);
    this.#passUnasked();
  }

  /** Keeps the table as the viewer left it with their last decision. */
  async #remember(now: Snapshot): Promise<void> {
    if (this.#base?.viewer !== now.viewer) {
      const number = this.entries.findLastIndex(({ seat }) => seat === now.viewer);
      this.#base = { viewer: now.viewer, number };
    }
    const { number } = this.#base;
    if (number > now.number || this.since?.number !== number || this.since.viewer !== now.viewer)
      this.since = undefined;
    if (number <= 0 || number > now.number || this.since !== undefined || this.replay) return;
    const then = now.number === number ? now : await this.table.look(number);
    if (this.#base?.viewer === now.viewer && this.#base.number === number) this.since = then;
  }

  /** Is there nothing left but to pass, for a reason that only the own side shows? */
  get onlyPass(): boolean {
    const { form } = this;
    if (form?.shape === 'one') {
      const open = form.options.filter(({ refusal }) => refusal === undefined);
      return form.pass && open.every(({ word }) => word === PASS_WORD);
    }
    return form?.shape === 'amount' && form.pass && form.max < form.min;
  }

  /** The open question, as it is kept among those in which one passes unasked. */
  get #about(): string {
    return `${this.now?.game} ${this.now?.kind}`;
  }
  get passing(): boolean {
    return settings.passing.includes(this.#about);
  }
  set passing(on: boolean) {
    const others = settings.passing.filter((one) => one !== this.#about);
    settings.set({ passing: on ? [...others, this.#about] : others });
  }

  #passUnasked(): void {
    const { now, deciding } = this;
    if (now === undefined || deciding === undefined || !this.passing || this.#tookBack) return;
    if (!this.busy && this.onlyPass) void this.#send(now, deciding, PASS_WORD);
  }

  /** Puts a moment on stage, after those that are there already. */
  #show(stage: Stage): void {
    if (this.stage === undefined) this.stage = stage;
    else this.#later.push(stage);
  }
}
