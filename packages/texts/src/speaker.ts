import type { GameEvent, Refusal, View } from '@hustings/kernel';
import type { Section } from './section.js';

/** What each place of an answer has been given so far, in the rules' words. */
export type Given = Readonly<Record<string, string>>;

/** An answer, or a part of one, as people call it. */
export type Label = {
  readonly text: string;
  /** What it costs, what it does. */
  readonly note?: string;
  /** The heading it stands under, where there are many. */
  readonly group?: string;
  /** Whoever answers so is done for now: it is offered apart, and never by default. */
  readonly ends?: true;
};

/** The people at the table by seat; seats without a name are called by their number. */
export type People = readonly string[];

/** A table option as people choose it. */
export type OptionText = {
  readonly name: string;
  readonly about?: string;
  /** What each of its values is called. */
  readonly values: Readonly<Record<string, string>>;
};

/**
 * How a game speaks to people in one language, from what a viewer sees: no word that the rules use
 * among themselves. Text view, log, command line, mails and refusals are made of it; a board says
 * the same things with pictures and takes its words from the same catalogue.
 */
export type Speaker<V extends View = View, E extends GameEvent = GameEvent> = {
  /** What the game is called. */
  readonly title: string;
  /** Why something can't be done. */
  refusal(refusal: Refusal): string;
  /** Where the game stands: the phase, and what of it. */
  phase(view: V): string;
  /** The phase alone, whatever the round. */
  phaseName(view: V): string;
  /** The same by where the sequence of play stands (`position.at`), whatever lies on the table. */
  phaseAt(at: string): string;
  /** What is asked, with the names and figures it is about. */
  question(view: V, kind: string): string;
  /** What the decision is for, in a line. */
  purpose?(kind: string): string;
  /** The id of the rule that a kind of decision stands under, as in the book. */
  rule?(kind: string): string;
  /** The id of the rule by which an event happened. */
  ruleOf?(event: E): string;
  /** An option, a place or `PASS_WORD`; a place may be called by what has been `given` elsewhere. */
  label(view: V, kind: string, word: string, given?: Given): Label;
  /**
   * A place and what it gets, in words of its own where `place: what` would not say it; no words where
   * another place tells it.
   */
  given?(view: V, kind: string, place: string, what: string, given?: Given): string | undefined;
  /** So many of what the decision counts, and what comes of it. */
  amount(view: V, kind: string, n: number): Label;
  /** What a number to be typed counts: "thousand €". */
  unit(kind: string): string;
  /** A sum of what things cost. */
  price(sum: number): string;
  /** An answer in which nothing is named. */
  nothing(view: V, kind: string): string;
  /** Places whose answer follows from what has been given; nobody need be asked for them. */
  follows?(kind: string, given: Given): Given;
  /**
   * The position in words, under headings. What the viewer has been `told` so far, where that is
   * known, says what lies open although no view keeps it.
   */
  sections(view: V, people: People, told?: readonly GameEvent[]): readonly Section[];
  /** An event as a sentence for a log, where it is worth one; what a seat did is told to itself. */
  tell(event: E, view: V, people: People, you?: number): string | undefined;
  /** Whom an event is about that does not name one seat as its own. */
  seatsIn?(event: E): readonly number[];
  /** What a seat is called at the table: its party, or else the name of who sits there. */
  seatName(view: V, seat: number, people: People): string;
  /** Where points come from. */
  source(name: string): string;
  /** What a reason of a bot is about. */
  fact(name: string): string;
  /** What reports of many games count, and by what they tell seats apart. */
  counted(word: string): string;
  option(name: string): OptionText;
};
