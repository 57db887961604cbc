import type { Interval, MatchPlan, Table } from '@hustings/bots/arena';
import { columns, percent, short, whole } from '../text.js';

/** The table of a match for people. */
export function matchText(plan: MatchPlan, table: Table): string {
  const { simulations, milliseconds } = plan.budget;
  const budget = milliseconds === undefined ? `${simulations} trials` : `${milliseconds} ms`;
  const times = ['p50 ms', 'p99 ms', 'longest ms', 'over budget'];
  const head = ['bot', 'seats', 'wins', '95 %', 'score', ...times, 'openskill'];
  const rows = table.rows.map((row) => [
    row.bot,
    String(row.players),
    percent(row.wins.mean),
    span(row.wins),
    short(row.score.mean),
    short(row.time.p50, 2),
    short(row.time.p99, 2),
    short(row.time.longest, 2),
    milliseconds === undefined ? '–' : `${whole(row.time.over)} of ${whole(row.time.decisions)}`,
    `${short(row.skill.mu)} ± ${short(row.skill.sigma)}`,
  ]);
  const seats = table.seats.map((wins, seat) => [
    `  seat ${seat + 1}`,
    percent(wins.mean),
    span(wins),
  ]);
  return [
    `${plan.game}, ${plan.bots.length} players, ${whole(table.games)} games on ` +
      `${whole(table.seeds)} seeds (${plan.seed}), a Chancellor thinks for ${budget}`,
    '',
    columns([head, ...rows], ['left', ...head.slice(1).map(() => 'right' as const)]),
    '',
    'wins by seat',
    columns(seats, ['left', 'right', 'right']),
    '',
  ].join('\n');
}

export const span = ({ low, high }: Interval): string =>
  `${percent(Math.max(0, low))} – ${percent(Math.min(1, high))}`;
