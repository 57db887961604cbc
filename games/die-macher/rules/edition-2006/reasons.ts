import { reason as reasonFor, type Reason } from '@hustings/kernel';
import type { MediaRefusal } from '../world/index.js';
import type { State } from './state.js';

/** Every code with which this edition refuses a move: texts have words for each. */
export type RefusalCode =
  | MediaRefusal
  | 'already-in-coalition'
  | 'below-former-bid'
  | 'bid-below-zero'
  | 'bid-not-higher'
  | 'card-laid-twice'
  | 'changes-nothing'
  | 'contribution-used'
  | 'convert-one-or-more'
  | 'dominant-opinion'
  | 'key-issue-there'
  | 'line-without-change'
  | 'marker-without-state'
  | 'media-protect'
  | 'more-than-you-own'
  | 'named-before'
  | 'no-card-there'
  | 'no-coalition-tile'
  | 'no-foreign-marker'
  | 'no-key-issue'
  | 'no-room-for-meetings'
  | 'no-such-place'
  | 'not-an-action'
  | 'not-face-up'
  | 'not-in-cabinet'
  | 'not-in-hand'
  | 'not-in-program'
  | 'not-in-reserve'
  | 'not-so-many-here'
  | 'not-so-many-in-hand'
  | 'not-yourself'
  | 'other-space'
  | 'same-card'
  | 'state-without-marker'
  | 'too-few-equal-cards'
  | 'too-few-meetings'
  | 'too-many-lines'
  | 'topic-lies-there'
  | 'topic-twice'
  | 'under-key-issue';

/** A reason of this edition, by its code and its rule, with the figures it speaks of. */
export const reason: (
  code: RefusalCode,
  rule: string,
  values?: Reason<State>['values'],
) => Reason<State> = reasonFor;
