import { median } from '../statistics.js';
import { columns, short, whole } from '../text.js';
import { goalsOf, missed, type Goals } from './goals.js';
import type { Figures } from './meter.js';

/** A contestant's figures over all repetitions, and each of them divided by the baseline's. */
export type Row = {
  readonly name: string;
  readonly figures: Figures;
  readonly ratios: Readonly<Record<RatioOf, number>>;
  readonly goals: Goals | undefined;
  readonly missed: readonly string[];
};

type RatioOf = 'decisionsPerSecond' | 'clone' | 'view' | 'determinize' | 'replay';

/** The median of each figure; for the worst cases the last repetition, which knows the others. */
export function summary(repetitions: readonly Figures[]): Figures {
  const middle = (pick: (figures: Figures) => number): number => median(repetitions.map(pick));
  const last = repetitions[repetitions.length - 1];
  return {
    ...last,
    decisionsPerSecond: middle((figures) => figures.decisionsPerSecond),
    clone: middle((figures) => figures.clone),
    view: middle((figures) => figures.view),
    determinize: middle((figures) => figures.determinize),
    replay: middle((figures) => figures.replay),
    verify: last.verify && middle((figures) => figures.verify ?? NaN),
  };
}

export function row(name: string, game: string | undefined, figures: Figures, base: Figures): Row {
  const goals = game === undefined ? undefined : goalsOf(game);
  return {
    name,
    figures,
    ratios: {
      decisionsPerSecond: figures.decisionsPerSecond / base.decisionsPerSecond,
      clone: figures.clone / base.clone,
      view: figures.view / base.view,
      determinize: figures.determinize / base.determinize,
      replay: figures.replay / base.replay,
    },
    goals,
    missed: goals === undefined ? [] : missed(figures, goals),
  };
}

const HEAD = [
  'game, players',
  'decisions/s',
  'clone µs',
  'view µs',
  'determinize µs',
  'replay ms',
  'verify ms',
  'state bytes',
  'worst list µs',
  'worst sample µs',
];

function times(n: number): string {
  return `×${n < 10 ? short(n, 2) : short(n, 0)}`;
}

function cells({ name, figures, ratios }: Row): string[] {
  const { verify, worstList, worstSample } = figures;
  return [
    name,
    `${whole(figures.decisionsPerSecond)} ${times(ratios.decisionsPerSecond)}`,
    `${short(figures.clone, 2)} ${times(ratios.clone)}`,
    `${short(figures.view, 2)} ${times(ratios.view)}`,
    `${short(figures.determinize, 2)} ${times(ratios.determinize)}`,
    `${short(figures.replay, 2)} ${times(ratios.replay)}`,
    verify === undefined ? '–' : short(verify, 1),
    whole(figures.bytes),
    `${short(worstList.time, 1)} ${worstList.kind}`,
    `${short(worstSample.time, 1)} ${worstSample.kind}`,
  ];
}

/** The table for a terminal, and the goals that were missed. */
export function reportText(rows: readonly Row[]): string {
  const table = columns(
    [HEAD, ...rows.map(cells)],
    HEAD.map((_, i) => (i === 0 ? 'left' : 'right')),
  );
  return `${table}\n\n${goalsText(rows)}\n`;
}

/** The same for a document. */
export function reportMarkdown(rows: readonly Row[]): string {
  const rule = HEAD.map((_, i) => (i === 0 ? '---' : '---:'));
  const lines = [HEAD, rule, ...rows.map(cells)].map((line) => `| ${line.join(' | ')} |`);
  return [...lines, '', goalsText(rows)].join('\n');
}

function goalsText(rows: readonly Row[]): string {
  const misses = rows.flatMap((one) => one.missed.map((miss) => `- ${one.name}: ${miss}`));
  return misses.length === 0 ? 'All goals are met.' : `Goals missed:\n\n${misses.join('\n')}`;
}
