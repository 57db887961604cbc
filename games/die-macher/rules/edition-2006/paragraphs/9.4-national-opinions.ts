import { NONE } from '@hustings/kernel';
import { holdsCard, topicOf, type Program } from '../../world/index.js';
import { data } from '../data.js';

/** The opinions of the nation: five spaces, filled from the left; bits say which are dominant. */
export type Nation = { opinions: number[]; dominant: number };

export const NATIONAL_SPACES = data.nationalOpinion.length;

type SeenNation = { readonly opinions: readonly number[]; readonly dominant: number };

export const isDominant = (nation: SeenNation, space: number): boolean =>
  ((nation.dominant >> space) & 1) === 1;

/** The space on which a topic lies, or NONE. */
export function spaceOfTopic(nation: SeenNation, topic: number): number {
  for (let space = 0; space < nation.opinions.length; space++) {
    if (topicOf(nation.opinions[space]) === topic) return space;
  }
  return NONE;
}

/** 9.5: new members of a party for its program cards equal to national opinions. */
export function nationalMembers(nation: SeenNation, program: Readonly<Program>): number {
  let members = 0;
  for (let space = 0; space < nation.opinions.length; space++) {
    if (holdsCard(program, nation.opinions[space])) members += data.nationalOpinion[space].members;
  }
  return members;
}

/** 11.1: points of a party for the same, and more where the opinion is dominant. */
export function nationalPoints(nation: SeenNation, program: Readonly<Program>): number {
  let points = 0;
  for (let space = 0; space < nation.opinions.length; space++) {
    if (!holdsCard(program, nation.opinions[space])) continue;
    points += data.nationalOpinion[space].points;
    if (isDominant(nation, space)) points += data.dominantPoints;
  }
  return points;
}
