import type { Context } from '../../context.js';
import { statisticsOf } from '../../after/statistics.js';
import { exportGame, importGame } from '../../after/files.js';
import { problem } from '../../problem.js';
import type { App } from '../app-type.js';
import type { Doorkeeper } from '../doorkeeper.js';
import { answer, sendProblem } from '../problems.js';
import { ById, ImportGame, TableParams, Type } from '@hustings/protocol';
import { asPerson } from '../as-person.js';

const tags = ['after the game'];
const FILE_LIMIT = 2 << 20;

export function archiveRoutes(app: App, context: Context, doorkeeper: Doorkeeper): void {
  fileRoutes(app, context, doorkeeper);
  statisticsRoutes(app, context);
}

/** Games as files, to take away and to bring. */
function fileRoutes(app: App, context: Context, doorkeeper: Doorkeeper): void {
  const as = asPerson(context, doorkeeper);
  app.get(
    '/api/v1/tables/:id/file',
    { schema: { tags, summary: 'A game that is over, as a file', params: TableParams } },
    async (request, reply) => {
      const text = await exportGame(context, request.params.id);
      if (typeof text === 'string') {
        void reply
          .header('content-disposition', 'attachment; filename="hustings-game.json"')
          .type('application/json');
        void reply.serializer((body: unknown) => String(body));
      }
      answer(context, reply, text);
      return reply;
    },
  );
  app.post(
    '/api/v1/games/import',
    {
      bodyLimit: FILE_LIMIT,
      // Before the file is read: reading it, and playing it again, is what takes long.
      onRequest: async (request, reply) => {
        const often = doorkeeper.attempt(request) ?? doorkeeper.table(request);
        if (often !== undefined) sendProblem(context, reply, often);
        await Promise.resolve();
      },
      schema: {
        tags,
        summary: 'Keep a game from a file, or play it on',
        body: Type.Unknown(),
        querystring: ImportGame,
      },
    },
    (request, reply) =>
      as(request, reply, (person) =>
        importGame(context, person, request.body, request.query.seats),
      ),
  );
}

/** What people have played, and how well. */
function statisticsRoutes(app: App, context: Context): void {
  app.get(
    '/api/v1/people/:id',
    { schema: { tags, summary: 'Ratings and statistics of a person', params: ById } },
    async (request, reply) => {
      const person = await context.store.readPerson(request.params.id);
      const found =
        person === undefined ? problem(404, 'no-such-person') : await statisticsOf(context, person);
      answer(context, reply, found);
      return reply;
    },
  );
  app.get(
    '/api/v1/ratings/:game',
    {
      schema: {
        tags,
        summary: 'The best of a game',
        params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
      },
    },
    async (request) => {
      const top = await context.store.topRatings(request.params.game, 100);
      const people = await context.store.readPeople(top.map(({ person }) => person));
      return top.flatMap(({ person, mu, sigma, games }) => {
        const found = people.find(({ id, kind }) => id === person && kind === 'account');
        return found === undefined ? [] : [{ person, name: found.name, mu, sigma, games }];
      });
    },
  );
}
