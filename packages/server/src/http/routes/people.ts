import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.js';
import {
  changeMe,
  confirmMailLink,
  deletePerson,
  logIn,
  publicMe,
  sendMailLink,
  setPassword,
} from '../../people/accounts.js';
import type { Person } from '../../people/person.js';
import type { Sessions } from '../../people/sessions.js';
import { isProblem, problem, type Problem } from '../../problem.js';
import type { App } from '../app-type.js';
import { COOKIE, type Doorkeeper } from '../doorkeeper.js';
import { answer } from '../problems.js';
import { ById, ChangeMe, Confirm, Credentials, MailLink } from '../schemas/people.js';
import { asPerson } from '../as-person.js';

const tags = ['people'];

export function peopleRoutes(
  app: App,
  context: Context,
  doorkeeper: Doorkeeper,
  sessions: Sessions,
): void {
  const as = asPerson(context, doorkeeper);
  const { store } = context;

  /**
   * Someone has shown who they are: a new session. The one they came with ends, so that a cookie
   * planted before is worth nothing, even where its guest is who has become the account.
   */
  const renew = async (
    request: FastifyRequest,
    reply: FastifyReply,
    found: Person | Problem,
  ): Promise<void> => {
    if (isProblem(found)) return;
    const visitor = await doorkeeper.visitor(request);
    if (visitor.is === 'known') await store.endSession(visitor.person.id, visitor.session);
    const { cookie } = await sessions.begin(found.id, request.headers['user-agent'] ?? '');
    doorkeeper.setCookie(reply, cookie);
  };

  app.get(
    '/api/v1/me',
    { schema: { tags, summary: 'Who you are; makes a guest of a new visitor' } },
    (request, reply) => as(request, reply, (person) => Promise.resolve(publicMe(person))),
  );
  app.patch(
    '/api/v1/me',
    { schema: { tags, summary: 'Change name and settings', body: ChangeMe } },
    (request, reply) =>
      as(request, reply, async (person) => shown(await changeMe(context, person, request.body))),
  );
  app.delete(
    '/api/v1/me',
    { schema: { tags, summary: 'Delete your account; games stay, without your name' } },
    (request, reply) =>
      as(request, reply, (person) => {
        void reply.clearCookie(COOKIE, { path: '/' });
        return deletePerson(context, person);
      }),
  );
  app.post(
    '/api/v1/me/account',
    { schema: { tags, summary: 'Become an account by a password', body: Credentials } },
    (request, reply) =>
      as(request, reply, async (person) => {
        const { email, password } = request.body;
        const found =
          doorkeeper.attempt(request) ?? (await setPassword(context, person, email, password));
        await renew(request, reply, found);
        return shown(found);
      }),
  );
  app.get(
    '/api/v1/me/sessions',
    { schema: { tags, summary: 'Where you are logged in' } },
    (request, reply) =>
      as(request, reply, async (person) => {
        const visitor = await doorkeeper.visitor(request);
        const current = visitor.is === 'known' ? visitor.session : '';
        const list = await store.listSessions(person.id);
        return list.map(({ id, agent, createdAt, seenAt }) => ({
          id,
          agent,
          createdAt,
          seenAt,
          current: id === current,
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
          : problem(404, 'no-such-session', 'There is no such session.'),
      ),
  );

  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    found: Person | Problem,
  ): Promise<FastifyReply> => {
    await renew(request, reply, found);
    answer(context, reply, shown(found));
    return reply;
  };
  app.post(
    '/api/v1/session',
    { schema: { tags, summary: 'Log in', body: Credentials } },
    async (request, reply) => {
      const { email, password } = request.body;
      return enter(
        request,
        reply,
        doorkeeper.attempt(request) ?? (await logIn(context, email, password)),
      );
    },
  );
  app.delete(
    '/api/v1/session',
    { schema: { tags, summary: 'Log out' } },
    async (request, reply) => {
      const visitor = await doorkeeper.visitor(request);
      if (visitor.is === 'known') await store.endSession(visitor.person.id, visitor.session);
      return reply.clearCookie(COOKIE, { path: '/' }).send({ ok: true });
    },
  );
  app.post(
    '/api/v1/mail-link',
    { schema: { tags, summary: 'Send me a link', body: MailLink } },
    (request, reply) =>
      as(
        request,
        reply,
        async (person) =>
          doorkeeper.attempt(request) ??
          sendMailLink(context, context.mailer, person, request.body.email),
      ),
  );
  app.post(
    '/api/v1/mail-link/confirm',
    { schema: { tags, summary: 'Come in with a link', body: Confirm } },
    async (request, reply) =>
      enter(
        request,
        reply,
        doorkeeper.attempt(request) ?? (await confirmMailLink(context, request.body.token)),
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

const shown = (person: Person | Problem): object | Problem =>
  isProblem(person) ? person : publicMe(person);
