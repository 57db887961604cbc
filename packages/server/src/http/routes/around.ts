import type { Context } from '../../context.js';
import { newId } from '../../ids.js';
import type { Person } from '../../people/person.js';
import { mayRead } from '../../play/hub.js';
import { isProblem, problem, type Problem } from '../../problem.js';
import { sentAway, wasSentAway } from '../../table/seating.js';
import type { App } from '../app-type.js';
import type { Doorkeeper } from '../doorkeeper.js';
import {
  Note,
  ReadChat,
  Say,
  TableParams,
  type ChatMessage,
  type ChatRoom,
} from '@hustings/protocol';
import { asPerson } from '../as-person.js';

const tags = ['around the table'];

/** Chat and notes. Notes have no address but one's own, so nobody can ask for someone else's. */
export function aroundRoutes(app: App, context: Context, doorkeeper: Doorkeeper): void {
  const as = asPerson(context, doorkeeper);
  const { store } = context;
  const base = '/api/v1/tables/:id';
  const params = TableParams;

  app.get(
    `${base}/chat`,
    { schema: { tags, summary: 'What was said', params, querystring: ReadChat } },
    (request, reply) =>
      as(request, reply, async (person) => {
        const { room, before, limit } = request.query;
        const wrong = await notInRoom(context, person, request.params.id, room);
        return (
          wrong ??
          store.readChat(request.params.id, room, before ?? Number.MAX_SAFE_INTEGER, limit ?? 100)
        );
      }),
  );
  app.post(
    `${base}/chat`,
    { schema: { tags, summary: 'Say something', params, body: Say } },
    (request, reply) =>
      as(
        request,
        reply,
        async (person) =>
          doorkeeper.word(person.id) ??
          say(context, person, request.params.id, request.body.room, request.body.text),
      ),
  );
  app.get(`${base}/note`, { schema: { tags, summary: 'Your note', params } }, (request, reply) =>
    as(request, reply, async (person) => {
      const live = await context.desk.look(request.params.id);
      return isProblem(live) ? live : { text: await store.readNote(request.params.id, person.id) };
    }),
  );
  app.put(
    `${base}/note`,
    { schema: { tags, summary: 'Write your note', params, body: Note } },
    (request, reply) =>
      as(request, reply, async (person) => {
        const live = await context.desk.look(request.params.id);
        if (isProblem(live)) return live;
        await store.writeNote(request.params.id, person.id, request.body.text);
        return { ok: true };
      }),
  );
}

export async function say(
  context: Context,
  person: Person,
  table: string,
  room: ChatRoom,
  text: string,
): Promise<ChatMessage | Problem> {
  const wrong = await notInRoom(context, person, table, room);
  if (wrong !== undefined) return wrong;
  const message = { id: newId(), table, room, person: person.id, at: context.now(), text };
  await context.store.addChat(message);
  return message;
}

async function notInRoom(
  context: Context,
  person: Person,
  table: string,
  room: ChatRoom,
): Promise<Problem | undefined> {
  const live = await context.desk.look(table);
  if (isProblem(live)) return live;
  const { doc } = live.record;
  const until = sentAway(doc, person.id, context.now());
  if (until !== undefined && room === 'table') return wasSentAway(until, context.now());
  if (room === 'spectators' && !doc.spectators.allowed) return problem(403, 'no-spectators');
  return mayRead(doc, person.id, room) ? undefined : problem(403, 'other-room');
}
