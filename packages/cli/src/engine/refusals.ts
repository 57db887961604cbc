import type { Json, Refusal } from '@hustings/kernel';
import {
  commonTexts,
  fetchTexts,
  type RefusalValue,
  type Sayings,
  type Speaker,
} from '@hustings/texts';
import { commonly } from '../words.js';

/** The protocol speaks English, whoever reads it. */
const english = { common: await fetchTexts(commonTexts, 'en') };

/** A value as it is written: several after one another. */
function plain(value: RefusalValue): string {
  if (Array.isArray(value)) return value.map((one: RefusalValue) => plain(one)).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

const quoted = (value: RefusalValue): string => `"${plain(value)}"`;

/** Refusals of the protocol itself; those of a game come from the game. */
const sayings = {
  'internal-error': ({ message }) =>
    `This is a bug of the program, not of the request: ${plain(message)}`,
  'line-too-long': ({ limit }) => `A line may have at most ${plain(limit)} characters.`,
  'missing-field': ({ verb, field, expects }) =>
    `${quoted(verb)} needs the field ${quoted(field)}: ${plain(expects)}.`,
  'no-log': () => 'This table was loaded from a state; it has no log and no seed to export.',
  'no-such-game': ({ game, games }) =>
    `There is no game ${quoted(game)}; there are: ${plain(games)}.`,
  'no-such-table': ({ table }) => `There is no table ${quoted(table)}.`,
  'not-a-request': () => 'A request is an object with "id" (a text or a number) and "do" (a verb).',
  'not-json': () => 'The line is not JSON.',
  'too-many-tables': ({ limit }) => `There are ${plain(limit)} tables; close one first.`,
  'unknown-field': ({ verb, field }) => `${quoted(verb)} has no field ${quoted(field)}.`,
  'unknown-verb': ({ verb, verbs }) =>
    `There is no verb ${quoted(verb)}; there are: ${plain(verbs)}.`,
  'wrong-value': ({ field, expects }) => `The field ${quoted(field)} must be ${plain(expects)}.`,
} satisfies Sayings<string>;

type Misuse = keyof typeof sayings;

const RULE = 'protocol';

export function misused(code: Misuse, values: Readonly<Record<string, Json>> = {}): Refusal {
  return { refused: code, rule: RULE, values };
}

/** A refusal as the protocol writes it. */
export function refusalJson(refusal: Refusal, speaker?: Speaker): Json {
  const { refused: code, rule, values } = refusal;
  return { code, rule, values, says: says(refusal, speaker) };
}

function says(refusal: Refusal, speaker: Speaker | undefined): string {
  const { refused, rule, values } = refusal;
  if (rule === RULE) return sayings[refused as Misuse](values); // made by `misused`
  return speaker === undefined ? commonly(english, refusal) : speaker.refusal(refusal);
}
