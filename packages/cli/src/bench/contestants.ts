import { Worker } from 'node:worker_threads';
import type { Choice } from '../choose.js';
import type { Figures } from './meter.js';

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

/** A contestant at work: measures once each time it is asked. */
export class Bench {
  readonly figures: Figures[] = [];
  readonly #worker: Worker;

  constructor(readonly contestant: Contestant) {
    this.#worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: contestant });
  }

  /** One repetition, and how much of a core the machine let us have for it. */
  async measure(milliseconds: number): Promise<{ figures: Figures; core: number }> {
    const [begun, used] = [performance.now(), process.cpuUsage()];
    const figures = await this.#ask(milliseconds);
    const { user, system } = process.cpuUsage(used);
    return { figures, core: (user + system) / 1000 / (performance.now() - begun) };
  }

  #ask(milliseconds: number): Promise<Figures> {
    return new Promise((resolve, reject) => {
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.#worker.postMessage(milliseconds);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
