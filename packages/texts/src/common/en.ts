import type { Formats } from '../formats.js';
import type { CommonTexts, RefusalValue } from './texts.js';

/** English: what can go wrong in every game. */
export const common = (f: Formats<'en'>): CommonTexts => {
  const w = (value: RefusalValue): string => shown(value, f);
  const each = (values: RefusalValue): string =>
    Array.isArray(values) ? values.map(w).join(', ') : w(values);
  return {
    refusals: {
      'commitment-broken': () =>
        'The seed does not belong to the commitment published before the game.',
      'broken-invariant': ({ invariant }) =>
        `This state is impossible: "${w(invariant)}" does not hold.`,
      'game-over': () => 'The game is over.',
      'hash-differs': () => 'The position is not the recorded one.',
      'malformed-state': ({ where }) => `This is not a state of the game: ${w(where)}.`,
      'must-choose': () => 'You have to choose; passing is not possible here.',
      'no-such-seat': () => 'There is no such seat.',
      'no-undo': () =>
        'Nothing can be taken back: something was shown, or someone else has moved since.',
      'not-a-game-file': () => 'This is not a Hustings game file.',
      'not-a-list': () => 'A list of words is expected.',
      'not-a-move': ({ move }) => `Move ${w(move)} of the file is not a move.`,
      'not-a-number': () => 'A whole number, not negative, is expected.',
      'not-a-seed': () => 'A seed has 64 hexadecimal digits.',
      'not-a-word': () => 'One word is expected.',
      'not-an-allocation': () => 'An object with a number for each place is expected.',
      'not-an-answer': () => 'An answer is an object with just "kind" and "move".',
      'not-an-assignment': () => 'An object with a word for each place is expected.',
      'not-options': () => 'Options are an object of names and values.',
      'not-your-turn': () => 'It is not your turn to decide.',
      'other-decision': () => 'Another decision is open now.',
      'other-game': ({ game }) => `The file is of another game (${w(game)}).`,
      'other-rules': ({ file, here }) =>
        `The file was played with rules ${w(file)}; these are rules ${w(here)}.`,
      'picked-twice': () => 'The same choice is named twice.',
      'seed-not-shown': () => 'The seed is not in the file; it is shown when the game is over.',
      stale: ({ number }) => `The game has moved on: ${w(number)} moves have been made.`,
      'too-long-a-list': () => 'The list is too long.',
      'unknown-file-version': ({ version }) => `Files of version ${w(version)} are not known here.`,
      'unknown-option': () => 'There is no such choice.',
      'unknown-value': ({ option, values }) => `Option ${w(option)} can be: ${each(values)}.`,
      'wrong-number-of-seats': ({ min, max }) => `This game is for ${w(min)} to ${w(max)} players.`,
    },
  };
};

/** A value as it stands in a sentence: several are listed. */
function shown(value: RefusalValue, f: Formats<'en'>): string {
  if (Array.isArray(value)) return f.list(value.map((one: RefusalValue) => shown(one, f)));
  if (typeof value === 'number') return f.number(value);
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}
