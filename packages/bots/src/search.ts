import {
  copyRandom,
  fork,
  type GameEvent,
  type Move,
  type Position,
  type Random,
  type View,
} from '@hustings/kernel';
import type { Bot, Budget, Opinion, Thinking } from './bot.js';
import { chance } from './chance.js';
import { imagine } from './heuristic.js';
import type { Knowledge, Rated } from './knowledge.js';
import { pick, RegretMatching } from './regret-matching.js';
import type { SearchSettings } from './search-settings.js';
import type { Temper } from './manners.js';
import { leanings } from './temper.js';

/** What a trial has come to, for the seat that thinks. */
export type Outcome = {
  /** In points of lead; only differences count. */
  readonly worth: number;
  readonly points: readonly number[];
  readonly win: number;
};

/** How moves are found, tried out and valued: by a forecast, or by what was learned. */
export type Way<S extends Position> = {
  /** The moves worth a look. */
  rate(world: S): Rated[];
  /** Makes a world ready for trials: bids that were made up are made up better. */
  prepare(world: S, random: Random): void;
  /** Plays a world on after a move of the seat; none when it is told that it is late. */
  playOn(world: S, move: Move, random: Random, isLate: () => boolean): Outcome | undefined;
  /** What one step ahead shows of a move that was never tried. */
  glance(world: S, move: Move): Outcome;
};

/** A move being tried out: sums over imagined worlds, the same worlds for all moves. */
type Trial = {
  readonly move: Move;
  readonly worth: number;
  /** How much it is to one's liking, whatever comes of it. */
  readonly lean: number;
  readonly leads: number[];
  readonly points: number[];
  wins: number;
};

/**
 * Tries out the best few moves in imagined worlds, all moves in the same ones, and compares what has
 * come of them. Moves that fall behind are dropped; it ends early when one is left. Sealed bids are
 * mixed: what one would always bid, others could rely on.
 */
export function searchingBot<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  level: string,
  settings: SearchSettings,
  wayFor: (world: S, seat: number, random: Random) => Way<S>,
  temper?: Temper<S>,
): Bot<V> {
  return {
    level,
    think: (view, random, budget) => {
      const world = imagine(knowledge, view, random);
      const way = wayFor(world, view.position.viewer, random);
      return new Search(knowledge, way, settings, view, world, random, budget, temper);
    },
  };
}

/** A budget in milliseconds keeps this of itself for a decision that takes longer than any before. */
const reserve = (limit: number): number => Math.min(limit / 2, 2 + limit * 0.06);

class Search<S extends Position, V extends View, E extends GameEvent> implements Thinking {
  readonly #trials: Trial[];
  readonly #deadline: number;
  /** When the clock was last looked at, and the longest time between two looks during trials. */
  #looked = 0;
  #gap = 0;
  /** Where bids are sealed: the mixture being learned, and the point of it that will be taken. */
  readonly #bids: RegretMatching | undefined;
  readonly #point: number;
  #racing: Trial[];
  #spent = 0;

  constructor(
    readonly knowledge: Knowledge<S, V, E>,
    readonly way: Way<S>,
    readonly settings: SearchSettings,
    readonly view: V,
    readonly world: S,
    readonly random: Random,
    readonly budget: Budget,
    temper: Temper<S> | undefined,
  ) {
    const clock = budget.milliseconds;
    this.#deadline =
      clock === undefined ? Infinity : clock.clock() + clock.limit - reserve(clock.limit);
    const found = way.rate(world);
    const lean = leanings(knowledge, temper, world, view.position.viewer, found);
    const rated = found.map(({ move, worth }, i) => ({
      move,
      worth: worth + lean[i],
      lean: lean[i],
    }));
    rated.sort((a, b) => b.worth - a.worth);
    this.#trials = rated
      .filter(({ worth }, i) => i < settings.moves && worth > rated[0].worth - settings.behind)
      .map((one) => ({
        move: one.move,
        worth: one.worth - rated[0].worth,
        lean: one.lean - rated[0].lean,
        leads: [],
        points: world.sealed.map(() => 0),
        wins: 0,
      }));
    this.#racing = this.#trials;
    const kind = knowledge.game.program.decision(world)?.kind ?? '';
    const mixed = this.#trials.length > 1 && knowledge.sealedBids.includes(kind);
    this.#bids = mixed ? new RegretMatching(this.#trials.length) : undefined;
    this.#point = mixed ? chance(random) : 0;
    const worths = this.#trials.map(({ worth }) => worth);
    for (let round = 0; round < settings.prior; round++) this.#bids?.learn(worths);
  }

  /** One more imagined world for every move still in the race. */
  readonly step = (): boolean => {
    this.#looked = this.budget.milliseconds?.clock() ?? 0;
    if (this.#isOver()) return false;
    const world = imagine(this.knowledge, this.view, this.random);
    this.way.prepare(world, this.random);
    const stream = fork(this.random);
    for (const trial of this.#racing) {
      const copy = this.knowledge.game.clone(world);
      if (!this.#playOn(copy, trial, copyRandom(stream))) return false;
      this.#spent++;
      if (this.#isCut()) break;
    }
    if (this.#bids === undefined) this.#drop();
    else this.#learn(this.#bids);
    return !this.#isOver();
  };

  readonly best = (): Move => {
    if (this.#bids !== undefined) return this.#trials[pick(this.#bids.mixture(), this.#point)].move;
    let best = this.#trials[0];
    for (const trial of this.#racing) {
      if (this.#estimate(trial) > this.#estimate(best)) best = trial;
    }
    return best.move;
  };

  readonly opinions = (): Opinion[] =>
    this.#trials.map((trial) => this.#opinion(trial)).sort((a, b) => b.worth - a.worth);

  #opinion(trial: Trial): Opinion {
    const { move, leads, points, wins } = trial;
    const n = leads.length;
    const worth = this.#estimate(trial);
    if (n > 0)
      return { move, worth, trials: n, points: points.map((one) => one / n), win: wins / n };
    return { move, trials: 0, ...this.way.glance(this.world, move), worth };
  }

  #isOver(): boolean {
    return this.#racing.length < 2 || this.#isCut();
  }

  #isCut(): boolean {
    const { simulations, stop } = this.budget;
    if (stop?.() === true) return true;
    if (simulations !== undefined && this.#spent >= simulations) return true;
    return this.#isLate();
  }

  /** Might the next decision of a trial, if it takes as long as the longest, end too late? */
  #isLate(): boolean {
    const { milliseconds } = this.budget;
    if (milliseconds === undefined) return false;
    const now = milliseconds.clock();
    this.#gap = Math.max(this.#gap, now - this.#looked);
    this.#looked = now;
    return now + this.#gap >= this.#deadline;
  }

  /** Plays a trial. One that would take longer than the budget is given up: false. */
  #playOn(world: S, trial: Trial, stream: Random): boolean {
    const outcome = this.way.playOn(world, trial.move, stream, () => this.#isLate());
    if (outcome === undefined) return false;
    trial.leads.push(outcome.worth + trial.lean);
    outcome.points.forEach((one, seat) => (trial.points[seat] += one));
    trial.wins += outcome.win;
    return true;
  }

  /** The mean of the trials, drawn towards the heuristic's opinion. */
  #estimate({ leads, worth }: Trial): number {
    const { prior } = this.settings;
    const base = mean(this.#trials[0].leads, leads.length);
    return (sum(leads) - base * leads.length + prior * worth) / (leads.length + prior);
  }

  /** What each bid has come to in the last world, if all of them were tried in it. */
  #learn(bids: RegretMatching): void {
    const worlds = this.#trials[0].leads.length;
    if (this.#trials.some(({ leads }) => leads.length !== worlds)) return;
    bids.learn(this.#trials.map(({ leads }) => leads[worlds - 1]));
  }

  /** Moves that are plainly behind the best one in the same worlds are dropped. */
  #drop(): void {
    const { patience, drop } = this.settings;
    const best = this.#racing.reduce((a, b) => (this.#estimate(b) > this.#estimate(a) ? b : a));
    if (best.leads.length < patience) return;
    this.#racing = this.#racing.filter((trial) => {
      if (trial === best) return true;
      const { gap, error } = difference(best.leads, trial.leads);
      return gap < drop * error;
    });
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** The mean of the first `count` of them; 0 of none. */
const mean = (numbers: readonly number[], count: number): number =>
  count === 0 ? 0 : sum(numbers.slice(0, count)) / Math.min(count, numbers.length);

/** How far apart two rows of results of the same worlds are, with its standard error. */
function difference(
  one: readonly number[],
  other: readonly number[],
): { gap: number; error: number } {
  const n = Math.min(one.length, other.length);
  if (n < 2) return { gap: 0, error: Infinity };
  let total = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const d = one[i] - other[i];
    total += d;
    squares += d * d;
  }
  const gap = total / n;
  const variance = Math.max(0, squares / n - gap * gap) + 0.01;
  return { gap, error: Math.sqrt(variance / (n - 1)) };
}
