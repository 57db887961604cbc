import type { Json } from '@hustings/kernel';
import { Type, type Static } from './schema.js';

/**
 * Every reason that a server has of its own for not doing something: the catalogue of their sentences
 * names them. The rules of a game have more, which come with the id of the rule.
 */
export type { ProblemCode } from '@hustings/texts';

/** Why something was not done, as it is told: a code and figures for catalogues, and a sentence. */
export const Failure = Type.Object({
  code: Type.String(),
  message: Type.String(),
  status: Type.Optional(Type.Integer()),
  /** For a refusal of the rules: which of them. */
  rule: Type.Optional(Type.String()),
  values: Type.Optional(Type.Game<Readonly<Record<string, Json>>>()),
});
export type Failure = Static<typeof Failure>;

/** The answer to a request that is refused. */
export const Refused = Type.Object({ error: Failure });
