import type { Json, Refusal } from '@hustings/kernel';
import type { View } from '../../rules/edition-2019/index.js';
import { getContext, setContext } from 'svelte';
import type { Frame } from '@hustings/parts/frame';
import type { Chair, Table } from '@hustings/parts/table';
import { steady } from '@hustings/parts/steady';
import { campaigns, fromStart, partyOf, seatOrder, type Campaign } from './position.js';
import { m } from './words.svelte.js';

/** The table of Die Macher as its parts see it: the position shown, and the plan being made. */
export class MacherTable {
  readonly session: Table;
  readonly #frame: Frame;
  /** Planned rallies by election, drawn in the states before they are held. */
  plan = $state.raw<Readonly<Record<number, number>>>({});
  /** What was last brought to the front on a small screen; its state may have voted since. */
  #front = $state<string | undefined>();
  rule = $state<string | undefined>();
  /** The part of the table that the lesson points at. */
  look = $state<string | undefined>();

  constructor(session: Table, frame: Frame) {
    this.session = session;
    this.#frame = frame;
  }

  // A move changes little of what is on a table. Everything here stays the same object as long as
  // it says the same, so that a move draws what it changed and not the table.
  readonly view: View = $derived.by(
    steady(() => this.session.shown?.view as View), // this board is only drawn for its game's views
  );
  readonly chairs: readonly Chair[] = $derived.by(steady(() => this.session.shown?.chairs ?? []));
  readonly you: number = $derived.by(() => this.view.position.viewer);
  readonly order: readonly number[] = $derived.by(steady(() => seatOrder(this.view)));
  /** Seats in the order of play. */
  readonly turns: readonly number[] = $derived.by(steady(() => fromStart(this.view)));
  readonly programs: View['programs'] = $derived.by(() => this.view.programs);
  readonly campaigns: readonly Campaign[] = $derived.by(steady(() => campaigns(this.view)));
  readonly #parties: readonly string[] = $derived.by(
    steady(() => this.view.parties.map((_, seat) => partyOf(this.view, seat))),
  );

  /** Worked out once a move, so that whoever asks is not drawn anew while it stays the same. */
  readonly #inFront: string = $derived.by(() => {
    const open = [...this.campaigns.map(({ code }) => code), 'parties', 'log'];
    return open.find((one) => one === this.#front) ?? open[0];
  });
  /** What is in front on a small screen: a state by its code, the parties or the log. */
  get front(): string {
    return this.#inFront;
  }
  set front(one: string) {
    this.#front = one;
  }

  /** Five parties or four states narrow the columns, and words with them. */
  readonly tight: boolean = $derived.by(() => this.order.length > 4 || this.campaigns.length > 3);

  party(seat: number): string {
    return this.#parties[seat];
  }
  /** A party by its name, as sentences call it. */
  label(seat: number): string {
    return m().party(this.party(seat));
  }
  name(seat: number): string {
    return this.chairs[seat]?.name ?? '';
  }
  /** What a move was about, in a word or two. */
  moveName(number: number): string {
    const kind = this.session.entries[number]?.kind ?? '';
    return m().waiting.kinds[kind] ?? '';
  }
  /** What taking back would take back: on a shared screen it may be somebody else's move. */
  get takeBack(): string {
    const seat = this.session.now?.undo ?? this.you;
    return seat === this.you ? m().waiting.undo : m().waiting.undoOf(this.label(seat));
  }
  planned(election: number): number {
    return this.session.past === undefined ? (this.plan[election] ?? 0) : 0;
  }

  /** Are there notes of the lesson at this table? */
  get lesson(): boolean {
    const { session } = this;
    return session.now?.lesson === true && this.#frame.settings.lessonEnded !== session.id;
  }

  why(move: Json): Refusal | undefined {
    return this.session.why(move);
  }
  /** A refusal as a sentence; sums in it are written as everywhere at the table. */
  says(refusal: Refusal): string {
    const words = m().refusals[refusal.refused];
    return words?.(refusal.values) ?? this.session.game?.says(refusal) ?? refusal.refused;
  }
  submit(move: Json): void {
    void this.session.submit(move);
  }
}

const KEY = Symbol('die macher');
export const provideTable = (table: MacherTable): MacherTable => setContext(KEY, table);
export const useTable = (): MacherTable => getContext<MacherTable>(KEY);
