import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.js';
import {
  logIn,
  makeAccount,
  publicMe,
  setPassword,
  wrongCredentials,
} from '../../people/accounts.js';
import { askToEnter, askToMove, enterCode, openLink } from '../../people/proofs.js';
import type { Person } from '../../people/person.js';
import type { Begun, Sessions } from '../../people/sessions.js';
import { isProblem, type Problem } from '../../problem.js';
import type { App } from '../app-type.js';
import { asPerson } from '../as-person.js';
import { COOKIE, type Doorkeeper } from '../doorkeeper.js';
import { answer } from '../problems.js';
import {
  Confirm,
  Credentials,
  MailCode,
  MailLink,
  NewAccount,
  NewAddress,
  NewPassword,
} from '@hustings/protocol';

const tags = ['people'];

const agentOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? '';

/** Getting an account, coming in to it and going out again. */
export function accountRoutes(
  app: App,
  context: Context,
  doorkeeper: Doorkeeper,
  sessions: Sessions,
): void {
  const door = doorOf(context, doorkeeper, sessions);
  ownAccountRoutes(app, context, doorkeeper, door);
  sessionRoutes(app, context, doorkeeper, door);
  mailLinkRoutes(app, context, doorkeeper, door);
}

type Door = ReturnType<typeof doorOf>;

/** Sessions that begin and end with a request. */
function doorOf(context: Context, doorkeeper: Doorkeeper, sessions: Sessions) {
  const endOwn = async (request: FastifyRequest): Promise<void> => {
    const visitor = await doorkeeper.visitor(request);
    if (visitor.is !== 'known') return;
    await context.store.endSession(visitor.person.id, visitor.session.id);
  };
  /**
   * Someone has shown who they are: a new session. The one they came with ends, so that a cookie
   * planted before is worth nothing, even where its guest is who has become the account.
   */
  const enter = async (
    request: FastifyRequest,
    reply: FastifyReply,
    person: Person,
    begun: Begun,
  ): Promise<object> => {
    await endOwn(request);
    doorkeeper.setCookie(reply, begun.cookie);
    return publicMe(context, { person, session: begun.session });
  };
  const enterByPassword = async (
    request: FastifyRequest,
    reply: FastifyReply,
    found: Person | Problem,
  ): Promise<object | Problem> => {
    if (isProblem(found)) return found;
    const begun = await sessions.beginByPassword(found, agentOf(request));
    return begun === undefined ? wrongCredentials() : enter(request, reply, found, begun);
  };
  const renewed = async (
    request: FastifyRequest,
    reply: FastifyReply,
    found: Person | Problem,
    provedAt?: number,
  ): Promise<object | Problem> => {
    if (isProblem(found)) return found;
    const begun = await sessions.begin(found.id, agentOf(request), provedAt);
    return enter(request, reply, found, begun);
  };
  return { endOwn, enterByPassword, renewed };
}

/** Becoming an account, and changing what it is entered with. */
function ownAccountRoutes(app: App, context: Context, doorkeeper: Doorkeeper, door: Door): void {
  const as = asPerson(context, doorkeeper);
  const { renewed } = door;
  app.post(
    '/api/v1/me/account',
    {
      schema: {
        tags,
        summary: 'Become an account: by a link to a mail address, or with a login name at once',
        body: NewAccount,
      },
    },
    (request, reply) =>
      as(request, reply, async (_person, asker) => {
        const wish = request.body;
        const often = doorkeeper.attempt(request);
        if (often !== undefined) return often;
        if ('email' in wish) return askToEnter(context, asker, wish.email, wish.password);
        const made = await makeAccount(context, asker, wish.login, wish.password);
        return renewed(request, reply, made);
      }),
  );
  app.post(
    '/api/v1/me/password',
    {
      schema: {
        tags,
        summary: 'A new password; ends all other sessions',
        body: NewPassword,
      },
    },
    (request, reply) =>
      as(request, reply, async (_person, asker) => {
        const { password, old } = request.body;
        const found =
          doorkeeper.attempt(request) ?? (await setPassword(context, asker, password, old));
        return renewed(request, reply, found);
      }),
  );
  app.post(
    '/api/v1/me/address',
    {
      schema: {
        tags,
        summary: 'Another mail address; counts once the link sent there was opened',
        body: NewAddress,
      },
    },
    (request, reply) =>
      as(request, reply, async (_person, asker) => {
        const { email, old } = request.body;
        return doorkeeper.attempt(request) ?? askToMove(context, asker, email, old);
      }),
  );
}

/** Coming in by a password, and going out. */
function sessionRoutes(app: App, context: Context, doorkeeper: Doorkeeper, door: Door): void {
  app.post(
    '/api/v1/session',
    { schema: { tags, summary: 'Log in', body: Credentials } },
    async (request, reply) => {
      const { body } = request;
      const name = 'login' in body ? body.login : body.email;
      const found = doorkeeper.attempt(request) ?? (await logIn(context, name, body.password));
      answer(context, reply, await door.enterByPassword(request, reply, found));
      return reply;
    },
  );
  app.delete(
    '/api/v1/session',
    { schema: { tags, summary: 'Log out' } },
    async (request, reply) => {
      await door.endOwn(request);
      return reply.clearCookie(COOKIE, { path: '/' }).send({ ok: true });
    },
  );
}

/** Coming in by a link sent to an address, or by the code it shows. */
function mailLinkRoutes(app: App, context: Context, doorkeeper: Doorkeeper, door: Door): void {
  const as = asPerson(context, doorkeeper);
  const { renewed } = door;
  const { now } = context;
  app.post(
    '/api/v1/mail-link',
    { schema: { tags, summary: 'Send me a link', body: MailLink } },
    (request, reply) =>
      as(
        request,
        reply,
        async (_person, asker) =>
          doorkeeper.attempt(request) ?? askToEnter(context, asker, request.body.email),
      ),
  );
  app.post(
    '/api/v1/mail-link/confirm',
    {
      schema: {
        tags,
        summary: 'Come in with a link; in another browser than asked for it, get a code',
        body: Confirm,
      },
    },
    async (request, reply) => {
      const visitor = await doorkeeper.visitor(request);
      const found =
        doorkeeper.attempt(request) ?? (await openLink(context, visitor, request.body.token));
      const said = 'elsewhere' in found ? found : await renewed(request, reply, found, now());
      answer(context, reply, said);
      return reply;
    },
  );
  app.post(
    '/api/v1/mail-link/code',
    { schema: { tags, summary: 'Come in with a code that a link has shown', body: MailCode } },
    (request, reply) =>
      as(request, reply, async (_person, asker) => {
        const found =
          doorkeeper.attempt(request) ?? (await enterCode(context, asker, request.body.code));
        return renewed(request, reply, found, now());
      }),
  );
}
