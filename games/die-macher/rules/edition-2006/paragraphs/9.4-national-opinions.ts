import { NONE } from '@hustings/kernel';
import { topicOf } from '../../world/index.js';
import { data } from '../data.js';
import type { Carried } from '../events.js';
import { reason } from '../reasons.js';
import type { State } from '../state.js';

export const NATIONAL_SPACES = data.nationalOpinion.length;

/** The nation as everybody sees it. */
export type SeenNation = { readonly opinions: readonly number[]; readonly dominant: number };

export const isDominant = (nation: SeenNation, space: number): boolean =>
  ((nation.dominant >> space) & 1) === 1;

/** The space on which a topic lies, or NONE. */
function spaceOfTopic(nation: SeenNation, topic: number): number {
  for (let space = 0; space < nation.opinions.length; space++) {
    if (topicOf(nation.opinions[space]) === topic) return space;
  }
  return NONE;
}

export const otherSpace = reason('other-space', 'M06-9.4');
const isDominantThere = reason('dominant-opinion', 'M06-9.4');
const changesNothing = reason('changes-nothing', 'M06-9.7');

/**
 * 9.4: a topic that lies there goes on its own space; a new one on the leftmost free space, or,
 * with all taken, in place of an opinion that is not dominant.
 */
export function whyNotCarry(s: State, card: number, to: number) {
  const { opinions } = s.nation;
  const own = spaceOfTopic(s.nation, topicOf(card));
  if (own !== NONE) {
    if (to !== own) return otherSpace;
    return opinions[own] === card && isDominant(s.nation, own) ? changesNothing : undefined;
  }
  if (opinions.length < NATIONAL_SPACES) return to === opinions.length ? undefined : otherSpace;
  return isDominant(s.nation, to) ? isDominantThere : undefined;
}

/** 9.4: equal to what lies there it makes it dominant; opposite or new, it takes its place. */
export function placeInNation(s: State, card: number, space: number): Carried {
  const { nation } = s;
  if (space === nation.opinions.length) {
    nation.opinions.push(card);
    return 'new';
  }
  const there = nation.opinions[space];
  if (there === card) {
    nation.dominant |= 1 << space;
    return 'dominant';
  }
  s.opinionDiscards.push(there);
  if (isDominant(nation, space)) s.opinionDiscards.push(there); // two equal cards
  nation.dominant &= ~(1 << space);
  nation.opinions[space] = card;
  return 'replaced';
}
