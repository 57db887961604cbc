import type { Refusal } from '@hustings/kernel';

/** Why something can't be done now: the refusal's sentence, and the id of its rule. */
export type WhyNot = { readonly text: string; readonly rule: string };

/** A refusal as it is answered, in the language being read. */
export const answered = (
  refusal: Refusal | undefined,
  says: (refusal: Refusal) => string,
): WhyNot | undefined =>
  refusal === undefined ? undefined : { text: says(refusal), rule: refusal.rule };

/**
 * What a control wears that can't be used now. It stays in reach of mouse, finger and keys and can be
 * asked: pressed, it answers in the `Why` of the form it stands in, with its sentence and its rule.
 */
export const cannot = (
  why: WhyNot | undefined,
): {
  readonly 'aria-disabled'?: true;
  readonly 'data-cannot'?: string;
  readonly 'data-cannot-rule'?: string;
} =>
  why === undefined
    ? {}
    : { 'aria-disabled': true, 'data-cannot': why.text, 'data-cannot-rule': why.rule };

/** What the control that was pressed would answer. */
export function askedAt(target: EventTarget | null): WhyNot | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-cannot]') : null;
  if (control === null) return undefined;
  const { cannot: text = '', cannotRule: rule = '' } = control.dataset;
  return { text, rule };
}
