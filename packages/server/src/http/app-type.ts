import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type { Static } from '@hustings/protocol';

/** Tells Fastify what has passed a schema. */
export interface SchemaTypes extends FastifyTypeProvider {
  readonly validator: Static<this['schema']>;
}

/** Fastify with schemas that are types as well. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  SchemaTypes
>;
