import { sentence, type Json, type Phrases, type Refusal } from '@hustings/kernel';
import type { AnyGame } from '@hustings/games';

/** Refusals of the protocol itself; those of a game come from the game. */
const phrases: Phrases = {
  refusals: {
    'internal-error': 'This is a bug of the program, not of the request: {message}',
    'line-too-long': 'A line may have at most {limit} characters.',
    'missing-field': '"{verb}" needs the field "{field}": {expects}.',
    'no-log': 'This table was loaded from a state; it has no log and no seed to export.',
    'no-such-game': 'There is no game "{game}"; there are: {games}.',
    'no-such-table': 'There is no table "{table}".',
    'not-a-request': 'A request is an object with "id" (a text or a number) and "do" (a verb).',
    'not-json': 'The line is not JSON.',
    'too-many-tables': 'There are {limit} tables; close one first.',
    'unknown-field': '"{verb}" has no field "{field}".',
    'unknown-verb': 'There is no verb "{verb}"; there are: {verbs}.',
    'wrong-value': 'The field "{field}" must be {expects}.',
  },
  decisions: {},
};

const RULE = 'protocol';

export function misused(code: string, values: Readonly<Record<string, Json>> = {}): Refusal {
  return { refused: code, rule: RULE, values };
}

/** A refusal as the protocol writes it. */
export function refusalJson(refusal: Refusal, game?: AnyGame): Json {
  const { refused: code, rule, values } = refusal;
  const ours = rule === RULE || game === undefined;
  const says = ours ? sentence(phrases, refusal) : game.says(refusal);
  return { code, rule, values, says };
}
