import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** After an outage nobody waits longer than this for their page: what it waits must be less. */
const BACK_WITHIN = 5000;

/** A connection to a server that is not there, or that turns everyone away. */
class Refused {
  static readonly OPEN = 1;
  static made: Refused[] = [];
  readonly readyState = 3;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;

  constructor() {
    Refused.made.push(this);
  }

  send(): void {
    throw new Error('it was never open');
  }

  close(): void {
    this.onclose = null;
  }
}

/** Pauses, in the order in which they were begun, each over at once. */
let pauses: number[] = [];

beforeEach(() => {
  pauses = [];
  Refused.made = [];
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'visible' });
  vi.stubGlobal('location', { protocol: 'https:', host: 'example.org' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('WebSocket', Refused);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** So many attempts in vain, one after the other; how long was waited before each but the first. */
async function tryInVain(attempts: number, code: number): Promise<void> {
  const { line } = await import('../src/online/line.svelte.js');
  const nothing = (): undefined => undefined;
  line.watch({ table: 't', seat: undefined, since: nothing, hear: nothing, begun: nothing });
  for (let i = 0; i < attempts; i++) {
    const socket = Refused.made.at(-1);
    expect(Refused.made).toHaveLength(i + 1); // one attempt at a time
    socket?.onclose?.({ code });
    const before = Date.now();
    vi.advanceTimersToNextTimer();
    pauses.push(Date.now() - before);
  }
}

describe('a page whose server is away', () => {
  test.each([
    ['always at once', 0],
    ['always late', 0.999_999],
  ])('tries again at growing intervals, however long: %s', async (_when, chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    await tryInVain(50, 1006);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(pauses[0]).toBeLessThan(1000);
    expect(pauses[3]).toBeGreaterThan(pauses[0] * 4);
    expect(Math.max(...pauses)).toBeLessThan(BACK_WITHIN);
  });

  test('does so too while the server turns everyone away for want of its database', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
    const { storage } = await import('../src/online/storage.svelte.js');
    storage.fail('storage-away');
    await tryInVain(50, 1013);
    expect(Math.max(...pauses)).toBeLessThan(BACK_WITHIN);
  });

  test('does not try at the same moment as all others', async () => {
    const { waitBefore } = await import('../src/online/waiting.js');
    const some = Array.from({ length: 200 }, () => waitBefore(20));
    expect(Math.max(...some) - Math.min(...some)).toBeGreaterThan(1000);
    expect(Math.max(...some)).toBeLessThan(BACK_WITHIN);
  });
});
