import type { Context } from '../../context.js';
import { changeMe, deletePerson, publicMe } from '../../people/accounts.js';
import { isProblem, problem } from '../../problem.js';
import type { App } from '../app-type.js';
import { COOKIE, type Doorkeeper } from '../doorkeeper.js';
import { ById, ChangeMe, Leaving, Type } from '@hustings/protocol';
import { asPerson } from '../as-person.js';

const tags = ['people'];

export function peopleRoutes(app: App, context: Context, doorkeeper: Doorkeeper): void {
  const as = asPerson(context, doorkeeper);
  const { store } = context;

  app.get(
    '/api/v1/me',
    { schema: { tags, summary: 'Who you are; makes a guest of a new visitor' } },
    (request, reply) =>
      as(request, reply, (_person, asker) => Promise.resolve(publicMe(context, asker))),
  );
  app.patch(
    '/api/v1/me',
    { schema: { tags, summary: 'Change name and settings', body: ChangeMe } },
    (request, reply) =>
      as(request, reply, async (was, { session }) => {
        const person = await changeMe(context, was, request.body);
        return isProblem(person) ? person : publicMe(context, { person, session });
      }),
  );
  leavingRoute(app, context, doorkeeper);
  app.get(
    '/api/v1/me/sessions',
    { schema: { tags, summary: 'Where you are logged in' } },
    (request, reply) =>
      as(request, reply, async (person, { session }) => {
        const list = await store.listSessions(person.id);
        return list.map(({ id, agent, createdAt, seenAt }) => ({
          id,
          agent,
          createdAt,
          seenAt,
          current: id === session.id,
        }));
      }),
  );
  app.delete(
    '/api/v1/me/sessions/:id',
    { schema: { tags, summary: 'End a session', params: ById } },
    (request, reply) =>
      as(request, reply, async (person) =>
        (await store.endSession(person.id, request.params.id))
          ? { ok: true }
          : problem(404, 'no-such-session'),
      ),
  );
  app.get(
    '/api/v1/push-key',
    { schema: { tags, summary: 'The public key for web push' } },
    async () => ({
      key: await context.pushKey(),
    }),
  );
}

/** Going for good. */
function leavingRoute(app: App, context: Context, doorkeeper: Doorkeeper): void {
  const as = asPerson(context, doorkeeper);
  app.delete(
    '/api/v1/me',
    {
      schema: {
        tags,
        summary: 'Delete your account; games stay, without your name',
        body: Type.Union([Type.Null(), Leaving]),
      },
    },
    (request, reply) =>
      as(request, reply, async (_person, asker) => {
        const old = request.body?.old;
        const often = old === undefined ? undefined : doorkeeper.attempt(request);
        const done = often ?? (await deletePerson(context, asker, old));
        if (!isProblem(done)) void reply.clearCookie(COOKIE, { path: '/' });
        return done;
      }),
  );
}
