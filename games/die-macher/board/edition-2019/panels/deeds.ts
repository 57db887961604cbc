import { actions, type politicians } from '../../../rules/edition-2019/index.js';
import { m } from '../words.svelte.js';

/** An action of a politician in a few words; what is marked happens once in a state. */
export function deed(place: number): string {
  const { verb, figure, once } = actions[place];
  return `${m().action(verb, figure)}${once === 0 ? '' : ` ${m().deeds.onceMark}`}`;
}

/** What that action does and costs, in a sentence. */
export const deedSay = (place: number): string => m().deeds.says[actions[place].verb] ?? '';

/** The places of all actions that a politician has, the main one first. */
export const deedsOf = ({ parts }: (typeof politicians)[number]): number[] => [
  ...parts[0],
  ...parts[1],
];
