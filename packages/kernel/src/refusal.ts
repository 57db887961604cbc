import type { Json } from './json.js';

/** Why a move is not possible: a code for the catalogue, the rule's id, and the figures. */
export type Refusal = {
  readonly refused: string;
  readonly rule: string;
  readonly values: Readonly<Record<string, Json>>;
};

/**
 * A reason as the rules return it: a constant, compared with `undefined` when sampling, so that
 * refusing costs nothing there. The figures are only worked out for a person.
 */
export type Reason<S> = {
  readonly code: string;
  readonly rule: string;
  readonly values: (state: S, seat: number) => Readonly<Record<string, Json>>;
};

const noValues = (): Readonly<Record<string, Json>> => ({});

export function reason<S>(
  code: string,
  rule: string,
  values: Reason<S>['values'] = noValues,
): Reason<S> {
  return { code, rule, values };
}

/** Writes reasons of one game whose codes the compiler remembers: texts must have words for each. */
export const reasonsOf =
  <S>() =>
  <const C extends string>(
    code: C,
    rule: string,
    values: Reason<S>['values'] = noValues,
  ): Reason<S> & { readonly code: C } => ({ code, rule, values });

export function refuse<S>(why: Reason<S>, state: S, seat: number): Refusal {
  return { refused: why.code, rule: why.rule, values: why.values(state, seat) };
}

/** Refusals that every game shares; their rule is the kernel's own promise 5. */
export function refused(code: string, values: Readonly<Record<string, Json>> = {}): Refusal {
  return { refused: code, rule: 'kernel', values };
}

/** A refusal as programmers read it: no words, which are for texts. */
export const coded = ({ refused: code, rule, values }: Refusal): string =>
  `${code} (${rule}) ${JSON.stringify(values)}`;

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
