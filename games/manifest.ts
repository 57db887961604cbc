import type { Counting, Knowledge } from '@hustings/bots';
import type { Course, Game, GameEvent, Position, View } from '@hustings/kernel';
import type { Board, Figures, Marks, Pictures, Poster } from '@hustings/parts/table';
import type {
  ByLanguage,
  Front,
  LessonTexts,
  Shelf,
  Speaker,
  TemperTexts,
  Tongue,
} from '@hustings/texts';

/** A game whose own types are forgotten: whoever is not of its folder sees it through the kernel. */
export type AnyGame = Game;

/**
 * Forgets them. The compiler can't follow, because rules are functions of their own state; but a
 * state only ever goes back to the game that made it, or that checked it in `load`.
 */
export function anyGame<S extends Position, V extends View, E extends GameEvent>(
  game: Game<S, V, E>,
): AnyGame {
  return game as unknown as AnyGame;
}

/** The same for what bots know: a view only ever goes to the bots of its game. */
export function anyKnowledge<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
): Knowledge {
  return knowledge as unknown as Knowledge;
}

/** And for how it speaks. */
export function anySpeaker<V extends View, E extends GameEvent>(speaker: Speaker<V, E>): Speaker {
  return speaker;
}

/** A table that one click sets up: one person and so many bots. */
export type Offer = {
  readonly bots: number;
  readonly options?: Readonly<Record<string, string>>;
};

/** A lesson as data; one part plays all of them. */
export type Lesson = { readonly course: Course; readonly texts: Shelf<LessonTexts> };

/** A book of rules as Markdown. */
export type Book = ByLanguage<string>;

/** What a game brings. All of it is loaded when it is first needed. */
export type Manifest = {
  readonly id: string;
  readonly rules: () => Promise<AnyGame>;
  /** How it speaks in a language, or else in English. */
  readonly speaker?: (tongue: Tongue) => Promise<Speaker>;
  /** What is said of it where it is chosen; without, it goes by its id. */
  readonly front?: Shelf<Front>;
  /** What draws it; without, it is played in words. Node never asks for it. */
  readonly board?: () => Promise<Board>;
  /** How its seats are told apart around the board. */
  readonly marks?: () => Promise<Marks>;
  /** A picture for the front page. */
  readonly poster?: () => Promise<Poster>;
  /** Events that stop the game until they have been looked at. */
  readonly stages?: ReadonlySet<string>;
  /** Tables ready to be played, by their addresses: `/new/NAME`. */
  readonly offers?: Readonly<Record<string, Offer>>;
  /** Its lesson: a course through the game, and the words that are said on the way. */
  readonly lesson?: () => Promise<Lesson>;
  /** A table where only bots play. */
  readonly watch?: Offer;
  /** Books of rules by their addresses, `/rules/NAME`; the game's own goes by its id. */
  readonly books?: Readonly<Record<string, () => Promise<Book>>>;
  /** What draws the pictures that its books name. */
  readonly figures?: () => Promise<Figures>;
  /** What its books show of its board, by name. */
  readonly pictures?: () => Promise<Pictures>;
  /** What bots know of it; without, a plain player sits on every chair. */
  readonly bots?: () => Promise<Knowledge>;
  /** The temperaments that its bots can have, by name, and what is said of them. */
  readonly tempers?: {
    readonly names: readonly string[];
    readonly texts: () => Promise<Shelf<TemperTexts>>;
  };
  /** What nets have learned of it, by number of players: weights as text, fetched when needed. */
  readonly learned?: Readonly<Record<number, () => Promise<string>>>;
  /** What a report of balance counts besides scores, lengths and shares of wins. */
  readonly counting?: () => Promise<Counting>;
  /** Decisions a second that `npm run bench` asks for, where it is not the usual million. */
  readonly decisionsPerSecond?: number;
};
