import {
  copyRandom,
  seedFrom,
  sfc,
  type GameEvent,
  type Options,
  type Position,
  type Random,
  type View,
} from '@hustings/kernel';
import type { Knowledge } from '../knowledge.js';
import { Judge, newNet } from '../learned/judge.js';
import { partsOf, type Net } from '../learned/net.js';
import { OUTPUT_COUNT } from '../learned/sight.js';
import { Learner, roomFor } from './learner.js';
import { Ring, type Harvest, type RingState } from './ring.js';
import type { Lesson } from './self-play.js';

/** How a net is taught, apart from the recipe of self-play. */
const RING = 250_000;
const BATCH = 256;
/** Each position is learned from about so often. */
const REUSE = 3;
/** Games between two rounds of learning. */
export const ROUND = 20;
const FASTEST = 6e-4;
const SLOWEST = 3e-5;

export type TrainingPlan = {
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
};

/** All that a training needs to go on as if it had never been stopped. */
export type TrainingState = {
  readonly games: number;
  readonly taught: number;
  readonly random: Random;
  readonly learner: ReturnType<Learner['state']>;
  readonly ring: RingState;
};

/** A net in the making: played against itself, from nothing or from where it was left. */
export class Training<
  S extends Position = Position,
  V extends View = View,
  E extends GameEvent = GameEvent,
> {
  readonly learner: Learner;
  readonly judge: Judge<S>;
  /** What is handed out; `settle` brings it up to date. */
  readonly taught: Net;
  readonly lesson: Lesson<S, V, E>;
  readonly #ring: Ring;
  readonly #random: Random;
  games = 0;
  #taught = 0;

  constructor(
    knowledge: Knowledge<S, V, E>,
    readonly plan: TrainingPlan,
    ring = RING,
  ) {
    const { sight } = knowledge;
    if (sight === undefined) throw new Error(`no net looks at ${knowledge.game.id}`);
    const { seats, options } = plan;
    const inputs = sight.scales(seats).length;
    const weights = partsOf({ inputs, ...sight.layers(seats), outputs: OUTPUT_COUNT }).all;
    const net = newNet(sight, seats, { room: roomFor(weights) });
    this.learner = new Learner(net);
    this.judge = new Judge(sight, net);
    this.taught = newNet(sight, seats);
    this.#ring = new Ring(ring, inputs);
    this.#random = sfc(seedFrom(`learning ${plan.seed}`), 'simulation 0');
    this.learner.begin(this.#random);
    this.lesson = { knowledge, judge: this.judge, options, seats, seed: plan.seed };
  }

  /** The net to be handed out as it is now: the mean of what was learned last. */
  settle(): Net {
    this.taught.weights.set(this.learner.average);
    return this.taught;
  }

  /** Between two rounds; what is in it changes with the next. */
  state(): TrainingState {
    return {
      games: this.games,
      taught: this.#taught,
      random: copyRandom(this.#random),
      learner: this.learner.state(),
      ring: this.#ring.state(),
    };
  }

  resume({ games, taught, random, learner, ring }: TrainingState): void {
    this.games = games;
    this.#taught = taught;
    Object.assign(this.#random, copyRandom(random));
    this.learner.resume(learner.arrays, learner.steps);
    this.#ring.resume(ring);
  }

  /** Learns from a round of games; `done` is the part of the whole training that is over. */
  learn(harvests: readonly Harvest[], done: number): void {
    for (const harvest of harvests) this.#ring.add(harvest);
    this.games += ROUND;
    const rate = SLOWEST + ((FASTEST - SLOWEST) * (1 + Math.cos(Math.PI * Math.min(1, done)))) / 2;
    for (; this.#taught + BATCH <= REUSE * this.#ring.added; this.#taught += BATCH) {
      this.#ring.teach(this.learner, BATCH, rate, this.#random);
    }
  }
}
