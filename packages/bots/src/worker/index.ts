import { serve, type Cancel, type Port, type Question } from './serve.js';

/**
 * The file a worker runs: the same one as a thread of Node and as a worker of a browser. It imports
 * nothing of either; what it finds around it tells where it is.
 */
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
  process?: { getBuiltinModule?(name: string): { parentPort: NodePort | null } };
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

const port = portHere();
if (port !== undefined) {
  serve(port, {
    clock: () => scope.performance.now(),
    breathe: (then) => scope.setTimeout(then, 0),
  });
}
