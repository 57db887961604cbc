import { serve, type Cancel, type Port, type Question, type Surroundings } from './serve.js';

type Message = Question | Cancel;

type BrowserScope = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: { data: Message }) => void): void;
};

type NodePort = {
  postMessage(message: unknown): void;
  on(event: 'message', hear: (message: Message) => void): void;
};

type Scope = {
  performance: { now(): number };
  setTimeout(then: () => void, ms: number): unknown;
  process?: { getBuiltinModule?: Builtin };
};

type Builtin = {
  (name: 'node:worker_threads'): { readonly parentPort: NodePort | null };
  (name: 'node:vm'): {
    compileFunction(code: string, names: readonly string[], how: object): () => unknown;
  };
};

const scope = globalThis as unknown as Scope & BrowserScope;

function portHere(): Port | undefined {
  const node = scope.process?.getBuiltinModule?.('node:worker_threads');
  if (node !== undefined) return node.parentPort === null ? undefined : ofNode(node.parentPort);
  return {
    send: (reply) => scope.postMessage(reply),
    listen: (hear) => {
      scope.addEventListener('message', ({ data }) => hear(data));
    },
  };
}

const ofNode = (port: NodePort): Port => ({
  send: (reply) => port.postMessage(reply),
  listen: (hear) => port.on('message', hear),
});

/** The code leaves what it gives in a variable of this name (scripts/bundle-rules.mjs). */
const openRules =
  (modules: Builtin) =>
  (code: string, name: string): unknown =>
    modules('node:vm').compileFunction(`${code}\nreturn hustingsRules;`, [], {
      filename: `${name}.js`,
    })();

/**
 * Makes a worker of the file that calls it: the same one as a thread of Node and as a worker of a
 * browser. Nothing of either is imported; what is found around it tells where it is.
 */
export function answerQuestions(knowledgeOf: Surroundings['knowledgeOf']): void {
  const port = portHere();
  if (port === undefined) return;
  const builtin = scope.process?.getBuiltinModule;
  serve(port, {
    knowledgeOf,
    clock: () => scope.performance.now(),
    breathe: (then) => scope.setTimeout(then, 0),
    ...(builtin === undefined ? {} : { openRules: openRules(builtin) }),
  });
}
