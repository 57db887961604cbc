import {
  seedFrom,
  SPECTATOR,
  type Game,
  type GameEvent,
  type Position,
  type View,
} from '@hustings/kernel';
import { Host } from '../../src/engine/host.js';
import type { Chair } from '../../src/engine/tables.js';
import { thinking } from '../../src/engine/thinking.js';
import { memory } from '../memory.js';
import type { Person } from './person.js';

type Ask = { readonly id: number; readonly method: string; readonly args: readonly unknown[] };
type Method = (...args: readonly unknown[]) => unknown;

/** Runs in the page before anything else of it: the referee is asked over there, not in a worker. */
function askElsewhere(): void {
  type Asking = { askReferee: (ask: Ask) => Promise<unknown> };
  class Elsewhere {
    onmessage: ((message: { data: unknown }) => void) | undefined;
    postMessage(ask: Ask): void {
      void (window as unknown as Asking).askReferee(ask).then((data) => this.onmessage?.({ data }));
    }
    terminate(): void {
      this.onmessage = undefined;
    }
  }
  const Own = Worker;
  Object.assign(window, {
    Worker: function (url: URL, options: WorkerOptions) {
      return /\/worker-/.test(String(url)) ? new Elsewhere() : new Own(url, options);
    },
  });
}

/**
 * Positions that no shuffle leads to, at a table in a browser: the page is the real one and so is the
 * referee, but it sits with the test, where cards can be laid. To be made before the page is opened.
 */
export class Laid<S extends Position, V extends View, E extends GameEvent> {
  readonly #host = new Host(memory(), thinking);
  readonly #positions = new Map<string, S>();

  private constructor(
    private readonly person: Person,
    private readonly game: Game<S, V, E>,
    private readonly url: string,
  ) {}

  static async for<S extends Position, V extends View, E extends GameEvent>(
    person: Person,
    game: Game<S, V, E>,
    url: string,
  ): Promise<Laid<S, V, E>> {
    const laid = new Laid(person, game, url);
    const shuffled = game.setup.bind(game);
    game.setup = (options, seats, seed, out) => {
      const state = laid.#positions.get(seed);
      return state === undefined ? shuffled(options, seats, seed, out) : game.clone(state);
    };
    await person.page.exposeFunction('askReferee', (ask: Ask) => laid.#answer(ask));
    await person.context.addInitScript(askElsewhere);
    await person.page.goto(`${url}/rules`);
    return laid;
  }

  async #answer({ id, method, args }: Ask): Promise<unknown> {
    const methods = this.#host as unknown as Readonly<Record<string, Method>>; // called by the page as its own
    try {
      return { id, value: await methods[method].apply(this.#host, args) };
    } catch (error) {
      return { id, error: String(error) };
    }
  }

  /** Lays a position before the page. */
  async open(state: S, chairs: readonly Chair[]): Promise<void> {
    const seed = seedFrom(`laid ${this.#positions.size}`);
    this.#positions.set(seed, state);
    const id = await this.#host.create({ game: this.game.id, options: {}, chairs, seed });
    if (typeof id !== 'string') throw new Error(id.refused);
    await this.person.page.evaluate((path) => {
      history.pushState(undefined, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/play/${id}`);
  }

  /** What has happened at the table that is open. */
  get events(): readonly E[] {
    return this.#host
      .snapshot(SPECTATOR, 0)
      .entries.flatMap(({ events }) => events as readonly E[]); // of this game
  }
}
