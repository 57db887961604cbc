import { createServer, type Server } from 'node:http';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.js';
import { digest } from '../ids.js';
import { problem } from '../problem.js';
import type { App } from './app-type.js';
import { sendProblem } from './problems.js';

const LOOPBACK = '127.0.0.1';

/** The figures among the pages, for who has the token. Without a token they are not there. */
export function metricsRoute(app: App, context: Context): void {
  const { config, metrics } = context;
  const { metricsToken } = config;
  if (metricsToken === undefined) return;
  const right = Buffer.from(digest(`Bearer ${metricsToken}`));
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    const given = Buffer.from(digest(request.headers.authorization ?? ''));
    if (!timingSafeEqual(right, given)) {
      const wrong = problem(401, 'wrong-token');
      sendProblem(context, reply, wrong);
      return reply;
    }
    const { registry } = metrics;
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** The figures at a port of their own, which only this machine can reach. */
export class MetricsPort {
  #server: Server | undefined;

  constructor(private readonly context: Context) {}

  /** The address where the figures are, if a port was asked for. */
  async open(): Promise<string | undefined> {
    const { config, log } = this.context;
    if (config.metricsPort === undefined) return undefined;
    const server = createServer((request, response) => {
      const found = request.method === 'GET' && request.url === '/metrics';
      if (!found) return void response.writeHead(404).end();
      const { registry } = this.context.metrics;
      registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        (error: unknown) => {
          log.error({ err: error }, 'figures failed');
          response.writeHead(500).end();
        },
      );
    });
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(config.metricsPort, LOOPBACK, resolve);
    });
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    log.info(`figures are at http://${LOOPBACK}:${port}/metrics`);
    return `http://${LOOPBACK}:${port}/metrics`;
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  }
}
