import { newSkill, ordinal, rateGame, type Skill } from '@hustings/kernel';
import { fielded, type GameReport, type MatchPlan } from './match.js';
import { clustered, quantile, type Interval } from './statistics.js';

/** What a match showed of one kind of bot. */
export type Row = {
  readonly bot: string;
  /** How many of it sat at each table. */
  readonly players: number;
  /** The share of games that one of them wins; a shared win counts in shares. */
  readonly wins: Interval;
  readonly score: Interval;
  readonly time: Times;
  readonly skill: Skill & { readonly ordinal: number };
};

/** Milliseconds per decision; `over` counts those that took more than the budget. */
export type Times = {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  readonly over: number;
  readonly decisions: number;
};

export type Table = {
  readonly games: number;
  readonly seeds: number;
  readonly rows: readonly Row[];
  /** The share of games won from each seat, whoever sat there. */
  readonly seats: readonly Interval[];
};

type Figures = Map<number, number[]>;

function note(figures: Figures, cluster: number, figure: number): void {
  const known = figures.get(cluster);
  if (known === undefined) figures.set(cluster, [figure]);
  else known.push(figure);
}

const share = ({ winners }: GameReport, seat: number): number =>
  winners.includes(seat) ? 1 / winners.length : 0;

/** All games of a match together. The order in which they were finished does not matter. */
export function tableOf(plan: MatchPlan, reports: readonly GameReport[]): Table {
  const games = [...reports].sort((a, b) => a.number - b.number);
  const names = [...new Set(plan.bots)];
  const skills = skillsOf(plan, games);
  return {
    games: games.length,
    seeds: new Set(games.map((game) => game.cluster)).size,
    rows: names.map((name) => rowOf(plan, games, name, skills)),
    seats: plan.bots.map((_, seat) => {
      const figures: Figures = new Map();
      for (const game of games) note(figures, game.cluster, share(game, seat));
      return clustered(figures);
    }),
  };
}

function rowOf(
  plan: MatchPlan,
  games: readonly GameReport[],
  bot: string,
  skills: ReadonlyMap<string, Skill>,
): Row {
  const wins: Figures = new Map();
  const scores: Figures = new Map();
  const times: number[] = [];
  for (const game of games) {
    game.seats.forEach((one, seat) => {
      if (plan.bots[one] !== bot) return;
      note(wins, game.cluster, share(game, seat));
      note(scores, game.cluster, game.scores[seat]);
      for (const time of game.times[seat]) times.push(time);
    });
  }
  const skill = skills.get(bot) ?? newSkill();
  return {
    bot,
    players: plan.bots.filter((one) => one === bot).length,
    wins: clustered(wins),
    score: clustered(scores),
    time: timesOf(times, fielded(bot).milliseconds ?? plan.budget.milliseconds ?? Infinity),
    skill: { ...skill, ordinal: ordinal(skill) },
  };
}

const timesOf = (times: readonly number[], budget: number): Times => ({
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  longest: quantile(times, 1),
  over: times.filter((time) => time > budget).length,
  decisions: times.length,
});

/** Several of a kind at one table learn from the game as one: the mean of what they would. */
function skillsOf(plan: MatchPlan, games: readonly GameReport[]): Map<string, Skill> {
  const skills = new Map(plan.bots.map((bot) => [bot, newSkill()]));
  for (const game of games) {
    const seated = game.seats.map((one) => plan.bots[one]);
    const before = seated.map((bot) => skills.get(bot) ?? newSkill());
    const after = rateGame(before, placesOf(game.scores));
    for (const bot of new Set(seated)) {
      const own = after.filter((_, seat) => seated[seat] === bot);
      skills.set(bot, {
        mu: own.reduce((sum, { mu }) => sum + mu, 0) / own.length,
        sigma: own.reduce((sum, { sigma }) => sum + sigma, 0) / own.length,
      });
    }
  }
  return skills;
}

/** Places from scores: the highest score has place 0. */
export function placesOf(scores: readonly number[]): number[] {
  return scores.map((score) => scores.filter((other) => other > score).length);
}
