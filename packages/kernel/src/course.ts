import type { GameEvent } from './event.js';
import type { Position } from './flow.js';
import type { Answer, Game, View } from './game.js';
import { canonical, type Json } from './json.js';
import type { LoggedMove } from './log.js';
import { Match } from './match.js';
import type { Options } from './options.js';
import type { Seed } from './random.js';
import { isRefusal, type Refusal } from './refusal.js';

/** A move that tempts and is wrong, and the key of the text that says why. */
export type WrongMove = { readonly move: Json; readonly why: string };

/**
 * A decision of who learns. Its position is the course up to there, and the move that is expected the
 * one with which the course goes on.
 */
export type LessonStep = {
  /** How many moves of the course lie before it. */
  readonly at: number;
  /** The key of what is said of it. */
  readonly note: string;
  /** The part of the table to look at, as the board calls it. */
  readonly look?: string;
  readonly wrong?: readonly WrongMove[];
};

/** A lesson as data: a game dealt from a seed, how it goes, and the decisions that are explained. */
export type Course = {
  readonly seats: number;
  readonly options: Options;
  readonly seed: Seed;
  readonly moves: readonly (Answer & { readonly seat: number })[];
  readonly steps: readonly LessonStep[];
};

/** Who learns sits here. */
export const LEARNER = 0;

/** The game at a moment of the course; why not, where its rules do not allow that any more. */
export function courseAt<S extends Position, E extends GameEvent>(
  game: Game<S, View, E>,
  { seats, options, seed, moves }: Course,
  at: number,
): Match<S, E> | Refusal {
  let match = Match.start(game, options, seats, seed);
  for (const { seat, kind, move } of moves.slice(0, at)) {
    if (isRefusal(match)) return match;
    const plan = match.plan(seat, { kind, move });
    match = isRefusal(plan) ? plan : match.after(plan);
  }
  return match;
}

/** How the course goes on, as long as everything was played as it says. */
export function nextInCourse(
  { moves }: Course,
  played: readonly LoggedMove[],
): Course['moves'][number] | undefined {
  const strays = played.some(({ seat, kind, move }, i) => {
    const meant = moves.at(i);
    return meant === undefined || !isSame(meant, { seat, kind, move });
  });
  return strays ? undefined : moves.at(played.length);
}

const isSame = (a: Course['moves'][number], b: Course['moves'][number]): boolean =>
  a.seat === b.seat && a.kind === b.kind && canonical(a.move) === canonical(b.move);

/** The step about a decision: the one of its kind before which the learner made so many. */
export function stepOf(
  { moves, steps }: Course,
  kind: string,
  before: number,
): LessonStep | undefined {
  return steps.find(({ at }) => {
    const own = moves.slice(0, at).filter(({ seat }) => seat === LEARNER);
    return moves.at(at)?.kind === kind && own.filter((one) => one.kind === kind).length === before;
  });
}

/** What is wrong with a move, if it is one of those that the step names. */
export const wrongIn = ({ wrong = [] }: LessonStep, move: Json): WrongMove | undefined =>
  wrong.find((one) => canonical(one.move) === canonical(move));
