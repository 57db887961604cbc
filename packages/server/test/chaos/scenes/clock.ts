import { quickKinds, type Kind } from '../cast.js';
import type { Scene, StoreKind } from '../scene.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Size = {
  /** Where the clock is set, in hours from the true time, one after the other. */
  readonly hours: readonly number[];
  readonly together: number;
};

/** Everyone has so much time that nobody loses the game who moves at once. */
const withClock = (bank: number): Kind[] =>
  quickKinds.map((kind) => ({
    ...kind,
    wish: { ...kind.wish, clock: { kind: 'live', bank, increment: 0 } },
  }));

/** Someone sets the clock of the machine under a running server. Nobody's time runs out by it. */
export const stepped = (store: StoreKind, { hours, together }: Size): Scene => ({
  title: `the clock stepped to ${list(hours)} while it runs (${store})`,
  store,
  kinds: withClock(10 * MINUTE),
  together,
  leases: 'any',
  extras: { environment: { CHAOS_CLOCK: '0' } },
  trouble: async ({ servers: [server], patience, figure }) => {
    for (const hour of hours) {
      await patience.more(together * 5);
      await server.ask({ ask: 'clock', ahead: hour * HOUR });
    }
    await patience.more(together * 5);
    figure('steps', hours.length);
  },
});

/**
 * The clock is another one when the server comes back. It can not know that no hour has gone by, so
 * everyone has more time than that; but nobody waits for what was due by the old clock.
 */
export const steppedBetween = (store: StoreKind, { hours, together }: Size): Scene => ({
  title: `the clock stepped to ${list(hours)} across restarts (${store})`,
  store,
  kinds: withClock(100 * MINUTE * hours.length),
  together,
  leases: 'any',
  extras: { environment: { CHAOS_CLOCK: '0' } },
  trouble: async ({ servers: [server], patience, figure }) => {
    for (const hour of hours) {
      await patience.more(together * 5);
      await server.kill();
      server.environment = { CHAOS_CLOCK: String(hour * HOUR) };
      await patience.during(() => server.start());
    }
    await patience.more(together * 5);
    figure('steps', hours.length);
  },
});

const list = (hours: readonly number[]): string =>
  hours.map((hour) => `${hour < 0 ? '−' : '+'}${Math.abs(hour)} h`).join(', ');
