import type { CDPSession } from 'playwright-core';
import type { Person } from './person.js';

/** What a page has done: counted, not timed, so that a busy machine says the same as a quiet one. */
export type Work = {
  /** Events of the game that reached the table. */
  readonly events: number;
  /** Calls of the client's functions on the page; what workers do is not among them. */
  readonly calls: number;
  /** Nodes that came or went, texts and attributes that changed. */
  readonly changes: number;
  readonly layouts: number;
};

type Counters = { changes: number; events: number };
type Counted = { hustingsWork: Counters };

/** Counts what a page does from one look to the next. */
export class Meter {
  #before = { changes: 0, events: 0, layouts: 0 };

  private constructor(
    private readonly person: Person,
    private readonly session: CDPSession,
  ) {}

  /** Must be there before the page is. */
  static async of(person: Person): Promise<Meter> {
    await person.context.addInitScript(() => {
      const work: Counters = { changes: 0, events: 0 };
      (window as unknown as Counted).hustingsWork = work;
      new MutationObserver((records) => {
        for (const { type, addedNodes, removedNodes } of records) {
          work.changes += type === 'childList' ? addedNodes.length + removedNodes.length : 1;
        }
      }).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const mark = performance.mark.bind(performance);
      performance.mark = (name, options) => {
        if (name === 'hustings event') work.events++;
        return mark(name, options);
      };
    });
    const session = await person.context.newCDPSession(person.page);
    await session.send('Performance.enable');
    await session.send('Profiler.enable');
    await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    return new Meter(person, session);
  }

  /** What was done since the last look. */
  async look(): Promise<Work> {
    const { changes, events } = await this.#counters();
    const layouts = await this.#layouts();
    const calls = await this.#calls();
    const before = this.#before;
    this.#before = { changes, events, layouts };
    return {
      calls,
      changes: changes - before.changes,
      events: events - before.events,
      layouts: layouts - before.layouts,
    };
  }

  /** Waits for so many events since the last look. */
  async events(count: number): Promise<void> {
    await this.person.page.waitForFunction(
      (most) => (window as unknown as Counted).hustingsWork.events >= most,
      this.#before.events + count,
    );
  }

  #counters(): Promise<Counters> {
    return this.person.page.evaluate(() => (window as unknown as Counted).hustingsWork);
  }

  async #layouts(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? NaN;
  }

  /** Taking them begins to count anew. */
  async #calls(): Promise<number> {
    const { result } = await this.session.send('Profiler.takePreciseCoverage');
    const own = result.filter(({ url }) => url.includes('/assets/'));
    const counts = own.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0].count));
    return counts.reduce((all, count) => all + count, 0);
  }
}

const each = (work: Work, what: keyof Work): number => Math.round(work[what] / work.events);

/** For whoever reads the log of the tests. */
export const told = (work: Work): string =>
  `${work.events} events, for each ${each(work, 'calls')} calls, ${each(work, 'changes')} changes, ` +
  `${(work.layouts / work.events).toFixed(1)} layouts`;
