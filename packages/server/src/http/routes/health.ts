import type { Context } from '../../context.js';
import type { App } from '../app-type.js';
import { sendProblem } from '../problems.js';
import { Readiness } from '../readiness.js';

/** For whoever runs the server: does it live, can it work. */
export function healthRoutes(app: App, context: Context): void {
  const hidden = { schema: { hide: true } };
  app.get('/healthz', hidden, () => ({ ok: true }));
  const readiness = new Readiness(context);
  app.get('/readyz', hidden, async (_request, reply) => {
    const wrong = await readiness.check();
    if (wrong === undefined) return { ok: true };
    sendProblem(context, reply, wrong);
    return reply;
  });
}
