import type { Counting, Knowledge } from '@hustings/bots';
import type { Game, GameEvent, Position, View } from '@hustings/kernel';
import type { Board, InWords, Marks, Poster } from '@hustings/parts/table';
import type { Front, Language, Speaker, Tongue } from '@hustings/texts';

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

/** A book of rules in a language, as Markdown. */
export type Book = (tongue: Tongue) => Promise<string>;

/** What a game brings. All of it is loaded when it is first needed. */
export type Manifest = {
  readonly id: string;
  readonly rules: () => Promise<AnyGame>;
  /** The languages it has words in, and how it speaks in one of them. */
  readonly languages?: readonly Language[];
  readonly speaker?: (tongue: Tongue) => Promise<Speaker>;
  /** What is said of it where it is chosen; without, it goes by its id. */
  readonly front?: (tongue: Tongue) => Promise<Front>;
  /** What draws it; without, it is played in words. Node never asks for it. */
  readonly board?: () => Promise<Board>;
  /** Its table in words, where its speaker leaves that to the board. */
  readonly inWords?: () => Promise<InWords>;
  /** How its seats are told apart around the board. */
  readonly marks?: () => Promise<Marks>;
  /** A picture for the front page. */
  readonly poster?: () => Promise<Poster>;
  /** Events that stop the game until they have been looked at. */
  readonly stages?: ReadonlySet<string>;
  /** Tables ready to be played, by their addresses: `/new/NAME`. */
  readonly offers?: Readonly<Record<string, Offer>>;
  /** The table of its lesson, if it has one, and one where only bots play. */
  readonly lesson?: Offer;
  readonly watch?: Offer;
  /** Books of rules by their addresses, `/rules/NAME`; the game's own goes by its id. */
  readonly books?: Readonly<Record<string, Book>>;
  /** What bots know of it; without, a plain player sits on every chair. */
  readonly bots?: () => Promise<Knowledge>;
  /** What a report of balance counts besides scores, lengths and shares of wins. */
  readonly counting?: () => Promise<Counting>;
  /** Decisions a second that `npm run bench` asks for, where it is not the usual million. */
  readonly decisionsPerSecond?: number;
};
