import type { Host } from './host.js';

type Method =
  | 'create'
  | 'open'
  | 'branch'
  | 'submit'
  | 'advance'
  | 'undo'
  | 'snapshot'
  | 'file'
  | 'advice'
  | 'chances';
type Call<M extends Method> = Host[M] extends (...args: infer A) => infer R
  ? (...args: A) => Promise<Awaited<R>>
  : never;

export type Ask = { readonly id: number; readonly method: Method; readonly args: unknown[] };
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<Reply>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) caller?.reject(new Error(data.error));
    else caller?.resolve(data.value);
  };
  return made;
}

function ask(method: Method, args: unknown[]): Promise<unknown> {
  worker ??= start();
  const id = ++asked;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  waiting.set(id, { resolve, reject });
  worker.postMessage({ id, method, args } satisfies Ask);
  return promise;
}

const method = <M extends Method>(name: M): Call<M> =>
  ((...args: unknown[]) => ask(name, args)) as unknown as Call<M>;

/** The host in its worker, called as if it were here. */
export const engine = {
  create: method('create'),
  open: method('open'),
  branch: method('branch'),
  submit: method('submit'),
  advance: method('advance'),
  undo: method('undo'),
  snapshot: method('snapshot'),
  file: method('file'),
  advice: method('advice'),
  chances: method('chances'),
};
