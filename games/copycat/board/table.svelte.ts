import type { FormOption, Json, Refusal } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { getContext, setContext, untrack } from 'svelte';
import type { Telling } from '@hustings/parts/log';
import { begunAt } from '@hustings/parts/panel';
import { Pointing } from '@hustings/parts/point';
import type { Chair, Table } from '@hustings/parts/table';
import { flags, parted, settled, steady } from '@hustings/parts/steady';
import {
  gameEnds,
  tablesOf,
  type CopycatState,
  type CopycatView,
  type DecisionKind,
  type PlayerView,
} from '../rules/index.js';
import { after, askedOf, figuresOf, worldOf, type Figures, type Step } from './outlook.js';
import { keyOf, wordFor, wordsOf, type Piece } from './pieces.js';
import { markOf } from './seats.js';
import { workersIn, type Standing } from './house.js';
import { m } from './words.svelte.js';

/** What is in front on a small screen. */
export type Tab = 'street' | 'offices' | 'hand' | 'others' | 'log';

/** Decisions in which several pieces are chosen before they are answered. */
const several: ReadonlySet<DecisionKind> = new Set([
  'exchangeNumber',
  'exchangeCards',
  'removeNumber',
  'removeCards',
  'pay',
]);

type OfficeNow = { readonly workers: readonly Standing[]; readonly markers: number };
/** An office that opens with the move that is just being drawn. */
const bare: OfficeNow = { workers: [], markers: 0 };

/** The words chosen for a decision, a number said beside them, and whether an office can wait. */
type Chosen = {
  readonly words: readonly string[];
  readonly number: number | undefined;
  readonly later: boolean;
};
const nothing: Chosen = { words: [], number: undefined, later: false };

/** Decisions that begin something; all others are inside an effect. */
const bases: ReadonlySet<string> = new Set(['bid', 'turn', 'step', 'declinePoints']);

/** So many hand cards are each as wide as a finger on a phone. */
const FINGERS = 7;

/** What is marked where others have changed it. */
const marked = ({ score, handSize, drawSize, free, markers, workers }: PlayerView): number[] => [
  score,
  handSize,
  drawSize,
  free,
  markers,
  workers.length,
];

/** How long the news of an answer that was taken may be on its way. */
const PATIENCE = 1500;

/** Where a decision is made on a small screen. */
const tabs: Partial<Record<DecisionKind, Tab>> = {
  bid: 'hand',
  turn: 'offices',
  step: 'street',
  reuseWorker: 'offices',
  copyCard: 'hand',
  reuseCard: 'hand',
  exchangeNumber: 'hand',
  exchangeCards: 'hand',
  removeNumber: 'hand',
  removeCards: 'hand',
  removeForWorker: 'hand',
  pay: 'hand',
};

/** The table of Copycat as its parts see it: the position shown, and the plan being made. */
export class CopycatTable {
  readonly session: Table;
  readonly #speaker: () => Speaker;
  readonly #view: () => CopycatView;
  readonly #chairs: () => readonly Chair[];
  readonly #you: () => number;
  readonly #kind: () => DecisionKind | undefined;
  readonly #open: () => readonly string[];
  readonly #isOpen: (word: string) => boolean;
  readonly #isPicked: (word: string) => boolean;
  readonly #windows: () => Readonly<Record<number, OfficeNow | undefined>>;
  readonly #own: () => readonly number[];
  /** What was chosen, and for which decision. */
  #chosen = $state.raw<Chosen & { readonly of: string }>({ of: '', ...nothing });
  #front = $state.raw<{ readonly of: string; readonly tab: Tab }>({ of: '', tab: 'street' });
  /** What one points at. */
  readonly pointing = new Pointing<Piece>();
  rule = $state<string | undefined>();
  /** What lies over the table, asked for: the whole log, the keys. */
  dialog = $state<'log' | 'keys' | undefined>();

  constructor(session: Table, speaker: () => Speaker) {
    this.session = session;
    this.#speaker = speaker;
    // This board is only drawn for its game's views.
    this.#view = parted(() => session.shown?.view as CopycatView);
    this.#chairs = settled(() => session.shown?.chairs ?? []);
    this.#you = settled(() => this.view.position.viewer);
    this.#kind = settled(() => this.#kindNow());
    this.#open = settled(() => this.#openNow());
    this.#windows = parted(() => this.#windowsNow());
    this.#own = settled(() => this.view.players[this.you]?.workers ?? []);
    const words = wordsOf(this.view);
    this.#isOpen = flags(words, () => this.open);
    this.#isPicked = flags(words, () => this.picked);
  }

  // A move changes little of what is on a table. Everything here stays the same object as long as
  // it says the same, so that a move draws what it changed and not the table.
  get view(): CopycatView {
    return this.#view();
  }
  /** The table as one left it with one's last decision. */
  readonly #leftAt: CopycatView | undefined = $derived.by(() => {
    const { since, past } = this.session;
    return past === undefined ? (since?.view as CopycatView | undefined) : undefined; // of this game
  });
  /** Is anything of the others marked? Then it is said what the marks are. */
  readonly marks: boolean = $derived.by(() => {
    const before = this.#leftAt;
    return this.others.some((seat) => {
      const now = marked(this.view.players[seat]);
      return before !== undefined && marked(before.players[seat]).some((one, i) => one !== now[i]);
    });
  });
  /** By how much a figure has changed since one's own last decision. */
  changed(figure: (view: CopycatView) => number): string | undefined {
    const by = this.#leftAt === undefined ? 0 : figure(this.view) - figure(this.#leftAt);
    return by === 0 ? undefined : m().signed(by);
  }
  get chairs(): readonly Chair[] {
    return this.#chairs();
  }
  get you(): number {
    return this.#you();
  }
  /** The seat drawn at the bottom: one's own; of those who look on, the first. */
  readonly seat: number = $derived.by(() => Math.max(0, this.you));
  /** The game ends with this round: it has no clean-up (CC-4.4), nothing leaves the street, no office gets markers. */
  readonly isLast: boolean = $derived.by(() => gameEnds(this.view));
  get kind(): DecisionKind | undefined {
    return this.#kind();
  }
  #kindNow(): DecisionKind | undefined {
    const { deciding, now } = this.session;
    return deciding === undefined ? undefined : (now?.kind as DecisionKind | undefined);
  }
  /** The seat that has its turn or its phase 3; none while all decide at once. */
  readonly turnOf: number = $derived.by(() => this.view.position.now['seat'] ?? -1);
  /** Who works in an office, and the markers on it. */
  window(office: number): OfficeNow {
    return this.#windows()[office] ?? bare;
  }
  #windowsNow(): Readonly<Record<number, OfficeNow>> {
    const { view } = this;
    return Object.fromEntries(
      view.offices.map((office) => [
        office,
        { workers: workersIn(view, office), markers: view.markers[office] },
      ]),
    );
  }
  readonly others: readonly number[] = $derived.by(
    steady(() => this.view.players.flatMap((_, seat) => (seat === this.seat ? [] : [seat]))),
  );

  /** Which decision is open: others' sealed answers come in without touching what was chosen. */
  readonly question: string = $derived.by(() => {
    const { deciding, entries } = this.session;
    let own = 0;
    for (const { seat } of entries) if (seat === deciding) own++; // every move asks: no call for each entry
    return `${deciding} ${own} ${this.kind}`;
  });

  readonly world: CopycatState | undefined = $derived.by(() =>
    this.you < 0 ? undefined : worldOf(this.view),
  );
  readonly options: ReadonlyMap<string, FormOption> = $derived.by(() => {
    const { form } = this.session;
    const list = form?.shape === 'one' || form?.shape === 'some' ? form.options : [];
    return new Map(list.map((option) => [option.word, option]));
  });
  /** The words that can be answered now. */
  get open(): readonly string[] {
    return this.#open();
  }
  #openNow(): string[] {
    return [...this.options.values()].flatMap(({ word, refusal }) =>
      refusal === undefined ? [word] : [],
    );
  }

  /** What was begun for the open decision before the page was loaded again. */
  readonly #begun: Chosen = $derived.by(() => {
    void this.question; // another decision, another beginning
    return untrack(() => {
      const begun = begunAt(this.session);
      const later = begun.text('later') !== undefined;
      return { words: begun.texts('picked'), number: begun.number('number'), later };
    });
  });
  get #choice(): Chosen {
    return this.#chosen.of === this.question ? this.#chosen : this.#begun;
  }
  set #choice(choice: Chosen) {
    this.#chosen = { of: this.question, ...choice };
    const { words, number, later } = choice;
    this.session.draft = {
      picked: [...words],
      ...(number === undefined ? {} : { number }),
      ...(later ? { later: 'later' } : {}),
    };
  }

  get picked(): readonly string[] {
    return this.#choice.words;
  }
  get pick(): string | undefined {
    return this.picked.at(-1);
  }
  isPicked(word: string | undefined): boolean {
    return word !== undefined && this.#isPicked(word);
  }
  choose(...words: readonly string[]): void {
    this.#choice = { ...this.#choice, words, number: undefined };
  }
  /** One of several that can be chosen together. */
  toggle(word: string): void {
    const { picked } = this;
    this.choose(
      ...(picked.includes(word) ? picked.filter((one) => one !== word) : [...picked, word]),
    );
  }
  /** A number said for what is chosen. */
  get number(): number | undefined {
    return this.#choice.number;
  }
  set number(number: number | undefined) {
    this.#choice = { ...this.#choice, number };
  }
  /** Chooses what an answer says, to be looked at; false where the panel has no such choice. */
  propose(move: Json): boolean {
    const { kind } = this;
    if (typeof move === 'number') {
      if (kind === 'exchangeNumber' || kind === 'removeNumber') return false; // cards are chosen there
      this.number = move;
    } else if (Array.isArray(move)) this.choose(...move.map(String));
    else if (typeof move === 'string' && kind !== 'pay') this.choose(move);
    else return false;
    return true;
  }
  /** The office that is chosen is used later, not at once. */
  get later(): boolean {
    return this.#choice.later;
  }
  set later(later: boolean) {
    this.#choice = { ...this.#choice, later };
  }

  /** The answer that pressing a piece would give. */
  word(piece: Piece): string | undefined {
    return this.kind === undefined ? undefined : wordFor(this.view, this.kind, piece, this.#own());
  }
  /** Can a piece be used for the decision that is open? */
  isOpen(piece: Piece): boolean {
    const word = this.word(piece);
    if (word === undefined) return false;
    const kind = this.kind;
    if (kind === 'exchangeNumber' || kind === 'removeNumber') return piece.on === 'hand';
    return this.#isOpen(word);
  }
  /**
   * A piece is pressed: it is chosen, and pressed again, done. A double click is one press to the hand
   * that makes it, and its second click decides nothing.
   */
  press(piece: Piece, clicks: number): void {
    this.pointing.piece = piece;
    const word = this.word(piece);
    if (word === undefined || this.kind === undefined || this.sending) return;
    if (several.has(this.kind) && (this.kind !== 'pay' || this.isPlainSource(word)))
      this.toggle(word);
    else if (this.pick !== word) this.choose(word);
    else if (clicks < 2) this.confirm?.();
  }
  /** Enter on one of several that are chosen does what the button says; Space puts it back. */
  enter(piece: Piece, event: KeyboardEvent): void {
    const isChosen = this.isPicked(this.word(piece));
    if (event.key !== 'Enter' || !isChosen || this.kind === undefined || !several.has(this.kind))
      return;
    event.preventDefault();
    // Held down, it chose the card and means no more.
    if (!this.sending && !event.repeat) this.confirm?.();
  }
  /** Done by pressing what is chosen once more: the panel that is open says how. */
  confirm: (() => void) | undefined;
  isAimed(piece: Piece): boolean {
    const { piece: pointed } = this.pointing;
    return pointed !== undefined && keyOf(pointed) === keyOf(piece);
  }

  /** A coin source of a payment that asks nothing more. */
  isPlainSource(word: string): boolean {
    if (this.world === undefined) return false;
    const state = after(this.world, this.you, [{ kind: 'pay', move: word }]);
    return state !== undefined && askedOf(state, this.you) === 'pay';
  }

  /** Can hand cards be pressed where they lie, on a phone too? */
  get takesFingers(): boolean {
    return this.view.players[this.you].handSize <= FINGERS;
  }

  /** Hand cards that just count when laid out in phase 3, without any choice, by their numbers. */
  readonly plain: readonly number[] = $derived.by(
    steady(() => {
      const { effectOf, coinsOf, pointsOf } = tablesOf(this.view);
      return (this.view.players[this.you]?.hand ?? [])
        .filter(
          (card) =>
            effectOf[card] !== 'either' &&
            (coinsOf[card] > 0 ||
              pointsOf[card] > 0 ||
              effectOf[card] === 'doubleCoins' ||
              effectOf[card] === 'doubleMarkers'),
        )
        .sort((a, b) => a - b);
    }),
  );
  readonly layPlain: readonly Step[] = $derived.by(
    steady(() => {
      const { cardWords } = tablesOf(this.view);
      return this.plain.map((card): Step => ({ kind: 'step', move: `lay out ${cardWords[card]}` }));
    }),
  );

  /** What one has, and would have after some answers. */
  readonly figures: Figures | undefined = $derived.by(() =>
    this.world === undefined ? undefined : figuresOf(this.world, this.you),
  );
  outlook(steps: readonly Step[]): CopycatState | undefined {
    return this.world === undefined ? undefined : after(this.world, this.you, steps);
  }
  /** The plan being made, as the panel that is open says; drawn on the table in blue. */
  plan = $state.raw<CopycatState | undefined>();
  readonly planned: Figures | undefined = $derived.by(() =>
    this.plan === undefined || this.session.past !== undefined
      ? undefined
      : figuresOf(this.plan, this.you),
  );

  // Several answers given at once are sent one after the other, each when it is asked for.
  #left: readonly Step[] = [];
  #sentAt: number | undefined;
  /** Answers are on their way: what comes between them is not shown. */
  sending = $state(false);
  #acts: number[] = [];

  act(steps: readonly Step[]): void {
    const [first, ...rest] = steps;
    if (first === undefined) return;
    this.#left = rest;
    this.#acts.push(steps.length);
    this.#send(first.move);
  }
  #send(move: Json): void {
    const at = this.session.now?.number;
    this.#sentAt = at;
    this.sending = true;
    void this.#given(move, at);
  }
  /** An answer to which a lesson objects is not sent: that is known at once, and what is pressed next counts. */
  async #given(move: Json, at: number | undefined): Promise<void> {
    let isSent = false;
    const sent = setTimeout(() => (isSent = true));
    await this.session.submit(move);
    clearTimeout(sent);
    setTimeout(() => this.#giveUp(at), isSent ? PATIENCE : 0);
  }
  /** What was not taken is asked for again. */
  #giveUp(at: number | undefined): void {
    if (this.#sentAt !== at || this.session.now?.number !== at) return;
    this.#left = [];
    this.sending = false;
  }
  /** To be called when the table has changed: gives the next answer of those still to be given. */
  goOn(): void {
    const [next = this.#forced, ...rest] = this.#left;
    const { now, deciding } = this.session;
    if (now === undefined || now.number === this.#sentAt || this.#takingBack) return;
    this.#left = [];
    if (next !== undefined && deciding !== undefined && now.kind === next.kind) {
      this.#left = rest;
      this.#send(next.move);
    } else this.sending = false;
  }

  /** How many of nothing? That is not asked: no card to draw, none in hand to exchange or to remove. */
  get #forced(): Step | undefined {
    const { kind, you, view } = this;
    if (kind !== 'drawNumber' && kind !== 'exchangeNumber' && kind !== 'removeNumber')
      return undefined;
    const { handSize, drawSize, discard } = view.players[you];
    const most = kind === 'drawNumber' ? drawSize + discard.length : handSize;
    return most === 0 ? { kind, move: 0 } : undefined;
  }

  #takingBack = false;
  /** Takes back what was done at once, and out of the middle of a chain all of it. */
  async takeBack(): Promise<void> {
    const { session } = this;
    if (this.sending) return; // what is on its way is not there to be taken back yet
    let left = this.#acts.pop() ?? 1;
    this.#takingBack = true;
    while (session.undoable && (left > 0 || !bases.has(session.now?.kind ?? ''))) {
      const before = session.now;
      await session.undo();
      await this.#changed(before);
      if (session.now === before) break;
      left--;
    }
    this.#takingBack = false;
  }
  async #changed(before: Table['now']): Promise<void> {
    const SOON = 10;
    for (let waits = 0; waits < 200 && this.session.now === before; waits++) {
      await new Promise((done) => setTimeout(done, SOON));
    }
  }

  mark(seat: number): string {
    return markOf(this.you, seat);
  }
  name(seat: number): string {
    return this.chairs[seat]?.name ?? '';
  }
  /** What is in front on a small screen: where the decision is made, unless one looked elsewhere. */
  get front(): Tab {
    if (this.#front.of === this.question || this.kind === undefined) return this.#front.tab;
    return tabs[this.kind] ?? this.#front.tab;
  }
  set front(tab: Tab) {
    this.#front = { of: this.question, tab };
  }

  /** How the game speaks in the language being read. */
  get speaker(): Speaker {
    return this.#speaker();
  }
  says(refusal: Refusal): string {
    return this.speaker.refusal(refusal);
  }
  get telling(): Telling {
    return { speaker: this.speaker, view: this.view, people: this.chairs.map(({ name }) => name) };
  }
}

const KEY = Symbol('copycat');
export const provideTable = (table: CopycatTable): CopycatTable => setContext(KEY, table);
export const useTable = (): CopycatTable => getContext<CopycatTable>(KEY);
