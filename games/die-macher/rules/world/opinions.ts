import { topicOf } from './topics.js';

/**
 * The popular opinions of a state: four spaces, of which the first `up` are turned up (they are
 * turned from left to right); at most one bears the marker that counts it twice.
 */
export type Opinions = {
  opinions: number[];
  up: number;
  double: number;
};

/** The spaces for opinions on a board. */
export const OPINION_SPACES = 4;

/** Does this topic lie face up in the state, `besides` one space? */
export function topicLies(state: Readonly<Opinions>, topic: number, besides = -1): boolean {
  for (let space = 0; space < state.up; space++) {
    if (space !== besides && topicOf(state.opinions[space]) === topic) return true;
  }
  return false;
}

/** Is no topic face up twice in the state? */
export function topicsDiffer(state: Readonly<Opinions>): boolean {
  let seen = 0;
  for (let space = 0; space < state.up; space++) {
    const topic = 1 << topicOf(state.opinions[space]);
    if (seen & topic) return false;
    seen |= topic;
  }
  return true;
}
