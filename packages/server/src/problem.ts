import type { Game, Json, Refusal } from '@hustings/kernel';
import type { ProblemCode } from '@hustings/protocol';

/** Why something can't be done, for the person who asked: a status, a code and a sentence. */
export type Problem = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
  /** A `ProblemCode`, or the rules' own. */
  readonly code: string;
  readonly message: string;
  readonly rule?: string;
  readonly values?: Readonly<Record<string, Json>>;
};

export function problem(
  status: Problem['status'],
  code: ProblemCode,
  message: string,
  values?: Problem['values'],
): Problem {
  return { status, code, message, ...(values === undefined ? {} : { values }) };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'status' in value && 'code' in value;
}

/** A refusal of the rules, in words. */
export function fromRefusal(game: Game, refusal: Refusal): Problem {
  const { refused: code, rule, values } = refusal;
  return { status: 422, code, message: game.says(refusal), rule, values };
}
