import type { Game, Json, Refusal } from '@hustings/kernel';
import type { ProblemCode, ValuesOf } from '@hustings/texts';

/**
 * Why something can't be done, for the person who asked: a status, a code and values. Sentences are
 * made of them where they are sent (`words.ts`), or by whoever reads them in another language.
 */
export type Problem = {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503;
  readonly code: string;
  readonly rule?: string;
  readonly values?: Readonly<Record<string, Json>>;
  /** The game whose rules refuse it; it does not go out. */
  readonly game?: Game;
};

/** Values where the problem is said with some, nothing where it is not. */
type Given<C extends ProblemCode> = ValuesOf<C> extends undefined ? [] : [values: ValuesOf<C>];

export function problem<C extends ProblemCode>(
  status: Problem['status'],
  code: C,
  ...[values]: Given<C>
): Problem {
  return { status, code, ...(values === undefined ? {} : { values }) };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'status' in value && 'code' in value;
}

/** A refusal of the rules, or of what every game does alike. */
export function fromRefusal(game: Game | undefined, refusal: Refusal): Problem {
  const { refused: code, rule, values } = refusal;
  return { status: 422, code, rule, values, ...(game === undefined ? {} : { game }) };
}
