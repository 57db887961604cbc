import type { GameEvent, Json, Move, Position, Random, View } from '@hustings/kernel';
import type { Bot, Budget, Opinion } from './bot.js';
import { imagine } from './heuristic.js';
import type { Fact, Knowledge } from './knowledge.js';
import { chancesIn } from './win-chance.js';

/** A move with its prospects and its reasons. */
export type ExplainedMove = {
  /** In words, as in files and protocols. */
  readonly move: Json;
  readonly win: number;
  /** Points each seat is expected to end with. */
  readonly points: readonly number[];
  /** Points of lead against the best move. */
  readonly worth: number;
  readonly trials: number;
  /**
   * What it changes for the seat, compared with the next best move (the best: with the second), and what
   * it keeps others from (then `seat` says whom), the greatest first.
   */
  readonly facts: readonly Fact[];
};

export type Explanation = { readonly kind: string; readonly moves: readonly ExplainedMove[] };

/** Less than this is not worth telling. */
const LEAST_POINTS = 0.05;

/** What others are kept from must be more: small changes for them are in every move. */
const LEAST_DENIED = 0.5;

/** Reasons and chances are means over so many imagined worlds: one alone may be an odd one. */
const WORLDS = 12;

/** The best few moves of a position as a bot sees it, with reasons as data. */
export function explain<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  bot: Bot<V>,
  view: V,
  random: Random,
  budget: Budget,
  most: number,
): Explanation {
  const { game } = knowledge;
  const worlds = Array.from({ length: WORLDS }, () => imagine(knowledge, view, random));
  const [world] = worlds;
  const seat = view.position.viewer;
  const thinking = bot.think(view, random, budget);
  while (thinking.step());
  const opinions = thinking.opinions();
  const best = opinions.at(0)?.worth ?? 0;
  // One step ahead by a forecast in one world is not worth much; tried out or learned it is.
  const isFounded = ({ trials }: Opinion): boolean => trials > 0 || knowledge.learned !== undefined;
  const looked = opinions
    .slice(0, Math.max(most, 2))
    .map((opinion) => ({ opinion, seen: lookAhead(knowledge, worlds, seat, opinion.move) }));
  return {
    kind: game.program.decision(world)?.kind ?? '',
    moves: looked.slice(0, most).map(({ opinion, seen }, i) => ({
      move: game.write(world, seat, opinion.move).move,
      win: isFounded(opinion) ? opinion.win : seen.win,
      points: isFounded(opinion) ? opinion.points : seen.points,
      worth: opinion.worth - best,
      trials: opinion.trials,
      facts: speakingFor(
        i === 0 ? 1 : opinion.worth - best,
        seat,
        factsOf(seat, seen, (i === 0 ? looked.at(1) : looked[0])?.seen ?? seen),
      ),
    })),
  };
}

type Account = Readonly<Record<string, number>>;

type Prospect = {
  /** Where the points of each seat come from. */
  readonly accounts: readonly Account[];
  readonly win: number;
  readonly points: readonly number[];
};

/** What one step ahead shows of a move, in the mean of some worlds. */
function lookAhead<S extends Position, V extends View, E extends GameEvent>(
  knowledge: Knowledge<S, V, E>,
  worlds: readonly S[],
  seat: number,
  move: Move,
): Prospect {
  const { game, parameters } = knowledge;
  const accounts = worlds[0].sealed.map((): Record<string, number> => ({}));
  const points: number[] = [];
  let win = 0;
  for (const world of worlds) {
    const after = game.clone(world);
    game.apply(after, seat, move);
    const forecast = knowledge.forecast(after, parameters.strategist);
    accounts.forEach((account, one) => {
      const parts = knowledge.account(after, one, parameters.strategist);
      for (const [fact, by] of Object.entries(parts))
        account[fact] = (account[fact] ?? 0) + by / worlds.length;
    });
    forecast.forEach((one, i) => (points[i] = (points[i] ?? 0) + one / worlds.length));
    win += chancesIn(knowledge, after, forecast)[seat] / worlds.length;
  }
  return { accounts, win, points };
}

/**
 * What was tried or learned sets the order, one step ahead the reasons: where these would say the
 * contrary, they are none.
 */
function speakingFor(worth: number, seat: number, facts: readonly Fact[]): readonly Fact[] {
  let sum = 0;
  for (const { values } of facts) {
    const points = Number(values['points']);
    sum += (values['seat'] ?? seat) === seat ? points : -points;
  }
  return sum * worth < 0 ? [] : facts;
}

/** What differs: for the seat itself, and what is taken from others; the greatest difference first. */
function factsOf(seat: number, one: Prospect, other: Prospect): Fact[] {
  return one.accounts
    .flatMap((account, who) =>
      differences(account, other.accounts[who]).map(({ fact, by }) => ({ fact, by, who })),
    )
    .filter(({ by, who }) => (who === seat ? Math.abs(by) >= LEAST_POINTS : by <= -LEAST_DENIED))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .map(({ fact, by, who }) => {
      const points = Math.round(by * 100) / 100;
      return { fact, values: who === seat ? { points } : { points, seat: who } };
    });
}

function differences(one: Account, other: Account): { fact: string; by: number }[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.map((fact) => ({ fact, by: (one[fact] ?? 0) - (other[fact] ?? 0) }));
}
