import {
  fork,
  type GameEvent,
  type Move,
  type Position,
  type Random,
  type View,
} from '@hustings/kernel';
import type { Bot, Opinion } from '../bot.js';
import { bestOf, imagine, inManner } from '../heuristic.js';
import type { Knowledge, Rated } from '../knowledge.js';
import type { Manner, Temper } from '../manners.js';
import { searchingBot, type Outcome, type Way } from '../search.js';
import type { SearchSettings } from '../search-settings.js';
import { Judge } from './judge.js';
import type { Taught } from './net.js';
import { answerForOthers, reopen } from './others.js';
import { playedOn, until } from './play-on.js';
import { outcomeOf, prospects } from './prospects.js';
import type { Sight } from './sight.js';

/** What was learned of a game, and how it is looked at. */
export type Learned<S extends Position> = { readonly sight: Sight<S>; readonly net: Taught };

/** What a net says of each candidate in the mean of some worlds, with what it came with; in points. */
function opinionsOf<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  judge: Judge<S>,
  worlds: readonly S[],
  seat: number,
  random: Random,
): Rated[] {
  const { sight } = judge;
  const candidates = sight.candidates(worlds[0], seat, random);
  if (candidates.length === 1) return candidates;
  const sums = candidates.map(() => 0);
  for (const world of worlds) {
    const ready = knowledge.game.clone(world);
    answerForOthers(knowledge, ready, seat, random);
    judge.worths(ready, seat, candidates, random).forEach((worth, i) => (sums[i] += worth));
  }
  return candidates.map(({ move, worth }, i) => ({
    move,
    worth: (sight.unit * sums[i]) / worlds.length + sight.prior * worth,
  }));
}

/** Looks one step ahead with a net: quick, without any search. */
export function learnedBot<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  { sight, net }: Learned<S>,
  level: string,
  manner: Manner<S> = {},
): Bot<V> {
  const judge = new Judge(sight, net);
  return {
    level,
    think: (view, random) => {
      const seat = view.position.viewer;
      const worlds = Array.from({ length: sight.worlds }, () => imagine(knowledge, view, random));
      const found = opinionsOf(knowledge, judge, worlds, seat, random);
      const rated = inManner(knowledge, worlds[0], seat, found, manner, random);
      const best = bestOf(rated);
      const luck = fork(random);
      return {
        step: () => false,
        best: () => best.move,
        opinions: () => judged(judge, worlds[0], seat, rated, luck),
      };
    },
  };
}

function judged<S extends Position>(
  judge: Judge<S>,
  world: S,
  seat: number,
  rated: readonly Rated[],
  random: Random,
): Opinion[] {
  return [...rated]
    .sort((a, b) => b.worth - a.worth)
    .map(({ move, worth }) => {
      const verdicts = prospects(judge, world, seat, move, random);
      const { points, win } = outcomeOf(judge, verdicts, seat);
      return { move, worth, trials: 0, points, win };
    });
}

/** Tries the net's best moves out: every seat goes on by the net, and the net values the end of the round. */
export function learnedSearchBot<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  { sight, net }: Learned<S>,
  level: string,
  settings: SearchSettings,
  temper?: Temper<S>,
): Bot<V> {
  const judge = new Judge(sight, net);
  return searchingBot(
    knowledge,
    level,
    settings,
    (world, seat, random) => new ByNet(knowledge, judge, settings.horizon, world, seat, random),
    temper,
  );
}

class ByNet<S extends Position, V extends View, E extends GameEvent> implements Way<S> {
  readonly #until: number;

  constructor(
    readonly knowledge: Knowledge<S, V, E>,
    readonly judge: Judge<S>,
    horizon: number,
    world: S,
    readonly seat: number,
    readonly random: Random,
  ) {
    this.#until = until(knowledge, world, horizon);
  }

  /** Net and prior are two opinions in points: their mean is on the scale of what trials come to. */
  rate(world: S): Rated[] {
    const opinions = 1 + this.judge.sight.prior;
    return opinionsOf(this.knowledge, this.judge, [world], this.seat, this.random).map(
      ({ move, worth }) => ({ move, worth: worth / opinions }),
    );
  }

  prepare(world: S): void {
    if (this.knowledge.game.program.isSealed(world)) reopen(world, this.seat);
  }

  playOn(world: S, move: Move, random: Random, isLate: () => boolean): Outcome | undefined {
    const { knowledge, judge, seat } = this;
    const found = playedOn(knowledge, judge, world, seat, move, random, this.#until, isLate);
    return found && outcomeOf(judge, found, seat);
  }

  glance(world: S, move: Move): Outcome {
    const verdicts = prospects(this.judge, world, this.seat, move, fork(this.random));
    return outcomeOf(this.judge, verdicts, this.seat);
  }
}
