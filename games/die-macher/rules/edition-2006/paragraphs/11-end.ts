import type { Out, Result } from '@hustings/kernel';
import { holdsCard, type Program } from '../../world/index.js';
import { data } from '../data.js';
import { mediaPoints, rounds } from './12-short-game.js';
import type { Event } from '../events.js';
import { isDominant, type SeenNation } from './9.4-national-opinions.js';
import type { State } from '../state.js';
import { procedure } from '../words.js';

/**
 * 11.1: most members and second most; tied for most, all of them get the same and nobody is
 * second; tied for second, nobody is.
 */
export function membersBonus(members: readonly number[]): number[] {
  const { first, second, tiedFirst } = data.membersBonus;
  const sorted = [...members].sort((a, b) => b - a);
  const leaders = members.filter((count) => count === sorted[0]).length;
  const seconds = members.filter((count) => count === sorted[leaders]).length;
  return members.map((count) => {
    if (count === sorted[0]) return leaders === 1 ? first : tiedFirst;
    return leaders === 1 && seconds === 1 && count === sorted[1] ? second : 0;
  });
}

function presencePoints(s: State, seat: number): number {
  let points = 0;
  for (let round = 1; round <= rounds(s); round++) {
    if ((s.presence[seat] >> (round - 1)) & 1) points += mediaPoints(s, round);
  }
  return points;
}

/** 11.1: points of a party for program cards equal to national opinions, more where one is dominant. */
export function nationalPoints(nation: SeenNation, program: Readonly<Program>): number {
  let points = 0;
  for (let space = 0; space < nation.opinions.length; space++) {
    if (!holdsCard(program, nation.opinions[space])) continue;
    points += data.nationalOpinion[space].points;
    if (isDominant(nation, space)) points += data.dominantPoints;
  }
  return points;
}

/** 11.1, 11.2: every point by its source; most points win, a tie is shared. */
export function result(s: State): Result {
  const sources = {
    seats: s.seats.slice(),
    media: s.parties.map((_, seat) => presencePoints(s, seat)),
    members: s.members.slice(),
    membersBonus: membersBonus(s.members),
    program: s.programs.map((program) => nationalPoints(s.nation, program)),
  };
  const scores = s.parties.map((_, seat) =>
    Object.values(sources).reduce((sum, points) => sum + points[seat], 0),
  );
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { scores, winners, sources };
}

function endGame(s: State, out: Out<Event>): void {
  s.ended = 1;
  out?.push({ type: 'gameEnded' });
}

export const end = procedure('11 end', endGame);
