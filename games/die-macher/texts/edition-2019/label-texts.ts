import type { ConversionSum, Passable, Verb } from '../../rules/edition-2019/index.js';
import type { Party, State } from '../world/index.js';

/** From one figure to another. */
export type Change = { readonly from: number; readonly to: number };

/** How a party stands in a state. */
export type Standing = {
  readonly votes: number;
  readonly rallies: number;
  readonly trend: number;
  readonly match: number;
};

/** What an action of a politician would do now. */
export type ActionEffects = {
  readonly double: (removes: boolean) => string;
  readonly trend: (trend: Change) => string;
  readonly media: (price: number, left: number) => string;
  readonly votes: (votes: Change) => string;
  readonly othersTrend: string;
  readonly base: (base: Change) => string;
  readonly poll: (back: Party) => string;
  readonly program: string;
};

/** Decisions in which an answer may name nothing. */
export type Emptiable = 'completeProgram' | 'swapPrograms' | 'placeRallies' | 'sendPoliticians';

/** What answers are called; notes say what they cost and do. */
export type LabelTexts = {
  readonly passes: Readonly<Record<Passable, string>>;
  readonly letGo: (whom: string) => string;
  readonly letGoNote: string;
  readonly nothings: Readonly<Record<Emptiable, string>>;
  readonly nothing: string;
  /** What a card is worth where, now; none where no open opinion is about it. */
  readonly worth: (states: readonly { state: State; by: number }[]) => string;
  readonly stripSlot: string;
  /** With its symbols, or by its number alone. */
  readonly strip: (number: number, symbols?: readonly string[]) => string;
  /** A symbol of the strip that was chosen, or of none yet. */
  readonly symbolSlot: (number: number, symbol: string | undefined) => string;
  readonly match: (match: number) => string;
  readonly matchChange: (match: Change) => string;
  /** One's own campaign in a state. */
  readonly standing: (standing: Standing) => string;
  readonly draw: { readonly stack: string; readonly display: string };
  readonly drawNotes: Readonly<Record<'stack' | 'display', (display: number) => string>>;
  /** One's own markers there, who leads, and who would lead with one more. */
  readonly media: (own: number, now: Party | undefined, then: Party | undefined) => string;
  readonly politician: (name: string, cost: number) => string;
  readonly powers: (main: string, others: readonly string[]) => string;
  readonly pay: (cost: number) => string;
  readonly left: (money: number) => string;
  readonly parts: { readonly main: string; readonly secondary: string };
  readonly effects: { readonly [V in Verb]: ActionEffects[V] };
  /** After the effect of an action that one party alone may do here. */
  readonly once: string;
  readonly owner: (markers: number, price: number) => string;
  readonly place: string;
  readonly markersLeft: (markers: number) => string;
  readonly instead: (into: string, out: string) => string;
  readonly goesOut: (out: string) => string;
  readonly publish: string;
  /** The trends that would move; those of the media's leader and of absent parties stay. */
  readonly trends: (changes: readonly (Change & { who: Party })[]) => string;
  readonly keepQuiet: string;
  readonly base: (base: Change) => string;
  readonly accept: (sum: number) => string;
  readonly reject: (sum: number) => string;
  readonly rallies: (count: number) => string;
  readonly costs: (sum: number) => string;
  readonly conversion: (sum: ConversionSum) => string;
  readonly units: { readonly money: string; readonly rallies: string };
};
