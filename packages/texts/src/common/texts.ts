import type { Json } from '@hustings/kernel';

export type RefusalValue = Json | undefined;
export type RefusalValues = Readonly<Record<string, RefusalValue>>;

/** A refusal in words, from its values. */
export type Sayings<Code extends string> = Readonly<
  Record<Code, (values: RefusalValues) => string>
>;

/** What the kernel itself refuses, whatever the game. */
export type CommonRefusal =
  | 'commitment-broken'
  | 'broken-invariant'
  | 'game-over'
  | 'hash-differs'
  | 'malformed-state'
  | 'must-choose'
  | 'no-such-seat'
  | 'no-undo'
  | 'not-a-game-file'
  | 'not-a-list'
  | 'not-a-move'
  | 'not-a-number'
  | 'not-a-seed'
  | 'not-a-word'
  | 'not-an-allocation'
  | 'not-an-answer'
  | 'not-an-assignment'
  | 'not-options'
  | 'not-your-turn'
  | 'other-decision'
  | 'other-game'
  | 'other-rules'
  | 'picked-twice'
  | 'seed-not-shown'
  | 'stale'
  | 'too-long-a-list'
  | 'unknown-file-version'
  | 'unknown-option'
  | 'unknown-value'
  | 'wrong-number-of-seats';

export type CommonTexts = { readonly refusals: Sayings<CommonRefusal> };
