/** What can go wrong by a mistake of ours. What somebody sends is refused, with a reason. */
type MistakeCode =
  | 'bound-twice'
  | 'card-not-there'
  | 'endless'
  | 'game-over'
  | 'logged-move-refused'
  | 'no-decision'
  | 'no-legal-amount'
  | 'no-legal-assignment'
  | 'no-legal-option'
  | 'no-legal-pick'
  | 'no-question'
  | 'nobody-to-ask'
  | 'not-a-seed'
  | 'not-bound'
  | 'not-dealt'
  | 'not-plain'
  | 'nothing-to-choose'
  | 'stack-empty'
  | 'too-large'
  | 'two-questions';

/** A mistake of ours, as programmers read it: a code and what it is about. Words are for texts. */
export const mistake = (code: MistakeCode, about: string | number = ''): Error =>
  new Error(`${code} ${about}`.trim());
