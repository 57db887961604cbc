import type { FastifyReply } from 'fastify';
import type { Context } from '../context.js';
import { isProblem, problem, type Problem } from '../problem.js';
import { UNPRINTABLE } from '../text.js';
import { isUnprintable, saidOf } from './validation.js';

/** A problem as the body of an answer. */
export function sendProblem(
  context: Context,
  reply: FastifyReply,
  found: Problem | undefined,
): void {
  const { status, ...body } = found ?? {
    status: 500,
    code: 'our-fault',
    message: 'Something went wrong on our side.',
  };
  context.metrics.refusals.inc({ status });
  void reply.code(status).type('application/json; charset=utf-8').send({ error: body });
}

/** The answer of an action: what it gives, or why not. */
export function answer(context: Context, reply: FastifyReply, value: unknown, status = 200): void {
  if (isProblem(value)) sendProblem(context, reply, value);
  else void reply.code(status).send(value);
}

export const unprintable = (): Problem => problem(400, 'unprintable', UNPRINTABLE);

/** What a thrown error means for who asked; nothing if it is our own fault. */
export function problemOf(context: Context, error: unknown): Problem | undefined {
  const { statusCode, code, validation, message } = error as Readonly<Record<string, unknown>>;
  if (Array.isArray(validation)) {
    if (isUnprintable(validation)) return unprintable();
    const said = saidOf(validation);
    return problem(
      400,
      'malformed',
      said ?? `This request is not as it should be: ${String(message)}.`,
    );
  }
  if (statusCode === 413) return problem(413, 'too-large', 'This is larger than the server takes.');
  if (statusCode === 415) return problem(400, 'not-json', 'Only JSON is understood here.');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return problem(400, 'malformed', 'This request can not be understood.');
  }
  context.log.error({ err: error, code }, 'request failed');
  return undefined;
}
