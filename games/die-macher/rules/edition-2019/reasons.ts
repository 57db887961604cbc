import { reason as anyReason, type Reason } from '@hustings/kernel';
import type { MediaRefusal } from '../world/index.js';
import type { State } from './state.js';

/** Every code with which the paragraphs refuse a move: texts have words for each. */
export type RefusalCode =
  | MediaRefusal
  | 'bid-below-zero'
  | 'bid-not-higher'
  | 'done-in-this-state'
  | 'donation-used'
  | 'more-than-you-own'
  | 'no-foreign-marker'
  | 'no-marker-of-theirs'
  | 'no-plus-for-your-party'
  | 'no-such-place'
  | 'not-an-action'
  | 'not-face-up'
  | 'not-in-cabinet'
  | 'not-in-display'
  | 'not-in-hand'
  | 'not-in-program'
  | 'not-so-many-here'
  | 'same-state-twice'
  | 'sent-twice'
  | 'state-full'
  | 'swapped-twice'
  | 'too-few-cards'
  | 'too-few-rallies'
  | 'too-few-to-convert'
  | 'too-many-cards'
  | 'too-many-swaps'
  | 'topic-laid'
  | 'topic-lies-there'
  | 'topic-twice'
  | 'under-double-marker';

/** A reason of this edition: a code that is not listed above does not compile. */
export const reason = (
  code: RefusalCode,
  rule: string,
  values?: Reason<State>['values'],
): Reason<State> => anyReason(code, rule, values);
