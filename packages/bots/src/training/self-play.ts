import {
  below,
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
} as const;

export type Lesson<S extends Position, V extends View, E extends GameEvent> = {
  readonly knowledge: Knowledge<S, V, E>;
  readonly judge: Judge<S>;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
};

/**
 * Games of a net against itself, by their numbers: what is to be learned from them. A number and the
 * weights decide all of a game, wherever it is played.
 */
export function selfPlay<S extends Position, V extends View, E extends GameEvent>(
  lesson: Lesson<S, V, E>,
  from: number,
  games: number,
): Harvest {
  const basket = new Basket();
  for (let i = 0; i < games; i++) playOne(lesson, `${lesson.seed} ${from + i}`, basket);
  return basket.harvest(lesson.judge.inputs.length);
}

function playOne<S extends Position, V extends View, E extends GameEvent>(
  lesson: Lesson<S, V, E>,
  seed: string,
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
    const move = chosen(lesson, state, seat, pupils[seat], trails[seat], luck);
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
  const at =
    chance(random) < recipe.slips
      ? below(random, candidates.length)
      : drawn(judge, world, seat, candidates, pupil.warmth, random);
  note(candidates[at].move);
  return candidates[at].move;
}

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
