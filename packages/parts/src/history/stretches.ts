import type { Entry } from '../table/index.js';

/** As much of a game's sequence of play as is needed: its questions in order, each at a path. */
export type Sequence = {
  readonly questions: readonly {
    readonly path: string;
    readonly decision: { readonly kind: string };
  }[];
};

/** Moves of one phase in a row. */
export type Stretch = {
  /** How often the sequence has begun anew: 0 before the first phase that is played again. */
  readonly round: number;
  /** Where it stands in the sequence, up to its first slash. */
  readonly at: string;
  readonly from: number;
  readonly to: number;
};

/** The phase of a path: what stands before its first slash. */
const phaseOf = (path: string): string => path.split('/')[0];

/** Before the first round is what is asked once; phases are named by their numbers, and it is 0. */
const isBefore = (phase: string): boolean => /^0\b/.test(phase);

/**
 * The log by phases. An entry names its kind of decision and not where it was asked; where one is
 * asked in several phases, it is the phase that is on, or else the next that has it.
 */
export function stretchesOf(
  { questions }: Sequence,
  entries: readonly Entry[],
): readonly Stretch[] {
  const phases = [...new Set(questions.map(({ path }) => phaseOf(path)))];
  const byKind = new Map<string, readonly number[]>();
  for (const { path, decision } of questions) {
    const found = byKind.get(decision.kind) ?? [];
    byKind.set(decision.kind, [...found, phases.indexOf(phaseOf(path))]);
  }
  const stretches: Stretch[] = [];
  let at = 0;
  let round = 0;
  for (const { number, kind } of entries.slice(1)) {
    const may = byKind.get(kind) ?? [at]; // what was taken back belongs where it was taken back
    const next = may.find((phase) => phase >= at) ?? may[0];
    const begins = round === 0 && !isBefore(phases[next]);
    if (next < at || begins) round++;
    at = next;
    const last = stretches.at(-1);
    if (last?.at === phases[at] && last.round === round)
      stretches[stretches.length - 1] = { ...last, to: number };
    else stretches.push({ round, at: phases[at], from: number, to: number });
  }
  return stretches;
}

/** The stretch that a moment belongs to: that of the move which led to it. */
export const stretchAt = (stretches: readonly Stretch[], number: number): Stretch | undefined =>
  stretches.find(({ from, to }) => number >= from && number <= to);
