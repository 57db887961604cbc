import type { Context } from '../context.js';
import type { Hub } from './hub.js';

const EVERY_MS = 2000;

/**
 * Looks now and then whether another process has changed a table that someone here watches. It has
 * told us, unless it died between writing and telling; then this is what finds out.
 */
export class Lookout {
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly context: Context,
    private readonly hub: Hub,
  ) {}

  start(): void {
    this.#timer = setTimeout(() => {
      this.#looking = this.look()
        .catch((error: unknown) => this.context.log.warn({ err: error }, 'could not look around'))
        .finally(() => {
          if (this.#timer !== undefined) this.start();
        });
    }, EVERY_MS);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#looking;
  }

  /** Once, at every table that is watched here. */
  async look(): Promise<void> {
    const { store, desk } = this.context;
    for (const [id, revision] of await store.changed(this.hub.told)) {
      desk.hear(id, revision);
      this.hub.tell(id);
    }
  }
}
