import { clustered, type GameReport, type Interval, type MatchPlan } from '@hustings/bots/arena';
import type { Speaker } from '@hustings/texts';
import { columns } from '../text.js';
import type { Words } from '../words.js';
import { span } from './match-text.js';

/** Wins and points of those who had something in common. */
export type Group = {
  readonly value: string;
  readonly seats: number;
  readonly wins: Interval;
  readonly score: Interval;
};

export type Balance = {
  readonly traits: Readonly<Record<string, readonly Group[]>>;
  /** Mean points by source: of winners, and of all. */
  readonly sources: Readonly<Record<string, { readonly winners: number; readonly all: number }>>;
};

/** A trait that everybody has. */
const SEAT = 'seat';

type Figures = { readonly wins: Map<number, number[]>; readonly score: Map<number, number[]> };

export function balanceOf(plan: MatchPlan, reports: readonly GameReport[]): Balance {
  const groups = new Map<string, Map<string, Figures>>();
  for (const report of reports) {
    plan.bots.forEach((_, seat) => {
      for (const [trait, value] of Object.entries({
        [SEAT]: String(seat),
        ...report.traits[seat],
      })) {
        const values = groups.get(trait) ?? new Map<string, Figures>();
        groups.set(trait, values);
        const figures = values.get(value) ?? { wins: new Map(), score: new Map() };
        values.set(value, figures);
        const won = report.winners.includes(seat) ? 1 / report.winners.length : 0;
        note(figures.wins, report.cluster, won);
        note(figures.score, report.cluster, report.scores[seat]);
      }
    });
  }
  return {
    traits: Object.fromEntries([...groups].map(([trait, values]) => [trait, groupsOf(values)])),
    sources: sourcesOf(reports),
  };
}

function note(figures: Map<number, number[]>, cluster: number, figure: number): void {
  figures.set(cluster, [...(figures.get(cluster) ?? []), figure]);
}

function groupsOf(values: ReadonlyMap<string, Figures>): Group[] {
  return [...values]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([value, { wins, score }]) => ({
      value,
      seats: [...wins.values()].reduce((sum, one) => sum + one.length, 0),
      wins: clustered(wins),
      score: clustered(score),
    }));
}

function sourcesOf(reports: readonly GameReport[]): Balance['sources'] {
  const sums = new Map<string, { winners: number; all: number }>();
  let seats = 0;
  for (const { winners, scores, sources } of reports) {
    seats += scores.length;
    for (const [source, points] of Object.entries(sources)) {
      const sum = sums.get(source) ?? { winners: 0, all: 0 };
      sums.set(source, sum);
      points.forEach((one, seat) => {
        sum.all += one;
        if (winners.includes(seat)) sum.winners += one / winners.length;
      });
    }
  }
  return Object.fromEntries(
    [...sums].map(([source, { winners, all }]) => [
      source,
      { winners: winners / reports.length, all: all / seats },
    ]),
  );
}

export function balanceText({ traits, sources }: Balance, speaker: Speaker, words: Words): string {
  const { arena } = words.texts;
  const { whole, percent, short } = words.figures;
  const { seat, times, wins: won, interval, score: points } = arena.traits;
  const parts = Object.entries(traits).map(([trait, groups]) => {
    const rows = groups.map(({ value, seats, wins, score }) => [
      `  ${speaker.counted(value)}`,
      whole(seats),
      percent(wins.mean),
      span(wins, words),
      short(score.mean),
    ]);
    const head = [trait === SEAT ? seat : speaker.counted(trait), times, won, interval, points];
    return columns([head, ...rows], ['left', 'right', 'right', 'right', 'right']);
  });
  const rows = Object.entries(sources).map(([source, { winners, all }]) => [
    `  ${speaker.source(source)}`,
    short(winners),
    short(all),
  ]);
  const head = [arena.sources.source, arena.sources.winner, arena.sources.all];
  parts.push(columns([head, ...rows], ['left', 'right', 'right']));
  return `\n${parts.join('\n\n')}\n`;
}
