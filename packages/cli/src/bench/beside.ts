import { median } from '../statistics.js';
import { columns } from '../text.js';
import type { Words } from '../words.js';
import type { Figures } from './meter.js';

/** How long a contestant takes here, as a part of what it takes in another checkout. */
export type Beside = {
  readonly name: string;
  readonly play: number;
  readonly clone: number;
  readonly view: number;
  readonly determinize: number;
  readonly replay: number;
};

/**
 * The two were measured right after each other, turn by turn, so each turn is compared for itself:
 * what the machine did meanwhile befell both.
 */
export function besideOf(
  name: string,
  here: readonly Figures[],
  there: readonly Figures[],
): Beside {
  const middle = (time: (figures: Figures) => number): number =>
    median(here.map((figures, turn) => time(figures) / time(there[turn])));
  return {
    name,
    play: middle(({ decisionsPerSecond }) => 1 / decisionsPerSecond),
    clone: middle(({ clone }) => clone),
    view: middle(({ view }) => view),
    determinize: middle(({ determinize }) => determinize),
    replay: middle(({ replay }) => replay),
  };
}

export function besideText(all: readonly Beside[], folder: string, words: Words): string {
  const { beside, besideHeads } = words.texts.bench;
  const { percent } = words.figures;
  const rows = all.map(({ name, play, clone, view, determinize, replay }) => [
    name,
    ...[play, clone, view, determinize, replay].map(percent),
  ]);
  const table = columns(
    [[...besideHeads], ...rows],
    besideHeads.map((_, i) => (i === 0 ? 'left' : 'right')),
  );
  return `${beside(folder)}\n\n${table}\n`;
}
