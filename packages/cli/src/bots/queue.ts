import type { GameReport, MatchPlan } from '@hustings/bots/arena';

/** Placeholder until the queue is there. */
export async function throughQueue(
  _url: string,
  _plan: MatchPlan,
  _count: number,
  _tell: (done: number) => void,
): Promise<GameReport[]> {
  throw new Error('not yet');
}
