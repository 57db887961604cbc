import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.js';
import type { Person } from '../../people/person.js';
import { isProblem } from '../../problem.js';
import { levelsFor, tempersFor } from '../../play/levels.js';
import { createTable } from '../../table/actions/create.js';
import { acceptSeat, offerSeat } from '../../table/actions/handover.js';
import { join, leave, placeBot, prepare, resign, takeBack } from '../../table/actions/seats.js';
import { rematch } from '../../table/actions/rematch.js';
import { start } from '../../table/actions/start.js';
import { quit, remove } from '../../table/actions/waiting.js';
import type { TableRecord } from '../../table/doc.js';
import { owedByPeople } from '../../table/owed.js';
import { publicTable } from '../../table/public.js';
import type { App } from '../app-type.js';
import { asPerson } from '../as-person.js';
import type { Doorkeeper } from '../doorkeeper.js';
import { sendProblem } from '../problems.js';
import {
  Code,
  Join,
  ListTables,
  NewTable,
  OwnSeat,
  PlaceBot,
  Prepare,
  Start,
  TableParams,
  Type,
  type GameInfo,
  type Schema,
  type ServerTable,
} from '@hustings/protocol';

const tags = ['tables'];

/** The seats of a running game that people owe a decision for. */
async function turnOf(context: Context, { id, doc }: TableRecord): Promise<readonly number[]> {
  if (doc.status !== 'playing' || doc.pausedAt !== undefined) return [];
  const live = await context.desk.look(id);
  if (isProblem(live) || live.referee === undefined) return [];
  return owedByPeople(live.record.doc, live.referee.state);
}

const base = '/api/v1/tables';

export function tableRoutes(app: App, context: Context, doorkeeper: Doorkeeper): void {
  showingRoutes(app, context, doorkeeper);
  seatRoutes(app, context, doorkeeper);
  startRoutes(app, context, doorkeeper);
}

/** Games and tables: making one, and looking at them. */
function showingRoutes(app: App, context: Context, doorkeeper: Doorkeeper): void {
  const as = asPerson(context, doorkeeper);

  app.get(
    '/api/v1/games',
    { schema: { tags, summary: 'Every game, its options and bots' } },
    (): GameInfo[] =>
      [...context.games.values()].map(({ rules: { id, name, rules, seats, options } }) => ({
        ...{ id, name, rules, seats, options },
        bots: levelsFor(context, id),
        tempers: tempersFor(context, id),
      })),
  );

  app.get(
    base,
    { schema: { tags, summary: 'Tables: the open ones, or mine', querystring: ListTables } },
    async (request, reply) => {
      const { mine, limit, ...query } = request.query;
      const person = await doorkeeper.maybe(request);
      if (mine === true && person === undefined) return [];
      const whose = mine === true && person !== undefined ? { person: person.id } : {};
      const records = await context.store.listTables({ ...query, ...whose, limit: limit ?? 50 });
      return reply.send(
        await Promise.all(
          records.map(async (record): Promise<ServerTable> => ({
            ...(await publicTable(context, record, person?.id)),
            ...(mine === true ? { turn: await turnOf(context, record) } : {}),
          })),
        ),
      );
    },
  );

  app.post(base, { schema: { tags, summary: 'Make a table', body: NewTable } }, (request, reply) =>
    as(request, reply, async (person) => {
      const often = request.body.password === undefined ? undefined : doorkeeper.attempt(request);
      const many = often ?? doorkeeper.table(request);
      const id = many ?? (await createTable(context, person, request.body));
      return isProblem(id) ? id : { id };
    }),
  );

  app.get(
    `${base}/:id`,
    { schema: { tags, summary: 'A table', params: TableParams } },
    async (request, reply) => {
      const person = await doorkeeper.maybe(request);
      const live = await context.desk.look(request.params.id);
      if (isProblem(live)) sendProblem(context, reply, live);
      else void reply.send(await publicTable(context, live.record, person?.id));
      return reply;
    },
  );
}

/** What people do with seats. */
function seatRoutes(app: App, context: Context, doorkeeper: Doorkeeper): void {
  const as = asPerson(context, doorkeeper);

  const action = <T>(
    name: string,
    summary: string,
    body: Schema<T>,
    act: (person: Person, id: string, body: T, request: FastifyRequest) => Promise<unknown>,
  ): void => {
    app.post(
      `${base}/:id/${name}`,
      { schema: { tags, summary, params: TableParams, body } },
      (request, reply) =>
        as(request, reply, (person) => act(person, request.params.id, request.body as T, request)),
    );
  };

  action('join', 'Sit down', Join, async (person, id, wish, request) =>
    wish.password === undefined
      ? join(context, person, id, wish)
      : (doorkeeper.attempt(request) ??
        doorkeeper.guess(request, id, () => join(context, person, id, wish))),
  );
  action('leave', 'Stand up before the game starts', OwnSeat, (person, id, { seat }) =>
    leave(context, person, id, seat),
  );
  action('remove', 'Send someone away before the game starts', OwnSeat, (person, id, { seat }) =>
    remove(context, person, id, seat),
  );
  action('prepare', 'Choose a party; add randomness', Prepare, (person, id, wish) =>
    prepare(context, person, id, wish),
  );
  action('bot', 'Put a bot on a free seat, or take it away', PlaceBot, (person, id, wish) =>
    placeBot(context, person, id, wish),
  );
  action('resign', 'Leave a running game to a bot', OwnSeat, (person, id, { seat }) =>
    resign(context, person, id, seat),
  );
  action('take-back', 'Come back to a seat that a bot minds', OwnSeat, (person, id, { seat }) =>
    takeBack(context, person, id, seat),
  );
  action(
    'handover',
    'A code by which someone else takes over the seat',
    OwnSeat,
    (person, id, { seat }) => offerSeat(context, person, id, seat),
  );
  action('takeover', 'Take over a seat with a code', Code, (person, id, { code }) =>
    acceptSeat(context, person, id, code),
  );
}

function startRoutes(app: App, context: Context, doorkeeper: Doorkeeper): void {
  const as = asPerson(context, doorkeeper);
  const plain = { params: TableParams, tags };
  app.post(
    `${base}/:id/start`,
    { schema: { ...plain, summary: 'Start the game', body: Type.Union([Type.Null(), Start]) } },
    (request, reply) =>
      as(request, reply, (person) => start(context, person, request.params.id, request.body?.bots)),
  );
  app.post(
    `${base}/:id/quit`,
    { schema: { ...plain, summary: 'Leave the table before the game starts' } },
    (request, reply) => as(request, reply, (person) => quit(context, person, request.params.id)),
  );
  app.post(
    `${base}/:id/rematch`,
    { schema: { ...plain, summary: 'The same people again' } },
    (request, reply) =>
      as(request, reply, (person) =>
        rematch(context, person, request.params.id, () => doorkeeper.table(request)),
      ),
  );
}
