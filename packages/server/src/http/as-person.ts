import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.js';
import type { Person } from '../people/person.js';
import { isProblem, type Problem } from '../problem.js';
import type { Doorkeeper } from './doorkeeper.js';
import { answer } from './problems.js';

/** Does something for a person and answers with what comes of it. */
export type AsPerson = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  act: (person: Person) => Promise<T | Problem>,
) => Promise<FastifyReply>;

export function asPerson(context: Context, doorkeeper: Doorkeeper): AsPerson {
  return async (request, reply, act) => {
    const person = await doorkeeper.person(request, reply);
    answer(context, reply, isProblem(person) ? person : await act(person));
    return reply;
  };
}
