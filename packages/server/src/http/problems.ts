import type { FastifyReply } from 'fastify';
import type { Context } from '../context.js';
import { damagedLog } from '../play/desk.js';
import { isProblem, problem, type Problem } from '../problem.js';
import { StoreTrouble, UnreadableEntry, type TroubleCode } from '../store/trouble.js';
import { isUnprintable, malformed } from './validation.js';

/** What is answered where nobody but us has done anything wrong. */
export const ourFault = (): Problem => problem(500, 'our-fault');

/** A problem as the body of an answer. */
export function sendProblem(
  context: Context,
  reply: FastifyReply,
  found: Problem | undefined,
): void {
  const { status, ...body } = context.words.sent(found ?? ourFault());
  context.metrics.refusals.inc({ status });
  void reply.code(status).type('application/json; charset=utf-8').send({ error: body });
}

/** The answer of an action: what it gives, or why not. */
export function answer(context: Context, reply: FastifyReply, value: unknown, status = 200): void {
  if (isProblem(value)) sendProblem(context, reply, value);
  else void reply.code(status).send(value);
}

export const unprintable = (): Problem => problem(400, 'unprintable');

/** What the store's troubles mean for who asked. */
const troubles: Readonly<Record<TroubleCode, Problem>> = {
  'storage-away': problem(503, 'storage-away'),
  'storage-full': problem(503, 'storage-full'),
  busy: problem(503, 'busy'),
  'unfit-text': unprintable(),
};

/** What a thrown error means for who asked; nothing if it is our own fault. */
export function problemOf(context: Context, error: unknown): Problem | undefined {
  if (error instanceof StoreTrouble) {
    context.log.debug({ err: error }, 'storage trouble'); // as often as somebody asks
    return troubles[error.code];
  }
  if (error instanceof UnreadableEntry) return damagedLog();
  const { statusCode, code, validation, validationContext } = error as Readonly<
    Record<string, unknown>
  >;
  if (Array.isArray(validation)) {
    if (isUnprintable(validation)) return unprintable();
    return malformed(validation, String(validationContext));
  }
  if (statusCode === 413) return problem(413, 'too-large');
  if (statusCode === 415) return problem(400, 'not-json');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return problem(400, 'malformed', {});
  }
  context.log.error({ err: error, code }, 'request failed');
  return undefined;
}
