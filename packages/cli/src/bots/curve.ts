import type { Knowledge, Level } from '@hustings/bots';
import { playNumber, tableOf, type Interval, type MatchPlan } from '@hustings/bots/arena';
import { writeWeights } from '@hustings/bots/training';
import type { Choice } from '../choose.js';

/** A point of a learning curve: how strong a net was when it had learned so long. */
export type Point = {
  readonly games: number;
  readonly seconds: number;
  /** Mean cross entropy of the chance to win since the last point. */
  readonly loss: number;
  /** One step by the net against Strategists without it, on seeds that no training uses. */
  readonly matches: number;
  readonly wins: Interval;
  readonly score: number;
  readonly others: number;
};

const RIVAL: Level = 'strategist-1';

/** Plays the net's matches of a point, always on the same seeds, every seed in all seatings. */
export function matchesOf(
  knowledge: Knowledge,
  { seats, options, game }: Choice,
  games: number,
): Pick<Point, 'matches' | 'wins' | 'score' | 'others'> {
  const bots: Level[] = ['strategist', ...Array.from({ length: seats - 1 }, () => RIVAL)];
  const plan: MatchPlan = { game: game.id, options, bots, seed: 'curve', budget: {} };
  const count = Math.ceil(games / seats) * seats;
  const reports = Array.from({ length: count }, (_, number) =>
    playNumber(knowledge, plan, number, () => 0),
  );
  const [own, others] = tableOf(plan, reports).rows;
  return {
    matches: count,
    wins: own.wins,
    score: own.score.mean,
    others: others.score.mean,
  };
}

export type About = {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  /** As it was typed. */
  readonly command: string;
};

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The curve as a page of documentation. */
export function curveText(
  { game, seats, command }: About,
  weights: number,
  curve: readonly Point[],
): string {
  const rows = curve.map(({ seconds, games, loss, matches, wins, score, others }) =>
    [
      (seconds / 60).toFixed(1),
      games.toLocaleString('en'),
      loss.toFixed(4),
      `${percent(wins.mean)} ± ${(50 * (wins.high - wins.low)).toFixed(1)}`,
      String(matches),
      `${score.toFixed(1)} : ${others.toFixed(1)}`,
    ].join(' | '),
  );
  return `# ${game}, ${seats} players: learning curve

Made from nothing by \`${command}\`. ${weights.toLocaleString('en')} weights, ${((2 * weights) / 1000).toFixed(0)} kB as 16-bit floats. Wins are of one net looking one step ahead against ${seats - 1 === 1 ? 'a Strategist' : `${seats - 1} Strategists`} without a net (\`${RIVAL}\`), par ${percent(1 / seats)}, on the seeds \`curve\`, which no training uses; the same in every line. Minutes are computing time of one core for self-play and learning, without those matches; loss is the cross entropy of the chance to win.

| minutes | games | loss | wins | matches | score |
| ------- | ----- | ---- | ---- | ------- | ----- |
${rows.map((row) => `| ${row} |`).join('\n')}
`;
}

/** The weights as a module that Node, Vite and bundles of rules load alike. */
export function weightsModule(weights: Float32Array, { command }: About): string {
  return `/** ${command} */\nexport const weights: string =\n  '${writeWeights(weights)}';\n`;
}
