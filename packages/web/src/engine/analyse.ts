import type { GameFile } from '@hustings/kernel';
import type { Analysis, Weighed } from '@hustings/parts/table';
import type { Analyst } from './analysing.js';
import { remote, type Remote } from './remote.js';
import { store } from './store.js';

/** So many look at a game at the same time, each in a worker. */
const WORKERS = 2;
/** Moves that are asked for at a time: between two asks it can be stopped. */
const BATCH = 3;

type Hear = (found: Analysis) => void;

/** Those who look, and how they are sent home. */
function crew(): { readonly analysts: readonly Remote<Analyst>[]; readonly end: () => void } {
  const workers: Worker[] = [];
  const start = (): Worker => {
    const made = new Worker(new URL('./analyst.ts', import.meta.url), { type: 'module' });
    workers.push(made);
    return made;
  };
  const count = Math.max(1, Math.min(WORKERS, navigator.hardwareConcurrency));
  return {
    analysts: Array.from({ length: count }, () => remote<Analyst>(start, ['open', 'weigh'])),
    end: () => workers.forEach((worker) => worker.terminate()),
  };
}

/**
 * Looks at a game that is over, in workers, and tells what it has found so far: first the chances, then
 * decision by decision. What was found is kept with the game; who stops it goes on from there next time.
 */
export async function analyse(
  id: string,
  file: GameFile,
  hear: Hear,
  signal: { readonly aborted: boolean },
): Promise<void> {
  const kept = await store.analysis(id);
  const moves = file.moves.length;
  if (kept?.moves === moves) hear(kept);
  if (kept?.moves === moves && kept.weighed.length === moves) return;
  const { analysts, end } = crew();
  try {
    const [chances] = await Promise.all(analysts.map((one) => one.open(file)));
    if (chances.length === 0 || signal.aborted) return;
    const weighed: Weighed[] = kept?.moves === moves ? [...kept.weighed] : [];
    const found = (): Analysis => ({ id, moves, chances, weighed: [...weighed] });
    hear(found());
    const done = new Set(weighed.map(({ number }) => number));
    const left = file.moves.map((_, i) => i + 1).filter((number) => !done.has(number));
    const look = async (one: Remote<Analyst>): Promise<void> => {
      for (let next = left.splice(0, BATCH); next.length > 0; next = left.splice(0, BATCH)) {
        if (signal.aborted) return;
        weighed.push(...(await one.weigh(next)));
        hear(found());
      }
    };
    await Promise.all(analysts.map(look));
    weighed.sort((a, b) => a.number - b.number);
    await store.keepAnalysis(found());
    hear(found());
  } finally {
    end();
  }
}
