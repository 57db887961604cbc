import type { Page } from 'playwright-core';

/**
 * Runs in the page before anything else of it: every game that is set up there is dealt from the same
 * seed, and whoever plays it by lot draws the same lots. The function is sent to the page on its own.
 */
export function seeded(seed: string): void {
  type Ask = { readonly id: number; readonly method: string; readonly args: readonly object[] };
  type Reply = { readonly id?: number; readonly value?: unknown };
  type Snapshot = {
    readonly owed: readonly number[];
    readonly chairs: readonly { by: string }[];
    readonly number: number;
    readonly last: number;
  };

  let lot = 1;
  Math.random = () => {
    lot = (lot * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return lot / 2 ** 32;
  };

  const isSnapshot = (value: unknown): value is Snapshot =>
    typeof value === 'object' && value !== null && 'owed' in value && 'chairs' in value;
  /** A move that the referee has not answered yet: what is on the page has been decided. */
  let sent: number | undefined;
  const hear = ({ data }: MessageEvent<Reply>): void => {
    if (data.id !== undefined && data.id === sent) {
      sent = undefined;
      Object.assign(window, { botsDecide: false });
    }
    if (!isSnapshot(data.value)) return;
    const { owed, chairs, number, last } = data.value;
    if (number < last) return; // a moment of the past
    // Where only bots sit nobody waits for them.
    const people = chairs.some(({ by }) => by !== 'bot');
    const botsDecide = people && owed.some((seat) => chairs[seat]?.by === 'bot');
    if (sent === undefined) Object.assign(window, { botsDecide });
  };
  const heard = new WeakSet<Worker>();
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to the worker below
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ask: Ask): void {
    if (!heard.has(this)) this.addEventListener('message', hear);
    heard.add(this);
    const [first, ...rest] = ask.args;
    if (ask.method === 'submit') {
      sent = ask.id;
      Object.assign(window, { botsDecide: true });
    }
    const told = ask.method === 'create' ? { ...ask, args: [{ ...first, seed }, ...rest] } : ask;
    Reflect.apply(post, this, [told]);
  };
}

/**
 * Waits until only people have to decide, or something is shown to them: who comes first would else be
 * a matter of the machine.
 */
export async function peopleDecide(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !(window as Window & { botsDecide?: boolean }).botsDecide ||
      document.querySelector('[data-on], [data-open]') !== null,
    undefined,
    { polling: 20 },
  );
}
