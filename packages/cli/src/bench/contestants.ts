import { Worker } from 'node:worker_threads';
import { choose, findGame } from '../choose.js';
import type { AnyGame } from '../any-game.js';
import { isWrong, type Wrong } from '../wrong.js';
import type { Figures } from './meter.js';

/** Who is measured; no game stands for the baseline. */
export type Contestant = {
  readonly name: string;
  readonly game: string | undefined;
  readonly players: number;
  readonly options: readonly string[];
};

export const BASELINE: Contestant = { name: 'baseline', game: undefined, players: 4, options: [] };

type Wanted = {
  readonly game: string | undefined;
  readonly players: readonly number[];
  readonly options: readonly string[];
};

/** The baseline, and every game (or the one wanted) with every number of players (or those). */
export function contestants(games: readonly AnyGame[], wanted: Wanted): Contestant[] | Wrong {
  const only = wanted.game === undefined ? games : [findGame(games, wanted.game)];
  const chosen: Contestant[] = [BASELINE];
  for (const game of only) {
    if (isWrong(game)) return game;
    const counts = wanted.players.length > 0 ? wanted.players : seatsOf(game);
    for (const players of counts) {
      const { options } = wanted;
      const choice = choose(games, { game: game.id, players, options });
      if (isWrong(choice)) return choice;
      const name = [game.id, String(players), ...options].join(' ');
      chosen.push({ name, game: game.id, players, options });
    }
  }
  return chosen;
}

function seatsOf({ rules: { seats } }: AnyGame): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
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
