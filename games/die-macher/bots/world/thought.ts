import { leadOf, rivalWeights, type Rated } from '@hustings/bots';
import type { Game, Move, Position, Random } from '@hustings/kernel';
import type { Opinions } from '../../rules/world/index.js';
import type { WorldFigures } from './figures.js';
import { kindOf } from './moment.js';
import type { Forecasting, Prospects } from './forecasting.js';
import type { World } from './states.js';

/** What of a world ratings look at. */
export type RatedWorld = Position &
  World & {
    readonly boards: readonly Opinions[];
    readonly money: readonly number[];
    readonly now: { readonly election: number };
  };

/** What an edition brings to its ratings: the rules, what is to come, a forecast and a purse. */
export type Edition<S extends RatedWorld, M, P> = Prospects<S, M, P> &
  Forecasting<S, M, P> & {
    readonly game: Game<S>;
    readonly purseWorth: (p: P, m: M, sum: number) => number;
  };

/** A decision being thought about: the world, whose decision it is, and how others' points count. */
export type Thought<S extends RatedWorld, M, P> = {
  readonly edition: Edition<S, M, P>;
  readonly s: S;
  readonly seat: number;
  readonly p: P;
  readonly m: M;
  readonly weights: readonly number[];
  readonly random: Random;
};

/** Rates the moves of one kind of decision. */
export type Rater<S extends RatedWorld, M, P> = (t: Thought<S, M, P>) => Rated[];

/** The moves worth a look in any decision of an edition. */
export const ratingBy =
  <S extends RatedWorld, M, P extends WorldFigures>(
    edition: Edition<S, M, P>,
    raters: Readonly<Record<string, Rater<S, M, P>>>,
  ) =>
  (s: S, seat: number, p: P, random: Random): Rated[] => {
    const m = edition.momentOf(s);
    const points = edition.forecastWith(s, m, p);
    const weights = rivalWeights(points, seat, p.rivalry, p.rivalTop);
    return raters[kindOf(s.flow.at)]({ edition, s, seat, p, m, weights, random });
  };

const MOST_LOOKED_AT = 80;

/** The moves that are looked at where they are few. */
export const movesOf = <S extends RatedWorld, M, P>({
  edition,
  s,
  seat,
}: Thought<S, M, P>): Move[] => edition.game.legal(s, seat, MOST_LOOKED_AT);

/** One step ahead: each move is tried on a copy of the world. */
export const lookAhead = <S extends RatedWorld, M, P>(t: Thought<S, M, P>): Rated[] =>
  movesOf(t).map((move) => tried(t, move));

function tried<S extends RatedWorld, M, P>(t: Thought<S, M, P>, move: Move): Rated {
  const { game, forecastWith, momentOf } = t.edition;
  const after = game.clone(t.s);
  game.apply(after, t.seat, move);
  return { move, worth: leadOf(forecastWith(after, momentOf(after), t.p), t.weights) };
}
