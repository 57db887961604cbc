import type { Json } from './json.js';
import type { Refusal } from './refusal.js';

/** English sentences of a game for the command line and protocols; clients bring catalogues. */
export type Phrases = {
  /** By refusal code; `{name}` stands for a value of the refusal. */
  readonly refusals: Readonly<Record<string, string>>;
  /** By decision kind: what is asked, in one sentence. */
  readonly decisions: Readonly<Record<string, string>>;
};

const common: Phrases['refusals'] = {
  'commitment-broken': 'The seed does not belong to the commitment published before the game.',
  'broken-invariant': 'This state is impossible: "{invariant}" does not hold.',
  'game-over': 'The game is over.',
  'hash-differs': 'The position is not the recorded one.',
  'malformed-state': 'This is not a state of the game: {where}.',
  'must-choose': 'You have to choose; passing is not possible here.',
  'no-such-seat': 'There is no such seat.',
  'no-undo': 'Nothing can be taken back: something was shown, or someone else has moved since.',
  'not-a-game-file': 'This is not a Hustings game file.',
  'not-a-list': 'A list of words is expected.',
  'not-a-move': 'Move {move} of the file is not a move.',
  'not-a-number': 'A whole number, not negative, is expected.',
  'not-a-seed': 'A seed has 64 hexadecimal digits.',
  'not-a-word': 'One word is expected.',
  'not-an-allocation': 'An object with a number for each place is expected.',
  'not-an-answer': 'An answer is an object with just "kind" and "move".',
  'not-an-assignment': 'An object with a word for each place is expected.',
  'not-options': 'Options are an object of names and values.',
  'not-your-turn': 'It is not your turn to decide.',
  'other-decision': 'The open decision is "{kind}".',
  'other-game': 'The file is of another game ({game}).',
  'other-rules': 'The file was played with rules {file}; these are rules {here}.',
  'picked-twice': '{word} is named twice.',
  'seed-not-shown': 'The seed is not in the file; it is shown when the game is over.',
  stale: 'The game has moved on: {number} moves have been made.',
  'too-long-a-list': 'The list is too long.',
  'unknown-file-version': 'Files of version {version} are not known here.',
  'unknown-option': 'There is no such choice.',
  'unknown-value': 'Option {option} can be: {values}.',
  'wrong-number-of-seats': 'This game is for {min} to {max} players.',
};

/** The refusal as an English sentence. */
export function sentence(phrases: Phrases, refusal: Refusal): string {
  const template = phrases.refusals[refusal.refused] ?? common[refusal.refused];
  return template === undefined ? refusal.refused : fill(template, refusal.values);
}

/** Values into their places; "{money},000" of nothing is 0. */
export function fill(template: string, values: Readonly<Record<string, Json>>): string {
  const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    const parts: readonly Json[] = Array.isArray(value) ? value : [value];
    return parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(', ');
  });
  return filled.replace(/(?<!\d)0,000\b/g, '0');
}
