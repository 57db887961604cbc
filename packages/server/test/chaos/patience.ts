/** Thrown where someone waits for what will not come any more. */
export class GivenUp extends Error {
  constructor() {
    super('given up');
  }
}

/**
 * Gives up when nothing at all has happened for long: nothing done, no listener told. A trouble
 * that holds everything up by itself, such as a database that is away for a minute, says so.
 */
export class Patience {
  readonly #controller = new AbortController();
  readonly #given: Promise<never>;
  readonly #timer: NodeJS.Timeout;
  #last = performance.now();
  #extra = 0;
  #taken = 0;
  #waiting: (() => void)[] = [];

  constructor(private readonly limitMs: number) {
    this.#given = new Promise((_, reject) => {
      this.signal.addEventListener('abort', () => reject(new GivenUp()));
    });
    this.#given.catch(() => undefined); // also when nobody waits
    this.#timer = setInterval(() => this.#look(), 100);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get gone(): boolean {
    return this.signal.aborted;
  }

  /** How many moves were acknowledged so far. */
  get taken(): number {
    return this.#taken;
  }

  readonly news = (): void => {
    this.#last = performance.now();
  };

  readonly onTaken = (): void => {
    this.#taken++;
    this.news();
    for (const wake of this.#waiting.splice(0)) wake();
  };

  /** Waits until so many more moves were acknowledged. */
  async more(moves: number): Promise<void> {
    const goal = this.#taken + moves;
    while (this.#taken < goal) {
      await this.unless(new Promise<void>((resolve) => void this.#waiting.push(resolve)));
    }
  }

  /** Waits for something, unless all is given up. */
  unless<T>(something: Promise<T>): Promise<T> {
    return Promise.race([something, this.#given]);
  }

  rest(milliseconds: number): Promise<void> {
    return this.unless(new Promise((resolve) => void setTimeout(resolve, milliseconds)));
  }

  /** While this goes on, it is no wonder that nothing happens. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#extra++;
    try {
      return await work();
    } finally {
      this.#extra--;
      this.news();
    }
  }

  /** There is nothing to wait for any more. */
  giveUp(): void {
    this.#controller.abort();
    this.end();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    if (this.#extra > 0 || performance.now() - this.#last < this.limitMs) return;
    this.giveUp();
  }
}
