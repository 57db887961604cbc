import type { Counting, Knowledge } from '@hustings/bots';
import type { Game, GameEvent, Position, View } from '@hustings/kernel';
import type { Language, Speaker, Tongue } from '@hustings/texts';

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

/** What a game brings. All of it is loaded when it is first needed. */
export type Manifest = {
  readonly id: string;
  readonly rules: () => Promise<AnyGame>;
  /** The languages it has words in, and how it speaks in one of them. */
  readonly languages?: readonly Language[];
  readonly speaker?: (tongue: Tongue) => Promise<Speaker>;
  /** What bots know of it; without, a plain player sits on every chair. */
  readonly bots?: () => Promise<Knowledge>;
  /** What a report of balance counts besides scores, lengths and shares of wins. */
  readonly counting?: () => Promise<Counting>;
  /** Decisions a second that `npm run bench` asks for, where it is not the usual million. */
  readonly decisionsPerSecond?: number;
};
