type Method = (...args: readonly unknown[]) => unknown;

/** The methods of a T, each answered some time later. */
export type Remote<T> = {
  readonly [M in keyof T]: T[M] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : never;
};

type Ask = { readonly id: number; readonly method: string; readonly args: readonly unknown[] };
type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

type Waiting = {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
};

/** An object in a worker, called as if it were here. The worker starts with the first call. */
export function remote<T>(start: () => Worker, methods: readonly (keyof T & string)[]): Remote<T> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;

  const hear = ({ data }: MessageEvent<Reply>): void => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) caller?.reject(new Error(data.error));
    else caller?.resolve(data.value);
  };
  /** It could not be loaded, or died: nobody waits for it, and the next call starts another. */
  const lose = (): void => {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error('a worker was lost'));
    waiting.clear();
  };
  const open = (): Worker => {
    const made = start();
    made.onmessage = hear;
    made.onerror = lose;
    return made;
  };
  const ask = (method: string, args: readonly unknown[]): Promise<unknown> => {
    worker ??= open();
    const id = ++asked;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, method, args } satisfies Ask);
    return promise;
  };
  const calls = methods.map((name) => [name, (...args: unknown[]) => ask(name, args)] as const);
  return Object.fromEntries(calls) as Remote<T>; // each calls the method of its name
}

/** As much of a worker's scope as is used here; the page's types would hide it. */
type Scope = {
  onmessage: ((message: { data: Ask }) => void) | undefined;
  postMessage(reply: Reply): void;
};

/** In a worker: answers calls of this object's methods, each as soon as it can be answered. */
export function serve(object: object): void {
  const scope = globalThis as unknown as Scope;
  const methods = object as Readonly<Record<string, Method>>; // only its own page calls, by `remote`
  const answer = async ({ id, method, args }: Ask): Promise<void> => {
    try {
      const value = await methods[method].apply(object, [...args]);
      scope.postMessage({ id, value });
    } catch (error) {
      scope.postMessage({ id, error: error instanceof Error ? error.message : String(error) });
    }
  };
  scope.onmessage = ({ data }) => void answer(data);
}
