import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.js';
import type { Asker } from '../people/changing.js';
import type { Person } from '../people/person.js';
import { isProblem, type Problem } from '../problem.js';
import type { Doorkeeper } from './doorkeeper.js';
import { answer } from './problems.js';

/** Does something for a person and answers with what comes of it. */
export type AsPerson = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  act: (person: Person, asker: Asker) => Promise<T | Problem>,
) => Promise<FastifyReply>;

export function asPerson(context: Context, doorkeeper: Doorkeeper): AsPerson {
  return async (request, reply, act) => {
    const asker = await doorkeeper.asker(request, reply);
    answer(context, reply, isProblem(asker) ? asker : await act(asker.person, asker));
    return reply;
  };
}
