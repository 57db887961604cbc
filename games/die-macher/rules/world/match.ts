import type { Opinions } from './opinions.js';
import type { Program } from './program.js';
import { attitudeOf, topicOf } from './topics.js';

/**
 * How a program fits the opinions of a state: +1 for each equal card, −1 for the same topic with
 * the opposite attitude, twice under the marker.
 */
export function match(program: Readonly<Program>, state: Readonly<Opinions>): number {
  let sum = 0;
  for (let space = 0; space < state.up; space++) {
    const card = state.opinions[space];
    const fits = program[topicOf(card)] * attitudeOf(card);
    sum += space === state.double ? 2 * fits : fits;
  }
  return sum;
}
