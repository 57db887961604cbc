import {
  below,
  copyRandom,
  fork,
  seedFrom,
  sfc,
  type GameEvent,
  type Move,
  type Options,
  type Position,
  type Random,
  type View,
} from '@hustings/kernel';
import { chance, noise } from '../chance.js';
import { bestOf, imagine } from '../heuristic.js';
import type { Knowledge, Parameters, Rated } from '../knowledge.js';
import type { Judge } from '../learned/judge.js';
import { answerForOthers } from '../learned/others.js';
import type { Sight } from '../learned/sight.js';
import { playedOn, until } from '../learned/play-on.js';
import { Basket, Trail, type Harvest } from './ring.js';

/** Who sits there while learning: the net with some warmth, or a heuristic that it should know. */
type Pupil = { readonly warmth: number } | { readonly figures: Parameters };

/** Recipe of self-play: found by trying (docs/bots.md). */
export const recipe = {
  lambda: 0.97,
  /** Of softmax; one of these for each seat and game. */
  warmths: [0.01, 0.03],
  /** So often any candidate is played. */
  slips: 0.005,
  /** So often one seat is left to a heuristic, half of the time with other figures. */
  guests: 0.15,
  variation: 0.4,
  /**
   * Where worlds are made up, from this part of a training on so many of the decisions have all their
   * candidates tried out in the same world: what came of them tells apart what one game never can.
   */
  tried: 0.2,
  triedFrom: 0.3,
} as const;

export type Lesson<S extends Position, V extends View, E extends GameEvent> = {
  readonly knowledge: Knowledge<S, V, E>;
  readonly judge: Judge<S>;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
};

/** Which games are to be played, by their numbers, and how. */
export type Round = {
  readonly from: number;
  readonly games: number;
  /** So often all candidates of a decision are tried out. */
  readonly tried: number;
};

/** So often are candidates tried out, where trials are quick, with this part of a training over. */
export const triedAt = ({ trials }: Pick<Sight, 'trials'>, done: number): number =>
  trials === 'rate' && done >= recipe.triedFrom ? recipe.tried : 0;

/**
 * Games of a net against itself: what is to be learned from them. A number and the weights decide all
 * of a game, wherever it is played.
 */
export function selfPlay<S extends Position, V extends View, E extends GameEvent>(
  lesson: Lesson<S, V, E>,
  { from, games, tried }: Round,
): Harvest {
  const basket = new Basket();
  for (let i = 0; i < games; i++) playOne(lesson, `${lesson.seed} ${from + i}`, tried, basket);
  return basket.harvest(lesson.judge.inputs.length);
}

function playOne<S extends Position, V extends View, E extends GameEvent>(
  lesson: Lesson<S, V, E>,
  seed: string,
  tried: number,
  basket: Basket,
): void {
  const { knowledge, judge, seats } = lesson;
  const { game } = knowledge;
  const state = game.simulate(lesson.options, seats, seedFrom(`learning ${seed}`));
  const random = sfc(seedFrom(`choices ${seed}`), 'simulation 0');
  const pupils = pupilsFor(lesson, random);
  const trails = pupils.map(() => new Trail());
  const luck = fork(random);
  while (state.flow.owed !== 0) {
    const seat = 31 - Math.clz32(state.flow.owed & -state.flow.owed);
    const move = chosen(lesson, state, seat, pupils[seat], trails[seat], luck, (world, moves) => {
      if (tried > 0 && chance(luck) < tried) tryOut(lesson, world, seat, moves, basket, luck);
    });
    game.apply(state, seat, move);
  }
  const result = game.result(state);
  if (result === undefined) return;
  trails.forEach((trail, seat) => {
    const lambda = 'figures' in pupils[seat] ? 1 : recipe.lambda;
    trail.tell(judge.ended(result, seat), lambda, basket);
  });
}

function pupilsFor<S extends Position, V extends View, E extends GameEvent>(
  { seats, knowledge }: Lesson<S, V, E>,
  random: Random,
): Pupil[] {
  const guest = chance(random) < recipe.guests ? below(random, seats) : -1;
  return Array.from({ length: seats }, (_, seat) => {
    const warmth = recipe.warmths[below(random, recipe.warmths.length)];
    if (seat !== guest) return { warmth };
    const { strategist } = knowledge.parameters;
    return { figures: chance(random) < 0.5 ? strategist : varied(strategist, random) };
  });
}

function varied(figures: Parameters, random: Random): Parameters {
  const other = Object.entries(figures).map(([name, figure]) => [
    name,
    figure * 2 ** (recipe.variation * noise(random)),
  ]);
  return Object.fromEntries(other) as Parameters;
}

function chosen<S extends Position, V extends View, E extends GameEvent>(
  { knowledge, judge }: Lesson<S, V, E>,
  state: S,
  seat: number,
  pupil: Pupil,
  trail: Trail,
  random: Random,
  ponder: (world: S, candidates: readonly Rated[]) => void,
): Move {
  const { sight } = judge;
  const world = sight.imagines
    ? imagine(knowledge, knowledge.game.view(state, seat), random)
    : state;
  answerForOthers(knowledge, world, seat, random);
  const note = (move: Move): void => {
    const result = sight.after(world, seat, move, seat, random, judge.inputs);
    if (result === undefined) trail.note(judge.inputs, judge.seen());
  };
  if ('figures' in pupil) {
    const { move } = bestOf(knowledge.rate(world, seat, pupil.figures, random));
    note(move);
    return move;
  }
  const candidates = sight.candidates(world, seat, random);
  if (candidates.length === 1) return candidates[0].move;
  ponder(world, candidates);
  const at =
    chance(random) < recipe.slips
      ? below(random, candidates.length)
      : drawn(judge, world, seat, candidates, pupil.warmth, random);
  note(candidates[at].move);
  return candidates[at].move;
}

/** Plays every candidate on in the same world with the same luck, and notes what came of it. */
function tryOut<S extends Position, V extends View, E extends GameEvent>(
  { knowledge, judge }: Lesson<S, V, E>,
  world: S,
  seat: number,
  candidates: readonly Rated[],
  basket: Basket,
  random: Random,
): void {
  const end = until(knowledge, world, 1);
  const luck = fork(random);
  for (const { move } of candidates) {
    const ended = judge.sight.after(world, seat, move, seat, random, judge.inputs);
    if (ended !== undefined) continue;
    const inputs = judge.inputs.slice();
    const copy = knowledge.game.clone(world);
    const found = playedOn(knowledge, judge, copy, seat, move, copyRandom(luck), end, never);
    if (found !== undefined) basket.put(inputs, found[seat]);
  }
}

const never = (): boolean => false;

/** The better a candidate, the likelier; the colder, the more so. */
function drawn<S extends Position>(
  judge: Judge<S>,
  world: S,
  seat: number,
  candidates: readonly Rated[],
  warmth: number,
  random: Random,
): number {
  const { prior, unit } = judge.sight;
  const worths = judge
    .worths(world, seat, candidates, random)
    .map((worth, i) => worth + (prior * candidates[i].worth) / unit);
  const best = Math.max(...worths);
  const odds = worths.map((worth) => Math.exp((worth - best) / warmth));
  let point = chance(random) * odds.reduce((sum, one) => sum + one, 0);
  const at = odds.findIndex((one) => (point -= one) <= 0);
  return at < 0 ? 0 : at;
}
