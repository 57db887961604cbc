import { fielded, type Interval, type MatchPlan, type Table } from '@hustings/bots/arena';
import { columns } from '../text.js';
import type { Words } from '../words.js';

/** The table of a match for people. */
export function matchText(plan: MatchPlan, table: Table, words: Words): string {
  const { arena, simulate } = words.texts;
  const { percent, short } = words.figures;
  const { simulations = 0, milliseconds } = plan.budget;
  const budget =
    milliseconds === undefined ? arena.trials(simulations) : arena.milliseconds(milliseconds);
  const { bot, seats, wins, interval, score, p50, p99, longest, over, skill } = arena.heads;
  const head = [bot, seats, wins, interval, score, p50, p99, longest, over, skill];
  const rows = table.rows.map((row) => [
    row.bot,
    String(row.players),
    percent(row.wins.mean),
    span(row.wins, words),
    short(row.score.mean),
    short(row.time.p50, 2),
    short(row.time.p99, 2),
    short(row.time.longest, 2),
    (fielded(row.bot).milliseconds ?? milliseconds) === undefined
      ? '–'
      : arena.overOf(row.time.over, row.time.decisions),
    `${short(row.skill.mu)} ± ${short(row.skill.sigma)}`,
  ]);
  const bySeat = table.seats.map((won, seat) => [
    `  ${simulate.seat(seat + 1)}`,
    percent(won.mean),
    span(won, words),
  ]);
  return [
    arena.title(plan.game, plan.bots.length, table.games, table.seeds, plan.seed, budget),
    '',
    columns([head, ...rows], ['left', ...head.slice(1).map(() => 'right' as const)]),
    '',
    arena.winsBySeat,
    columns(bySeat, ['left', 'right', 'right']),
    '',
  ].join('\n');
}

export const span = ({ low, high }: Interval, { figures: { percent } }: Words): string =>
  `${percent(Math.max(0, low))} – ${percent(Math.min(1, high))}`;
