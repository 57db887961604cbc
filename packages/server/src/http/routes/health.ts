import type { Context } from '../../context.js';
import { problem } from '../../problem.js';
import type { App } from '../app-type.js';
import { sendProblem } from '../problems.js';

/** For whoever runs the server: does it live, can it work. */
export function healthRoutes(app: App, context: Context): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, () => ({ ok: true }));
  app.get('/readyz', hidden, async (_request, reply) => {
    try {
      await context.store.ping();
      return { ok: true };
    } catch {
      sendProblem(context, reply, problem(503, 'no-database', 'The database does not answer.'));
      return reply;
    }
  });
}
