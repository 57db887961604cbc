import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { Context } from '../context.js';
import { quieter } from '../log.js';
import { Sessions } from '../people/sessions.js';
import type { Hub } from '../play/hub.js';
import { problem } from '../problem.js';
import type { App, SchemaTypes } from './app-type.js';
import { docsRoutes } from './docs.js';
import { Doorkeeper } from './doorkeeper.js';
import type { Lines } from './lines.js';
import { metricsRoute } from './metrics.js';
import { problemOf, sendProblem } from './problems.js';
import { accountRoutes } from './routes/accounts.js';
import { healthRoutes } from './routes/health.js';
import { peopleRoutes } from './routes/people.js';
import { playRoutes } from './routes/play.js';
import { stoppingRoutes } from './routes/stopping.js';
import { tableRoutes } from './routes/tables.js';
import { aroundRoutes } from './routes/around.js';
import { archiveRoutes } from './routes/archive.js';
import { directives } from './policy.js';
import { socketRoute } from './socket.js';
import { validator } from './validation.js';
import { webRoutes } from './web.js';

/** The largest body: a game file to be imported has its own limit. */
const BODY_LIMIT = 64 * 1024;

/** The HTTP and WebSocket side of the server, not yet listening. */
export async function buildApp(context: Context, hub: Hub, lines: Lines): Promise<App> {
  const logger: FastifyBaseLogger = quieter(context.log);
  const app: App = Fastify({
    loggerInstance: logger,
    // Addresses carry ids, which are secrets; what is worth counting is in the metrics.
    logController: new LogController({ disableRequestLogging: true }),
    // Counted from our side: whatever stands further left in the header, anyone may have written.
    trustProxy: (_address, hop) => hop < context.config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: 30_000,
    frameworkErrors: (error, _request, reply) => {
      sendProblem(context, reply, problemOf(context, error));
    },
  }).withTypeProvider<SchemaTypes>();
  const sessions = await Sessions.open(context);
  const doorkeeper = new Doorkeeper(context, sessions);

  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    crossOriginEmbedderPolicy: false,
  });
  await app.register(websocket, { options: { maxPayload: BODY_LIMIT } });
  app.removeContentTypeParser('text/plain'); // JSON only: a form of another site can't send it
  app.setErrorHandler((error, _request, reply) => {
    sendProblem(context, reply, problemOf(context, error));
  });
  app.setNotFoundHandler((_request, reply) => {
    sendProblem(context, reply, problem(404, 'not-found'));
  });
  app.addHook('onRequest', async (request, reply) => {
    // What is answered there is for who asked, and true at this moment.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    await doorkeeper.meet(request, reply);
  });
  app.setValidatorCompiler(validator());
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  docsRoutes(app); // first, for it takes note of all that follow
  healthRoutes(app, context);
  metricsRoute(app, context);
  tableRoutes(app, context, doorkeeper);
  playRoutes(app, context, doorkeeper);
  aroundRoutes(app, context, doorkeeper);
  accountRoutes(app, context, doorkeeper, sessions);
  peopleRoutes(app, context, doorkeeper);
  await stoppingRoutes(app, context);
  archiveRoutes(app, context, doorkeeper);
  socketRoute(app, context, doorkeeper, hub, lines);
  await webRoutes(app, context);
  return app;
}
