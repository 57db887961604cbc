import type { GameEvent, Json, PositionView, Refusal } from '@hustings/kernel';
import type { Speaker } from '@hustings/texts';
import { getContext, setContext, untrack, type Component } from 'svelte';
import { answered, type WhyNot } from '@hustings/parts/cannot';
import type { Frame } from '@hustings/parts/frame';
import type { Telling } from '@hustings/parts/log';
import { Pointing, type Said } from '@hustings/parts/point';
import type { Chair, Entry, Table } from '@hustings/parts/table';
import { parted, settled } from '@hustings/parts/steady';
import { partyIds, type Program } from '../../rules/world/index.js';
import type { WorldBoardTexts } from '../../texts/en/board.js';
import type { TopicId } from '../../texts/world/index.js';
import type { Moment } from './moment.js';
import type { Piece } from './pieces.js';

/** What views of both editions tell alike. */
export type WorldView = {
  readonly position: PositionView;
  readonly round: number;
  readonly parties: readonly number[];
  readonly programs: readonly Readonly<Program>[];
  readonly hands: readonly (readonly number[])[];
  readonly money: readonly number[];
};

/** A state on the boards, as both editions know it. */
export type WorldCampaign = {
  readonly election: number;
  readonly code: string;
  readonly elects: boolean;
  /** The votes of this round have been counted; the board is cleared at its end. */
  readonly voted: boolean;
  readonly round: number;
  readonly board: {
    readonly opinions: readonly number[];
    readonly up: number;
    readonly double: number;
    readonly media: readonly number[];
    readonly votes: readonly number[];
  };
};

/** What there is to be told about a piece. */
type Told<View extends WorldView, Campaign extends WorldCampaign> = (
  table: WorldTable<View, Campaign>,
  piece: Piece,
) => Said;

/** What an edition tells about itself. */
export type Edition<View extends WorldView, Campaign extends WorldCampaign> = {
  /** The words of its board. */
  readonly m: () => WorldBoardTexts;
  readonly topics: readonly TopicId[];
  /** Rules are found by this before their number. */
  readonly paragraphs: string;
  campaigns(view: View): readonly Campaign[];
  /** Who begins. */
  first(view: View): number;
  /** The phase of a position: 0 before round 1. */
  readonly phaseOf: (at: string) => number;
  /** Whose doing an event was; below 0: nobody's. */
  readonly actorOf: (event: GameEvent) => number;
  /** The words before the figures of a state. */
  readonly heads: (tight: boolean) => readonly string[];
  /** What there is to be told about pieces that one points at: fetched when the table is drawn. */
  readonly told?: () => Promise<Told<View, Campaign>>;
  /** What there is to be told with every decision of a moment. */
  warns?(view: View): { readonly label: string; readonly text: string } | undefined;
  /** By move: the round, 0 before the first, and the phase it was made in. */
  readonly phasesOf?: (entries: readonly Entry[]) => readonly Moment[];
  /** What begins with an event in the middle of a move. */
  readonly begunBy?: (
    event: GameEvent,
    events: readonly GameEvent[],
  ) => Partial<Moment> | undefined;
  /** What can be in front on a small screen, besides the states, the parties and the log. */
  readonly tabs: readonly string[];
};

/** As many rows of figures as a state has room for at their usual height. */
const ROOMY = 5;

/** The phase of both editions in which a state elects. */
const ELECTION = 9;

/** What the lesson points at that lies on no state: the rest is looked at on the one that is asked about. */
const elsewhere: Readonly<Record<string, string | undefined>> = {
  parties: 'parties',
  displays: undefined,
  strip: undefined,
};

/** The table of Die Macher as its parts see it: the position shown, and the plan being made. */
export class WorldTable<
  View extends WorldView = WorldView,
  Campaign extends WorldCampaign = WorldCampaign,
> {
  readonly session: Table;
  readonly #frame: Frame;
  readonly #speaker: () => Speaker;
  readonly #edition: Edition<View, Campaign>;
  readonly #view: () => View;
  readonly #campaigns: () => Readonly<Record<number, Campaign>>;
  readonly #chairs: () => readonly Chair[];
  readonly #programs: () => View['programs'];
  readonly #turns: () => readonly number[];
  readonly #momentPhase: () => number;
  readonly #you: () => number;
  readonly #order: () => readonly number[];
  readonly #parties: () => readonly string[];
  readonly #tight: () => boolean;
  #told = $state.raw<Told<View, Campaign> | undefined>();
  /** What one points at, and what pressing it does. */
  readonly pointing = new Pointing<Piece>(() => this.asked);
  /** Planned markers by election, drawn in the states before they are placed. */
  plan = $state.raw<Readonly<Record<number, number>>>({});
  #program = $state.raw<Readonly<Program> | undefined>();
  /** States by election as they would be with what else is being chosen, drawn before it is done. */
  #drafts = $state.raw<Readonly<Record<number, Campaign>>>({});
  /** What was last brought to the front on a small screen; its state may have voted since. */
  #front = $state<string | undefined>();
  rule = $state<string | undefined>();
  /** What lies over the states, asked for by its name, and how whatever lies there is put away. */
  over = $state<string | undefined>();
  closes = $state.raw<(() => void) | undefined>();
  /** The part of the table that the lesson points at. */
  look = $state<string | undefined>();

  constructor(
    session: Table,
    frame: Frame,
    speaker: () => Speaker,
    edition: Edition<View, Campaign>,
  ) {
    this.session = session;
    this.#frame = frame;
    this.#speaker = speaker;
    this.#edition = edition;
    // This board is only drawn for its game's views.
    const whole = (): View => this.session.shown?.view as unknown as View;
    this.#view = parted(whole);
    this.#campaigns = parted(() =>
      Object.fromEntries(edition.campaigns(whole()).map((one) => [one.election, one])),
    );
    this.#chairs = settled(() => session.shown?.chairs ?? []);
    this.#programs = settled(() => this.#programsThen());
    this.#turns = settled(() => this.#from(edition.first(this.view)));
    this.#momentPhase = settled(() => this.#phaseOfMoment());
    this.#you = settled(() => this.view.position.viewer);
    this.#order = settled(() => this.#from(Math.max(0, this.you)));
    this.#parties = settled(() => this.view.parties.map((party) => partyIds[party]));
    this.#tight = settled(() => this.order.length > 4 || this.campaigns.length > 3);
    void edition.told?.().then((told) => (this.#told = told));
  }

  // A move changes little of what is on a table. Everything here stays the same object as long as
  // it says the same, so that a move draws what it changed and not the table.
  get view(): View {
    return this.#view();
  }
  get chairs(): readonly Chair[] {
    return this.#chairs();
  }
  get you(): number {
    return this.#you();
  }
  /** Seats in the order in which they are drawn: the viewer's own first, then clockwise. */
  get order(): readonly number[] {
    return this.#order();
  }
  /** Seats in the order of play. */
  get turns(): readonly number[] {
    return this.#turns();
  }
  /** Everybody's program, one's own as it would be with what is being chosen. */
  get programs(): View['programs'] {
    return this.#programs();
  }
  /** One's own program as it would be, while a panel says so. */
  get draftedProgram(): Readonly<Program> | undefined {
    return this.session.past === undefined ? this.#program : undefined;
  }
  #programsThen(): View['programs'] {
    const { programs } = this.view;
    const own = this.draftedProgram;
    return own === undefined
      ? programs
      : programs.map((laid, seat) => (seat === this.you ? own : laid));
  }
  readonly campaigns: readonly Campaign[] = $derived.by(() => Object.values(this.#campaigns()));
  /** The states as one left them with one's last decision, by election. */
  readonly #left: ReadonlyMap<number, Campaign> = $derived.by(() => {
    const { since, past } = this.session;
    if (since === undefined || past !== undefined) return new Map();
    const then = this.#edition.campaigns(since.view as unknown as View); // of the same game
    return new Map(then.map((campaign) => [campaign.election, campaign]));
  });
  /** By how much a figure in a state has changed since one's own last decision. */
  changed(campaign: Campaign, figure: (campaign: Campaign) => number): string | undefined {
    const before = this.#left.get(campaign.election);
    const by = before === undefined ? 0 : figure(campaign) - figure(before);
    return by === 0 ? undefined : this.#edition.m().signed(by);
  }
  readonly phase: number = $derived.by(() => this.#edition.phaseOf(this.view.position.at));
  /** The moment that the strip above a stage tells of: one election ahead, it would tell who wins. */
  readonly moment: View = $derived.by(() => {
    const { stage, past } = this.session;
    if (stage === undefined || past !== undefined) return this.view;
    return stage.before.view as unknown as View; // of the same game
  });
  get momentPhase(): number {
    return this.#momentPhase();
  }
  #phaseOfMoment(): number {
    const { stage, past } = this.session;
    if (stage !== undefined && past === undefined) return ELECTION;
    return this.#edition.phaseOf(this.moment.position.at);
  }
  #from(first: number): number[] {
    const { parties } = this.view;
    return parties.map((_, i) => (first + i) % parties.length);
  }

  /** Worked out once a move, so that whoever asks is not drawn anew while it stays the same. */
  readonly #inFront: string = $derived.by(() => {
    const codes = this.campaigns.map(({ code }) => code);
    const open = [...codes, ...this.#edition.tabs, 'parties', 'log'];
    return open.find((one) => one === this.#front) ?? open[0];
  });
  /** What is in front on a small screen: a state by its code, the parties, the log, … */
  get front(): string {
    return this.#inFront;
  }
  set front(one: string) {
    this.#front = one;
  }

  /** The state that the question is about, where it is about one. */
  readonly concerned: string | undefined = $derived.by(() => {
    const { now } = this.view.position;
    return this.campaigns.find(({ election }) => election === now['election'])?.code;
  });

  /** What else can be in front. */
  get tabs(): readonly string[] {
    return this.#edition.tabs;
  }
  /** Five parties or four states narrow the columns, and words with them. */
  get tight(): boolean {
    return this.#tight();
  }
  /** The words before the figures of a state, and how wide they are. */
  readonly words: readonly string[] = $derived.by(() => this.#edition.heads(this.tight));
  heads = $state(0);
  /** More figures under one another than there is room for: they stand closer. */
  readonly dense: boolean = $derived.by(() => this.words.length > ROOMY);

  /**
   * The question that is open here, by a name that is another one for every question: how often one has
   * decided tells apart two of a kind, and others' sealed answers come in without touching it.
   */
  readonly asked: string = $derived.by(() => {
    const { deciding, now, entries } = this.session;
    if (deciding === undefined) return 'waiting';
    const own = entries.filter(({ seat }) => seat === deciding).length;
    return `${deciding} ${own} ${now?.kind ?? ''}`;
  });

  /** What is told with every decision of this moment. */
  get warning(): { readonly label: string; readonly text: string } | undefined {
    return this.#edition.warns?.(this.view);
  }

  /** The words that both boards have. */
  readonly m = (): WorldBoardTexts => this.#edition.m();
  get topics(): readonly TopicId[] {
    return this.#edition.topics;
  }
  party(seat: number): string {
    return this.#parties()[seat];
  }
  /** A party by its name, as sentences call it. */
  label(seat: number): string {
    return this.m().party(this.party(seat));
  }
  name(seat: number): string {
    return this.chairs[seat]?.name ?? '';
  }
  /** What a move was about, in a word or two. */
  moveName(number: number): string {
    const kind = this.session.entries[number]?.kind ?? '';
    return this.m().waiting.kinds[kind] ?? '';
  }
  actorOf(event: GameEvent): number {
    return this.#edition.actorOf(event);
  }
  /** What taking back would take back: on a shared screen it may be somebody else's move. */
  get takeBack(): string {
    const { waiting } = this.m();
    const seat = this.session.now?.undo ?? this.you;
    return seat === this.you ? waiting.undo : waiting.undoOf(this.label(seat));
  }
  planned(election: number): number {
    return this.session.past === undefined ? (this.plan[election] ?? 0) : 0;
  }
  /** A state as it would be with what is being chosen, apart from markers. */
  draft(campaign: Campaign): Campaign {
    const { past } = this.session;
    return past === undefined ? (this.#drafts[campaign.election] ?? campaign) : campaign;
  }
  /** What a panel would make of one's program, while it is there. To be called while it is made. */
  draftingProgram(of: () => Readonly<Program> | undefined): void {
    $effect(() => {
      this.#program = of();
      return () => (this.#program = undefined);
    });
  }
  /** What a panel would make of states, while it is there. To be called while it is made. */
  drafting(of: () => readonly Campaign[]): void {
    $effect(() => {
      this.#drafts = Object.fromEntries(of().map((one) => [one.election, one]));
      return () => (this.#drafts = {});
    });
  }

  /** The lesson points at a part; on a screen that shows one thing at a time it comes forward. */
  pointAt(part: string | undefined): void {
    this.look = part;
    if (part === undefined) return;
    untrack(() => {
      const place =
        part in elsewhere ? elsewhere[part] : (this.concerned ?? this.campaigns[0].code);
      if (place !== undefined) this.front = place;
    });
  }

  /** Are there notes of the lesson at this table? */
  get lesson(): boolean {
    const { session } = this;
    return session.now?.lesson === true && this.#frame.settings.lessonEnded !== session.id;
  }

  /** Whoever wants to be surprised sees what lies on the board, not what it would give. */
  get forecast(): boolean {
    return this.#frame.settings.forecast;
  }

  /** Does the edition tell about pieces that one points at? */
  get tells(): boolean {
    return this.#edition.told !== undefined;
  }
  /** What is told about what one points at. */
  get said(): Said | undefined {
    const { piece } = this.pointing;
    return piece === undefined ? undefined : this.#told?.(this, piece);
  }
  /** By move: what its lines stand under in the log; nothing where the edition does not say. */
  headings(
    entries: readonly Entry[],
    lines: readonly { readonly number: number; readonly event: GameEvent }[],
  ): readonly (string | undefined)[] {
    const { strip, phases } = this.m();
    const { phasesOf, begunBy } = this.#edition;
    const moments = phasesOf?.(entries);
    return lines.map(({ number, event }) => {
      if (moments === undefined) return undefined;
      const { events } = entries[number];
      const before = events.slice(0, events.indexOf(event) + 1);
      const begun = before.map((one) => begunBy?.(one, events));
      const { round, phase } = Object.assign({}, moments[number], ...begun) as Moment;
      return round === 0 ? strip.setup : strip.heading(strip.round(round), phases[phase - 1]);
    });
  }

  why(move: Json): Refusal | undefined {
    return this.session.why(move);
  }
  /** How the game speaks in the language being read. */
  get speaker(): Speaker {
    return this.#speaker();
  }
  /** A refusal as a sentence. */
  says(refusal: Refusal): string {
    return this.speaker.refusal(refusal);
  }
  /** A refusal as it is answered: its sentence, and its rule. */
  answers(refusal: Refusal | undefined): WhyNot | undefined {
    return answered(refusal, (why) => this.says(why));
  }
  /** Who tells the log, of whom. */
  get telling(): Telling {
    return { speaker: this.speaker, view: this.view, people: this.chairs.map(({ name }) => name) };
  }
  submit(move: Json): void {
    void this.session.submit(move);
  }
  /** The id of a rule of this edition, by its number. */
  ruleId(number: string): string {
    return `${this.#edition.paragraphs}-${number}`;
  }
  /** Opens the book at a rule of this edition. */
  openRule(number: string): void {
    this.rule = this.ruleId(number);
  }
}

const KEY = Symbol('die macher');
export const provideTable = <Edited extends WorldTable>(table: Edited): Edited =>
  setContext(KEY, table);
/** The table around, as both editions know it. */
export const useTable = (): WorldTable => getContext<WorldTable>(KEY);
/** The table around, for what belongs to one edition. */
export const tableOf = <View extends WorldView, Campaign extends WorldCampaign>(): WorldTable<
  View,
  Campaign
> => getContext<WorldTable<View, Campaign>>(KEY);

const NEWS = Symbol('news');
/** What has happened since one's last decision: on a phone it stands in the next one. */
export const provideNews = (news: Component): Component => setContext(NEWS, news);
export const useNews = (): Component | undefined => getContext<Component | undefined>(NEWS);
