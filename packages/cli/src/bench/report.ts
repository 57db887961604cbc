import { median } from '../statistics.js';
import { columns } from '../text.js';
import type { CliTexts } from '../texts/index.js';
import { said, type Saying, type Words } from '../words.js';
import { BASELINE } from './contestants.js';
import { goalsOf, missed, type Goals } from './goals.js';
import type { Figures } from './meter.js';

/** A contestant's figures over all repetitions, and each of them divided by the baseline's. */
export type Row = {
  readonly name: string;
  readonly figures: Figures;
  readonly ratios: Readonly<Record<RatioOf, number>>;
  readonly goals: Goals | undefined;
  readonly missed: readonly Saying[];
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

/** The same as data: what is missed in sentences. */
export const rowFacts = (rows: readonly Row[], words: Words): object[] =>
  rows.map((one) => ({ ...one, missed: one.missed.map((miss) => said(miss, words)) }));

function headsOf({ bench: { heads } }: CliTexts): string[] {
  const { game, decisions, clone, view, determinize, replay, verify } = heads;
  const { bytes, worstList, worstSample } = heads;
  const all = [decisions, clone, view, determinize, replay, verify, bytes, worstList, worstSample];
  return [game, ...all];
}

function cells({ name, figures, ratios }: Row, words: Words): string[] {
  const { verify, worstList, worstSample } = figures;
  const { whole, short } = words.figures;
  const times = (n: number): string => `×${n < 10 ? short(n, 2) : short(n, 0)}`;
  return [
    nameOf(name, words),
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

/** Games go by their ids. */
const nameOf = (name: string, { texts: { bench } }: Words): string =>
  name === BASELINE.name ? bench.baseline : name;

/** The table for a terminal, and the goals that were missed. */
export function reportText(rows: readonly Row[], words: Words): string {
  const head = headsOf(words.texts);
  const table = columns(
    [head, ...rows.map((one) => cells(one, words))],
    head.map((_, i) => (i === 0 ? 'left' : 'right')),
  );
  return `${table}\n\n${goalsText(rows, words)}\n`;
}

/** The same for a document. */
export function reportMarkdown(rows: readonly Row[], words: Words): string {
  const head = headsOf(words.texts);
  const rule = head.map((_, i) => (i === 0 ? '---' : '---:'));
  const all = [head, rule, ...rows.map((one) => cells(one, words))];
  const lines = all.map((line) => `| ${line.join(' | ')} |`);
  return [...lines, '', goalsText(rows, words)].join('\n');
}

function goalsText(rows: readonly Row[], words: Words): string {
  const { allMet, missed: heading, miss: say } = words.texts.bench;
  const misses = rows.flatMap(({ name, missed: all }) =>
    all.map((miss) => say(nameOf(name, words), said(miss, words))),
  );
  return misses.length === 0 ? allMet : `${heading}\n\n${misses.join('\n')}`;
}
