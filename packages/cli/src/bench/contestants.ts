import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { Choice } from '../choose.js';
import { wrong, type Wrong } from '../wrong.js';
import type { Figures, Handled, Played } from './meter.js';

/** Who is measured; no game stands for the baseline. */
export type Contestant = {
  readonly name: string;
  readonly game: string | undefined;
  readonly players: number;
  readonly options: readonly string[];
};

export const BASELINE: Contestant = { name: 'baseline', game: undefined, players: 4, options: [] };

/** The baseline, and after it the games. */
export function contestants(chosen: readonly Choice[], options: readonly string[]): Contestant[] {
  const games = chosen.map(({ game, seats }) => ({
    name: [game.id, String(seats), ...options].join(' '),
    game: game.id,
    players: seats,
    options,
  }));
  return [BASELINE, ...games];
}

/** What a thread measures: play, or everything else, which would spoil what play taught the compiler. */
export type Task = { readonly contestant: Contestant; readonly part: 'play' | 'rest' };

/** Where a contestant works: in this checkout, or in another one that was built. */
const HERE = new URL('./worker.js', import.meta.url);
export function workerIn(folder: string): URL | Wrong {
  const file = join(folder, 'packages/cli/dist/bench/worker.js');
  if (!existsSync(file)) return wrong((t) => t.wrong.notBuilt(folder));
  return pathToFileURL(file);
}

/** A contestant at work: measures once each time it is asked. */
export class Bench {
  /** Of all its turns, whichever threads they were measured in. */
  readonly figures: Figures[] = [];
  #threads: Record<Task['part'], Worker> | undefined;

  constructor(
    readonly contestant: Contestant,
    readonly worker: URL = HERE,
  ) {}

  /** New threads, and long enough for the compiler to have seen everything, without counting. */
  async begin(milliseconds: number): Promise<void> {
    const { contestant } = this;
    const thread = (part: Task['part']): Worker => workerFor(this.worker, { contestant, part });
    const { play, rest } = (this.#threads = { play: thread('play'), rest: thread('rest') });
    await ask(play, milliseconds * WARM_UP);
    await ask(rest, milliseconds);
  }

  /** One repetition; how much of a core the machine let us have for it. */
  async measure(milliseconds: number): Promise<number> {
    if (this.#threads === undefined) throw new Error('it has not begun');
    const { play, rest } = this.#threads;
    const [begun, used] = [performance.now(), process.cpuUsage()];
    const played = (await ask(play, milliseconds)) as Played; // by the part we gave it
    const handled = (await ask(rest, milliseconds)) as Handled;
    this.figures.push({ ...played, ...handled });
    const { user, system } = process.cpuUsage(used);
    return (user + system) / 1000 / (performance.now() - begun);
  }

  async end(): Promise<void> {
    await Promise.all([this.#threads?.play.terminate(), this.#threads?.rest.terminate()]);
    this.#threads = undefined;
  }
}

/** So many times as long as a figure is measured. */
const WARM_UP = 4;

/**
 * V8 decides once for all whether things made at some place will live long, by how many were alive when
 * it happened to collect garbage; where it is wrong, a view takes four times as long. That is luck, of
 * which a comparison wants none. It counts for all threads, those of the other checkout too.
 */
function workerFor(worker: URL, task: Task): Worker {
  setFlagsFromString('--no-allocation-site-pretenuring');
  return new Worker(worker, { workerData: task });
}

async function ask(worker: Worker, milliseconds: number): Promise<Played | Handled> {
  // It rejects on an error of the thread as well, and takes its listeners back.
  const answer = once(worker, 'message') as Promise<[Played | Handled]>;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(milliseconds);
  return (await answer)[0];
}
