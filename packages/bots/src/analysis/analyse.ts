import {
  canonical,
  copyRandom,
  fork,
  isRefusal,
  seedFrom,
  sfc,
  type GameEvent,
  type Json,
  type LoggedMove,
  type Move,
  type Position,
  type Random,
  type View,
} from '@hustings/kernel';
import { bestOf, imagine } from '../heuristic.js';
import type { Knowledge } from '../knowledge.js';
import { chancesIn } from '../win-chance.js';

/** A decision of a finished game, weighed against what else could have been done. */
export type Weighed = {
  /** The move as the log counts them: the first is 1. */
  readonly number: number;
  readonly seat: number;
  /** The move that was made, in words. */
  readonly made: Json;
  /** The mover's chance to win after it, over imagined worlds that agree with what they saw. */
  readonly win: number;
  /** What a Strategist would have done there, if that is something else. */
  readonly choice?: Other;
  /** The best that was tried besides what was done. */
  readonly other?: Other;
  /** The standard error of what it was worth against that: so far the worlds that were tried differ. */
  readonly doubt?: number;
  /** What it was to change, by seat, before it was known what it would show. */
  readonly expected: readonly number[];
};

export type Other = { readonly move: Json; readonly win: number };

/** How much is tried out for each decision, in imagined worlds: counted, never timed. */
export const effort = {
  /** Moves besides the one that was made. */
  others: 2,
  /** Worlds to begin with; where they tell a difference, so many more. */
  worlds: 4,
  more: 14,
  /** Less than this is no difference worth a second look. */
  least: 0.015,
  /** Worlds in which a move is looked at one step ahead. */
  ahead: 6,
} as const;

/** Each seat's chance to win in a true position. */
export function chancesAt<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  state: S,
): number[] {
  return chancesIn(knowledge, state, knowledge.forecast(state, knowledge.parameters.strategist));
}

/**
 * Weighs one move of a game that is over: it and the best others are played on to the end of the round
 * in the same worlds, imagined from what the mover saw. The same seed gives the same figures.
 */
export function weigh<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  before: S,
  logged: LoggedMove,
  number: number,
  seed: string,
): Weighed {
  const { game } = knowledge;
  const { seat, kind, move } = logged;
  const played = game.read(before, seat, { kind, move });
  if (isRefusal(played)) throw new Error(`a logged move is refused: ${played.refused}`);
  const random = sfc(seedFrom(`analysis ${seed} ${number}`), 'bot 0');
  const scales = new Scales(knowledge, game.view(before, seat), seat, random);
  const candidates = scales.candidates(played);
  const tried = scales.tried(candidates.map((one) => one.move));
  const wins = tried.map(mean);
  const expected = scales.expected(played);
  const others = candidates
    .slice(1)
    .map(({ words }, i): Other => ({ move: words, win: wins[i + 1] }));
  const at = others.reduce((best, { win }, i) => (win > (others[best]?.win ?? -1) ? i : best), -1);
  const choice = others.find((_, i) => candidates[i + 1].isChoice);
  return {
    number,
    seat,
    made: move,
    win: wins[0],
    expected,
    ...(choice === undefined ? {} : { choice }),
    ...(at < 0 ? {} : { other: others[at], doubt: errorOf(tried[0], tried[at + 1]) }),
  };
}

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, one) => sum + one, 0) / figures.length;

/** The standard error of a difference that was found in several worlds, in each for both. */
function errorOf(a: readonly number[], b: readonly number[]): number {
  const apart = a.map((one, i) => one - b[i]);
  const middle = mean(apart);
  return Math.sqrt(mean(apart.map((one) => (one - middle) ** 2)) / Math.max(1, apart.length - 1));
}

type Candidate = { readonly move: Move; readonly words: Json; readonly isChoice: boolean };

class Scales<S extends Position, V extends View, E extends GameEvent> {
  readonly #world: S;

  constructor(
    readonly knowledge: Knowledge<S, V, E>,
    readonly view: V,
    readonly seat: number,
    readonly random: Random,
  ) {
    this.#world = imagine(knowledge, view, random);
  }

  /** The move that was made, then the best others by the Strategist's own reckoning. */
  candidates(played: Move): Candidate[] {
    const { game, parameters } = this.knowledge;
    const rated = this.knowledge.rate(this.#world, this.seat, parameters.strategist, this.random);
    const sorted = [...rated].sort((a, b) => b.worth - a.worth);
    const written = (move: Move): Json => game.write(this.#world, this.seat, move).move;
    const own = written(played);
    const others = sorted
      .map(({ move }, i) => ({ move, words: written(move), isChoice: i === 0 }))
      .filter(({ words }) => canonical(words) !== canonical(own));
    return [{ move: played, words: own, isChoice: false }, ...others.slice(0, effort.others)];
  }

  /** The mover's chance to win after each of these moves, in each of the same worlds. */
  tried(moves: readonly Move[]): number[][] {
    const found = moves.map((): number[] => []);
    const tryOut = (count: number): void => {
      for (let i = 0; i < count; i++) {
        const world = imagine(this.knowledge, this.view, this.random);
        const stream = fork(this.random);
        moves.forEach((move, at) => {
          found[at].push(this.#playOn(this.knowledge.game.clone(world), move, copyRandom(stream)));
        });
      }
    };
    if (moves.length === 1) {
      tryOut(1);
      return found;
    }
    tryOut(effort.worlds);
    const [made] = found.map(mean);
    if (found.some((one) => Math.abs(mean(one) - made) > effort.least)) tryOut(effort.more);
    return found;
  }

  /** To the end of the round, everybody playing as a Strategist. */
  #playOn(world: S, move: Move, stream: Random): number {
    const { knowledge } = this;
    const { strategist } = knowledge.parameters;
    const until = Math.floor(knowledge.moment(world)) + 1;
    knowledge.game.apply(world, this.seat, move);
    while (world.flow.owed !== 0 && knowledge.moment(world) < until) {
      const seat = 31 - Math.clz32(world.flow.owed & -world.flow.owed);
      const rated = knowledge.rate(world, seat, strategist, stream);
      knowledge.game.apply(world, seat, bestOf(rated).move);
    }
    return chancesAt(knowledge, world)[this.seat];
  }

  /** What a move changes for each seat, one step ahead, in the mean of some worlds. */
  expected(move: Move): number[] {
    const changes: number[] = [];
    for (let i = 0; i < effort.ahead; i++) {
      const world = imagine(this.knowledge, this.view, this.random);
      const before = chancesAt(this.knowledge, world);
      this.knowledge.game.apply(world, this.seat, move);
      chancesAt(this.knowledge, world).forEach((after, seat) => {
        changes[seat] = (changes[seat] ?? 0) + (after - before[seat]) / effort.ahead;
      });
    }
    return changes;
  }
}
