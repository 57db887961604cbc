import type { FastifyReply } from 'fastify';
import type { Context } from '../context.js';
import { damagedLog } from '../play/desk.js';
import { isProblem, problem, type Problem } from '../problem.js';
import { StoreTrouble, UnreadableEntry, type TroubleCode } from '../store/trouble.js';
import { UNPRINTABLE } from '../text.js';
import { isUnprintable, saidOf } from './validation.js';

/** What is answered where nobody but us has done anything wrong. */
export const ourFault = () =>
  ({ status: 500, code: 'our-fault', message: 'Something went wrong on our side.' }) as const;

/** A problem as the body of an answer. */
export function sendProblem(
  context: Context,
  reply: FastifyReply,
  found: Problem | ReturnType<typeof ourFault> | undefined,
): void {
  const { status, ...body } = found ?? ourFault();
  context.metrics.refusals.inc({ status });
  void reply.code(status).type('application/json; charset=utf-8').send({ error: body });
}

/** The answer of an action: what it gives, or why not. */
export function answer(context: Context, reply: FastifyReply, value: unknown, status = 200): void {
  if (isProblem(value)) sendProblem(context, reply, value);
  else void reply.code(status).send(value);
}

export const unprintable = (): Problem => problem(400, 'unprintable', UNPRINTABLE);

/** What the store's troubles mean for who asked. */
const troubles: Readonly<Record<TroubleCode, Problem>> = {
  'storage-away': problem(
    503,
    'storage-away',
    'The server can not reach its storage just now. Please try again in a moment.',
  ),
  'storage-full': problem(
    503,
    'storage-full',
    'The server has no room left to write anything down. Nothing was changed; please try again later.',
  ),
  busy: problem(503, 'busy', 'Too much happened at once. Please try again.'),
  'unfit-text': unprintable(),
};

/** What a thrown error means for who asked; nothing if it is our own fault. */
export function problemOf(context: Context, error: unknown): Problem | undefined {
  if (error instanceof StoreTrouble) {
    context.log.debug({ err: error }, 'storage trouble'); // as often as somebody asks
    return troubles[error.code];
  }
  if (error instanceof UnreadableEntry) return damagedLog();
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
