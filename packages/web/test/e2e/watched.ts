/** What a page tells of its referee, and can be told. */
export type Watched = { submits: number; frozen: number | undefined; hold(): void; let(): void };

/**
 * Runs in the page: counts what is sent to the referee, stops the clock that presses go by, and lets
 * no bot begin to think while they are held.
 */
export function watched(): void {
  const page = window as unknown as Watched;
  page.submits = 0;
  let held: (readonly [Worker, object])[] | undefined;
  // oxlint-disable-next-line typescript/unbound-method -- it is applied to the worker below
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, ask: { method: string }): void {
    if (ask.method === 'submit') page.submits++;
    if (ask.method === 'advance' && held !== undefined) held.push([this, ask]);
    else Reflect.apply(post, this, [ask]);
  };
  page.hold = () => (held = []);
  page.let = () => {
    for (const [worker, ask] of held ?? []) Reflect.apply(post, worker, [ask]);
    held = undefined;
  };
  const now = performance.now.bind(performance);
  performance.now = () => page.frozen ?? now();
}
