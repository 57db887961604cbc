import { filled, show, type Out, type Result } from '@hustings/kernel';
import { data } from '../data.js';
import { isLastRound, mediaPresencePoints } from './10.6-states-electing.js';
import type { Event } from '../events.js';
import { seatsOf } from '../../world/index.js';
import type { State } from '../state.js';
import { procedure, when } from '../words.js';

/** 9.17: most money and second most; equal sums share a place in full, no money takes none. */
export function moneyPoints(money: readonly number[]): number[] {
  const sums = [...new Set(money)].filter((sum) => sum > 0).sort((a, b) => b - a);
  return money.map((sum) => {
    const place = sums.indexOf(sum);
    return place < 0 ? 0 : (data.moneyBonus[place] ?? 0);
  });
}

function presencePoints(s: State, seat: number): number {
  let points = 0;
  for (let election = 0; election < s.options.elections; election++) {
    if ((s.presence[seat] >> election) & 1) points += mediaPresencePoints(s, election);
  }
  return points;
}

/** 9.17, 9.18: every point by its source; most points win, a tie is shared. */
export function result(s: State): Result {
  const sources = {
    votes: s.votePoints.slice(),
    elections: s.winPoints.slice(),
    media: s.presence.map((_, seat) => presencePoints(s, seat)),
    base: s.base.slice(),
    money: moneyPoints(s.money),
  };
  const scores = s.parties.map((_, seat) =>
    Object.values(sources).reduce((sum, points) => sum + points[seat], 0),
  );
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { scores, winners, sources };
}

/** 3.4: all balances are shown at the end of the game. */
function endGame(s: State, out: Out<Event>): void {
  s.ended = 1;
  s.earned = filled(seatsOf(s), 0);
  show(s);
  out?.push({ type: 'gameEnded', money: s.money.slice() });
}

export const end = procedure('9e end', when(isLastRound, endGame));
